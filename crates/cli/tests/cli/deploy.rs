//! What lies in `deploy` fits the program: every command, flag, variable, port and path that is used there exists.
//!
//! Whether the files fit those who read them is for `cargo xtask deploy-check` to say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::run::{Run, mandala, run};
use crate::serve::Server;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy")
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("deploy/{name}: {error}"))
}

/// The documents of a YAML file.
fn documents(name: &str) -> Vec<Value> {
    let text = text(name);
    let each = yaml_serde::Deserializer::from_str(&text).map(|document| {
        let mut value: yaml_serde::Value = serde::Deserialize::deserialize(document).unwrap();
        value.apply_merge().unwrap();
        serde_json::to_value(value).unwrap()
    });
    each.collect()
}

/// What all of the manifests describe.
fn manifests() -> Vec<Value> {
    let mut names: Vec<_> = fs::read_dir(folder().join("kubernetes"))
        .unwrap()
        .map(|entry| format!("kubernetes/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    names.sort();
    names.iter().flat_map(|name| documents(name)).collect()
}

/// A manifest by its kind and name.
fn manifest<'a>(all: &'a [Value], kind: &str, name: &str) -> &'a Value {
    let is = |value: &&Value| value["kind"] == kind && value["metadata"]["name"] == name;
    all.iter().find(is).unwrap_or_else(|| panic!("no {kind} {name}"))
}

/// A process of ours, as it would be started.
struct ServerProcess {
    arguments: Vec<String>,
    variables: BTreeMap<String, String>,
}

impl ServerProcess {
    /// Runs the program so, with `more` arguments.
    fn run(&self, more: &[&str]) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
        command.args(&self.arguments).args(more).envs(&self.variables);
        run(command, |_| Ok(()))
    }
}

fn words(list: &Value) -> Vec<String> {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    list.as_array().into_iter().flatten().map(word).collect()
}

/// A value in a compose file with its variables put in: their default, or something.
fn filled_in(text: &str) -> String {
    let (mut filled, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once("${") {
        let (variable, after) = after.split_once('}').unwrap();
        let default = variable.split_once(":-").map_or("something", |(_, default)| default);
        filled.push_str(before);
        filled.push_str(default);
        rest = after;
    }
    filled + rest
}

/// The processes of ours in the compose file, by the name of their service.
fn of_compose() -> BTreeMap<String, ServerProcess> {
    let compose = documents("compose.yaml").remove(0);
    let services = compose["services"].as_object().unwrap().iter();
    let ours = services.filter(|(_, service)| service["image"].as_str().unwrap().contains("MANDALA_IMAGE"));
    let started = |service: &Value| ServerProcess {
        arguments: words(&service["command"]),
        variables: service["environment"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, value)| {
                (name.clone(), filled_in(value.as_str().unwrap_or_else(|| panic!("{name} is no text"))))
            })
            .collect(),
    };
    ours.map(|(name, service)| (name.clone(), started(service))).collect()
}

/// The container of a deployment.
fn container<'a>(all: &'a [Value], name: &str) -> &'a Value {
    &manifest(all, "Deployment", name)["spec"]["template"]["spec"]["containers"][0]
}

/// The processes of ours in the manifests, by the name of their deployment.
fn of_kubernetes(all: &[Value]) -> BTreeMap<String, ServerProcess> {
    let secret = &manifest(all, "Secret", "mandala")["stringData"];
    let started = |name: &str| {
        let container = container(all, name);
        let mut variables = BTreeMap::new();
        for from in container["envFrom"].as_array().into_iter().flatten() {
            let config = manifest(all, "ConfigMap", from["configMapRef"]["name"].as_str().unwrap());
            for (name, value) in config["data"].as_object().unwrap() {
                variables.insert(name.clone(), value.as_str().unwrap().to_owned());
            }
        }
        for variable in container["env"].as_array().unwrap() {
            let key = variable["valueFrom"]["secretKeyRef"]["key"].as_str().unwrap();
            let value = secret[key].as_str().unwrap_or_else(|| panic!("the secret has no {key}"));
            variables.insert(variable["name"].as_str().unwrap().to_owned(), value.to_owned());
        }
        ServerProcess { arguments: words(&container["args"]), variables }
    };
    ["node", "worker"].map(|name| (name.to_owned(), started(name))).into()
}

