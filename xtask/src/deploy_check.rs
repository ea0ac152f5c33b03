//! `cargo xtask deploy-check`: the files in `deploy`, checked by the programs that read them.
//!
//! Nothing is started, and no cluster is needed: Kubernetes and Compose publish schemas, the proxy, the bus and Prometheus check
//! their own files. That the files fit our program is an ordinary test of the binary (`crates/cli/tests/cli/deploy.rs`).

use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::steps::{self, Step};

/// Where the validators lie, and which they are: both bring the schemas along.
const VALIDATORS: &str = "target/deploy-check";
const PACKAGES: [&str; 2] = ["kubernetes-validate==1.37.0", "check-jsonschema==0.39.0"];

/// The oldest and the newest version of Kubernetes that the manifests are checked for.
const KUBERNETES: [&str; 2] = ["1.29", "1.37"];

/// Checks every file for which a validator is installed; the others are listed as skipped.
pub(crate) fn deploy_check(arguments: Arguments) -> Result<ExitCode, Failure> {
    arguments.finish()?;
    let mut steps = Vec::new();
    let manifests = manifests()?;
    for version in KUBERNETES {
        let start = validator("kubernetes-validate", &["--strict", "--quiet", "-k", version]);
        let invocation = manifests.iter().fold(start, Invocation::argument);
        steps.push(Step { name: format!("Kubernetes {version}"), invocation, needs: Some(install) });
    }
    let compose = "deploy/compose.yaml";
    steps.push(Step {
        name: "Compose, by its schema".into(),
        invocation: validator("check-jsonschema", &["--builtin-schema", "vendor.compose-spec", compose]),
        needs: Some(install),
    });
    steps.push(Step {
        name: "Compose, by Docker".into(),
        invocation: secrets(Invocation::new("docker", &["compose", "--file", compose, "config", "--quiet"])),
        needs: Some(|| there("docker", &["compose", "version"], "docker-compose-plugin")),
    });
    steps.push(Step {
        name: "the proxy".into(),
        invocation: Invocation::new("haproxy", &["-c", "-f", "deploy/haproxy.cfg"]),
        needs: Some(|| there("haproxy", &["-v"], "haproxy")),
    });
    steps.push(Step {
        name: "the bus".into(),
        invocation: secrets(Invocation::new("nats-server", &["-t", "-c", "deploy/nats.conf"])),
        needs: Some(|| there("nats-server", &["--version"], "nats-server")),
    });
    steps.push(Step {
        name: "figures and alerts".into(),
        invocation: Invocation::new("promtool", &["check", "config", "deploy/prometheus.yml"]),
        needs: Some(|| there("promtool", &["--version"], "prometheus")),
    });
    steps::run(&steps)
}

/// The manifests, the example of a secret among them, in order.
fn manifests() -> Result<Vec<String>, Failure> {
    let folder = "deploy/kubernetes";
    let failed = |source| Failure::File { path: folder.to_owned(), source };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(root().join(folder)).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        files.push(format!("{folder}/{}", name.to_string_lossy()));
    }
    files.sort();
    Ok(files)
}

fn validator(program: &str, arguments: &[&str]) -> Invocation {
    Invocation::new(&format!("{VALIDATORS}/bin/{program}"), arguments)
}

/// Puts the validators into a folder of their own, unless they are there.
fn install() -> Result<(), Failure> {
    let is_there =
        ["kubernetes-validate", "check-jsonschema"].map(|name| validator(name, &["--version"]).works());
    if is_there == [true; 2] {
        return Ok(());
    }
    let pip = format!("{VALIDATORS}/bin/pip");
    let folder = Invocation::new("python3", &["-m", "venv", VALIDATORS]);
    let packages = Invocation::new(&pip, &["install", "--quiet", PACKAGES[0], PACKAGES[1]]);
    if folder.works() && packages.succeeds()? {
        return Ok(());
    }
    Err(Failure::Missing { what: PACKAGES.join(" and "), command: format!("{folder} && {packages}") })
}

/// Whether a program answers; nothing is installed for a look at a file.
fn there(program: &str, arguments: &[&str], package: &str) -> Result<(), Failure> {
    let probe = Invocation::new(program, arguments);
    if probe.works() {
        return Ok(());
    }
    Err(Failure::Missing { what: format!("`{probe}`"), command: format!("apt-get install {package}") })
}

/// Files that ask for secrets are read with some.
fn secrets(invocation: Invocation) -> Invocation {
    let names = ["POSTGRES_PASSWORD", "NATS_NODE_PASSWORD", "NATS_WORKER_PASSWORD"];
    names.into_iter().fold(invocation, |invocation, name| invocation.variable(name, "example"))
}
