//! `cargo xtask python`: the wheel of the Python package, and its tests.

use std::fs;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::invocation::{Invocation, root};
use crate::steps::{self, Step};
use crate::terminal::print_error;

/// Where the package is installed and tested.
const VENV: &str = "target/python/venv";

/// Where the wheel is put.
const WHEELS: &str = "target/python/wheels";

/// What building and testing needs.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

/// The oldest Python that the wheel is for, as its programs call it.
const OLDEST: &str = "(3, 10)";

/// Builds the wheel, installs it into a virtual environment and runs its tests there.
pub(crate) fn python(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let release = arguments.flag("--release");
    let bench = arguments.flag("--bench");
    arguments.finish()?;
    ready()?;
    // Old wheels would be installed, too.
    let wheels = root().join(WHEELS);
    if wheels.is_dir() {
        fs::remove_dir_all(&wheels).map_err(|source| Failure::File { path: WHEELS.into(), source })?;
    }
    steps::run(&steps(release, bench))
}

fn steps(release: bool, bench: bool) -> Vec<Step> {
    let step = |name: &str, invocation: Invocation| Step { name: name.into(), invocation, needs: None };
    // Without `--release` what the tests of the workspace have compiled is used again.
    let profile = if release { "release" } else { "dev" };
    // As a user's pip does, but with the maturin that is here.
    let build = ["-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "./python"];
    let build = in_venv("python", &build)
        .argument("--wheel-dir")
        .argument(WHEELS)
        .variable("MATURIN_PEP517_ARGS", format!("--locked --profile {profile}"));
    let install = ["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", "--no-index"];
    let stubs = ["-m", "mypy.stubtest", "mandala_games._native", "--ignore-disjoint-bases"];
    let mut steps = vec![
        step("format", in_venv("ruff", &["format", "--check", "python"])),
        step("lints", in_venv("ruff", &["check", "python"])),
        step("types", in_venv("mypy", &["--config-file", "python/pyproject.toml", "python/mandala_games"])),
        step("wheel", build),
        step(
            "installation",
            in_venv("python", &install).argument("--find-links").argument(WHEELS).argument("mandala-games"),
        ),
        step("types of the binding", in_venv("python", &stubs)),
        step("tests", in_venv("python", &["-m", "pytest", "-c", "python/pyproject.toml", "python/tests"])),
    ];
    if bench {
        steps.push(step("benchmark", in_venv("python", &["-m", "mandala_games.bench"])));
    }
    steps
}

/// Makes sure that there is a virtual environment with everything that is needed.
pub(crate) fn ready() -> Result<(), Failure> {
    let version = format!("import sys; sys.exit(sys.version_info < {OLDEST})");
    if !Invocation::new(PYTHON, &["-c", &version, "-"]).works() {
        return Err(Failure::Missing {
            what: "Python 3.10 or newer".into(),
            command: "a package of https://python.org, or your system's package manager".into(),
        });
    }
    let installed = format!("{VENV}/.installed");
    let unread = |source| Failure::File { path: REQUIREMENTS.into(), source };
    let wanted = fs::read(root().join(REQUIREMENTS)).map_err(unread)?;
    if fs::read(root().join(&installed)).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    print_error(format_args!("Installing what {REQUIREMENTS} names into {VENV}."));
    let create = Invocation::new(PYTHON, &["-m", "venv", "--clear", VENV]);
    if !create.succeeds()? {
        return Err(Failure::Missing {
            what: "Python's module `venv`".into(),
            command: "your system's package manager (Debian package: python3-venv)".into(),
        });
    }
    let install = in_venv("python", &["-m", "pip", "install", "--quiet", "--requirement", REQUIREMENTS]);
    if !install.succeeds()? {
        return Err(Failure::Unreachable {
            what: "a package for Python".into(),
            command: install.to_string(),
        });
    }
    fs::write(root().join(&installed), wanted).map_err(|source| Failure::File { path: installed, source })
}

/// What Python is called here.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// A program of the virtual environment, as if that had been activated.
fn in_venv(program: &str, arguments: &[&str]) -> Invocation {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    Invocation::new(&format!("{VENV}/{folder}/{program}"), arguments).variable("VIRTUAL_ENV", VENV)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wheel_is_built_as_locked_before_it_is_tested() {
        let steps = steps(true, false);
        let at = |name: &str| steps.iter().position(|step| step.name == name).unwrap();
        assert!(at("wheel") < at("installation") && at("installation") < at("tests"));
        assert!(steps[at("wheel")].invocation.to_string().contains("--locked "));
    }

    /// People read the version where they get the package, so there is one only.
    #[test]
    fn the_package_has_the_version_of_the_workspace() {
        let project = fs::read_to_string(root().join("python/pyproject.toml")).unwrap();
        assert!(project.contains("dynamic = [\"version\"]") && !project.contains("\nversion"));
        let crate_manifest = fs::read_to_string(root().join("crates/python/Cargo.toml")).unwrap();
        assert!(crate_manifest.contains("version.workspace = true"));
    }
}