fn all_started() -> Vec<(String, ServerProcess)> {
    of_compose().into_iter().chain(of_kubernetes(&manifests())).collect()
}

/// What a file for systemd says under a key.
fn lines_of<'a>(unit: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    unit.lines().filter_map(move |line| line.strip_prefix(key))
}

/// The settings in force, by name, as `--print-config` shows them.
fn settings(printed: &str) -> toml::Table {
    printed.parse().unwrap_or_else(|error| panic!("{error}: {printed}"))
}

#[test]
fn every_flag_and_variable_that_is_used_exists() {
    let known = settings(&mandala(&["serve", "--print-config"]).stdout);
    let mut variables: BTreeSet<String> = BTreeSet::new();
    for (name, value) in &known {
        if let Some(section) = value.as_table() {
            variables.extend(section.keys().map(|key| format!("MANDALA_{name}_{key}").to_uppercase()));
        }
        variables.insert(format!("MANDALA_{name}").to_uppercase());
    }
    let started = all_started();
    assert_eq!(started.len(), 4 + 2, "three nodes and a worker, a node and a worker");
    for (name, started) in &started {
        let help = mandala(&[&started.arguments[0], "-h"]);
        assert_eq!(help.status, 0, "{name}: {:?}", started.arguments);
        for flag in started.arguments.iter().filter(|word| word.starts_with("--")) {
            assert!(help.stdout.contains(&format!("{flag} ")), "{name} uses {flag}");
        }
        for variable in started.variables.keys() {
            assert!(variables.contains(variable), "{name} sets {variable}");
        }
    }
    // The same in the units for systemd and in the image.
    for (name, command) in [("mandala.service", "serve"), ("mandala-backup.service", "backup")] {
        let unit = text(name);
        let start = lines_of(&unit, "ExecStart=").next().unwrap();
        assert_eq!(start.split(' ').nth(1), Some(command), "{name}");
        let help = mandala(&[command, "-h"]).stdout;
        for flag in start.split(' ').filter(|word| word.starts_with("--")) {
            assert!(help.contains(&format!("{flag} ")), "{name} uses {flag}");
        }
        for pair in lines_of(&unit, "Environment=").flat_map(|line| line.split(' ')) {
            let variable = pair.split('=').next().unwrap();
            assert!(variables.contains(variable), "{name} sets {variable}");
        }
    }
    let image = text("../Dockerfile");
    let set = image.lines().filter_map(|line| line.strip_prefix("ENV ")).next_back().unwrap();
    for pair in set.split(' ') {
        let variable = pair.split('=').next().unwrap();
        assert!(variables.contains(variable), "the Dockerfile sets {variable}");
    }
}

#[test]
fn nodes_accept_what_they_are_given_and_work_together() {
    for (name, started) in all_started().iter().filter(|(_, started)| started.arguments[0] == "serve") {
        let printed = started.run(&["--print-config"]);
        assert_eq!(printed.status, 0, "{name}: {}", printed.stderr);
        let settings = settings(&printed.stdout);
        assert!(settings["database"].as_str().unwrap().starts_with("postgres://"), "{name}");
        assert!(settings["bus"].as_str().unwrap().starts_with("nats://"), "{name}");
        assert_eq!(settings["thinkers"].as_integer(), Some(0), "{name}: the workers think");
        assert!(!settings["proxies"].as_array().unwrap().is_empty(), "{name}: a proxy is in front");
    }
}

/// A worker is told of the bus by a variable, like a node, but has no database. It gets as far as looking for the bus.
#[test]
fn workers_accept_what_they_are_given() {
    for (name, mut started) in all_started().into_iter().filter(|(_, it)| it.arguments[0] == "worker") {
        assert!(started.variables["MANDALA_BUS"].starts_with("nats://worker:"), "{name}");
        // No server listens there.
        started.variables.insert("MANDALA_BUS".into(), "nats://worker:secret@127.0.0.1:1".into());
        let run = started.run(&[]);
        assert_ne!(run.status, 0);
        assert!(run.stderr.contains("the bus cannot be reached"), "{name}: {}", run.stderr);
        assert!(!run.stderr.contains("secret"), "{name}: {}", run.stderr);
    }
}

/// A flag would come before the file of variables that hosts are told to write.
#[test]
fn the_unit_lets_a_host_override_everything() {
    let unit = text("mandala.service");
    assert_eq!(lines_of(&unit, "ExecStart=").collect::<Vec<_>>(), ["/usr/local/bin/mandala serve"]);
    let (ours, theirs) = (unit.find("\nEnvironment=").unwrap(), unit.find("\nEnvironmentFile=").unwrap());
    assert!(ours < theirs);
    // The backup finds the store by the same file, and runs as the same user.
    let backup = text("mandala-backup.service");
    for key in ["EnvironmentFile=", "DynamicUser=", "User="] {
        assert_eq!(lines_of(&backup, key).next(), lines_of(&unit, key).next(), "{key}");
        assert!(lines_of(&unit, key).next().is_some(), "{key}");
    }
    let folder = "Environment=MANDALA_DATA=";
    let data = lines_of(&backup, folder).next().unwrap();
    assert!(lines_of(&unit, "Environment=").any(|line| line.contains(&format!("MANDALA_DATA={data} "))));
}

#[test]
fn the_image_can_check_itself_and_certificates() {
    let image = text("../Dockerfile");
    let last = image.rsplit("\nFROM ").next().unwrap();
    assert!(last.contains("ca-certificates"), "TLS to a database needs to know whom to trust");
    let check =
        last.split("HEALTHCHECK").nth(1).unwrap().split_once("CMD ").unwrap().1.lines().next().unwrap();
    let check: Vec<String> = serde_json::from_str(check).unwrap();
    assert!(check[2].contains("/127.0.0.1/8787 "));
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let succeeds_at = |port: &str| {
        let script = check[2].replace("/8787 ", &format!("/{port} "));
        Command::new(&check[0]).arg(&check[1]).arg(script).output().unwrap().status.success()
    };
    assert!(succeeds_at(server.port()));
    assert!(!succeeds_at("1"), "nothing listens there");
    assert!(last.contains("MANDALA_LISTEN=0.0.0.0:8787"));
}

#[test]
fn everybody_means_the_same_port() {
    let all = manifests();
    for (name, started) in of_compose().into_iter().chain(of_kubernetes(&all)) {
        if let Some(listen) = started.variables.get("MANDALA_LISTEN") {
            assert_eq!(listen, "0.0.0.0:8787", "{name}");
        }
    }
    let node = container(&all, "node");
    assert_eq!(node["ports"][0]["containerPort"], 8787);
    assert_eq!(
        manifest(&all, "Service", "mandala")["spec"]["ports"][0]["targetPort"],
        node["ports"][0]["name"]
    );
    let policy = manifest(&all, "NetworkPolicy", "node");
    assert_eq!(policy["spec"]["ingress"][0]["ports"][0]["port"], 8787);

    let compose = documents("compose.yaml").remove(0);
    let nodes: Vec<String> = ["node-1", "node-2", "node-3"].map(|name| format!("{name}:8787")).into();
    let proxy = text("haproxy.cfg");
    let behind: Vec<_> =
        proxy.lines().filter_map(|line| line.trim().strip_prefix("server ")?.split(' ').nth(1)).collect();
    assert_eq!(behind, nodes);
    assert_eq!(
        words(&documents("prometheus.yml")[0]["scrape_configs"][0]["static_configs"][0]["targets"]),
        nodes
    );
    // Workers listen for those who want their figures, everywhere at the same port.
    for (name, started) in all_started().iter().filter(|(_, started)| started.arguments[0] == "worker") {
        assert!(started.arguments.ends_with(&["--metrics".to_owned(), ":8788".to_owned()]), "{name}");
    }
    assert_eq!(container(&all, "worker")["ports"][0]["containerPort"], 8788);
    let policy = manifest(&all, "NetworkPolicy", "worker");
    assert_eq!(policy["spec"]["ingress"][0]["ports"][0]["port"], 8788);
    let workers = &documents("prometheus.yml")[0]["scrape_configs"][1]["dns_sd_configs"][0]["port"];
    assert_eq!(workers, 8788);
    for node in &nodes {
        let service = &compose["services"][node.split(':').next().unwrap()];
        assert!(words(&service["healthcheck"]["test"])[3].contains("/127.0.0.1/8787"));
    }
    assert!(proxy.contains("bind :8080\n"));
    assert_eq!(words(&compose["services"]["proxy"]["ports"]), ["127.0.0.1:8080:8080"]);
}

#[test]
fn every_path_that_is_asked_for_is_answered() {
    let interface = server::interface();
    let known: BTreeSet<&str> = interface.paths.paths.keys().map(String::as_str).collect();
    let all = manifests();
    let node = container(&all, "node");
    let mut asked: Vec<String> = ["startupProbe", "readinessProbe", "livenessProbe"]
        .map(|probe| node[probe]["httpGet"]["path"].as_str().unwrap().to_owned())
        .into();
    assert_eq!(asked, ["/healthz", "/readyz", "/healthz"]);
    let paths = &manifest(&all, "Ingress", "mandala")["spec"]["rules"][0]["http"]["paths"];
    asked.push(paths[0]["path"].as_str().unwrap().to_owned());
    let proxy = text("haproxy.cfg");
    for after in ["{ path ", " uri "] {
        let path = proxy.split(after).nth(1).unwrap().split(' ').next().unwrap();
        asked.push(path.to_owned());
    }
    for path in &asked {
        assert!(known.contains(path.as_str()), "{path}");
    }
    assert_eq!(asked.iter().filter(|path| *path == "/metrics").count(), 2, "the public gets no figures");
}

#[test]
fn every_secret_has_a_place_in_the_example() {
    let example = text("secrets.env.example");
    let given: BTreeSet<&str> = example
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once('=')?.0))
        .collect();
    let compose = text("compose.yaml");
    let needed: BTreeSet<&str> = compose
        .split("${")
        .skip(1)
        .map(|rest| rest.split([':', '}']).next().unwrap())
        .filter(|name| *name != "MANDALA_IMAGE")
        .collect();
    assert_eq!(given, needed);
    let services = documents("compose.yaml").remove(0)["services"].take();
    for variable in text("nats.conf").split("password: $").skip(1) {
        let name = variable.split_whitespace().next().unwrap();
        assert!(given.contains(name), "nats.conf wants {name}");
        assert!(services["nats"]["environment"][name].is_string(), "the bus is not told {name}");
    }
}

#[test]
fn the_bus_has_the_same_rules_everywhere() {
    let all = manifests();
    assert_eq!(manifest(&all, "ConfigMap", "nats")["data"]["nats.conf"].as_str().unwrap(), text("nats.conf"));
}

#[test]
fn every_alert_says_where_to_read_on() {
    let page = text("../docs/cluster.md");
    let headings: BTreeSet<&str> = page.lines().map(|line| line.trim_start_matches('#').trim()).collect();
    let alerts = documents("alerts.yml").remove(0);
    let rules = alerts["groups"][0]["rules"].as_array().unwrap();
    assert!(rules.len() > 5);
    for rule in rules {
        let runbook = rule["annotations"]["runbook"].as_str().unwrap();
        assert!(headings.contains(runbook), "docs/cluster.md has no {runbook}");
    }
}
