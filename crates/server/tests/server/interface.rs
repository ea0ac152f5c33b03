//! The interface's description of itself is fit for programs that make clients from it.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::Server;

/// Every operation: its method, its path, and its description.
fn operations(interface: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    let paths = interface["paths"].as_object().unwrap().iter();
    paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, operation)| (method.as_str(), path.as_str(), operation))
    })
}

fn described() -> Value {
    serde_json::to_value(server::interface()).unwrap()
}

#[test]
fn every_operation_has_a_name_and_a_group_of_its_own() {
    let interface = described();
    let groups: BTreeSet<_> =
        interface["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect();
    let (mut names, mut used) = (BTreeSet::new(), BTreeSet::new());
    for (method, path, operation) in operations(&interface) {
        let name = operation["operationId"].as_str().unwrap();
        assert!(names.insert(name), "{name} ({method} {path}) is another's");
        assert!(name.bytes().all(|letter| letter.is_ascii_alphanumeric()), "{name}");
        let tags = operation["tags"].as_array().unwrap();
        assert_eq!(tags.len(), 1, "{method} {path}");
        used.insert(tags[0].as_str().unwrap());
    }
    assert_eq!(used, groups);
    assert!(names.contains("getTableLog") && names.contains("postTableCommands"), "{names:?}");
    assert_eq!(interface["servers"], json!([{"url": "/"}]));
}

#[test]
fn every_operation_describes_its_path_and_its_refusals() {
    let interface = described();
    let error = json!({"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}});
    for (method, path, operation) in operations(&interface) {
        let parameters = operation["parameters"].as_array().unwrap();
        let in_path: BTreeSet<_> = parameters
            .iter()
            .filter(|parameter| parameter["in"] == "path")
            .map(|parameter| parameter["name"].as_str().unwrap())
            .collect();
        let parts: BTreeSet<_> =
            path.split('{').skip(1).map(|rest| rest.split('}').next().unwrap()).collect();
        assert_eq!(in_path, parts, "{method} {path}");
        let responses = operation["responses"].as_object().unwrap();
        let is_described =
            |response: &Value| !response["description"].as_str().unwrap_or_default().is_empty();
        assert!(responses.values().all(is_described), "{method} {path}");
        for status in ["400", "401", "403", "404", "409", "413", "422", "429", "500", "503"] {
            let told =
                &responses.get(status).unwrap_or_else(|| panic!("{method} {path}: {status}"))["content"];
            let is_stale_command = (path, status) == ("/api/tables/{table}/commands", "409");
            assert!(is_stale_command || *told == error, "{method} {path}: {status}");
        }
    }
    let schemas = interface["components"]["schemas"].as_object().unwrap();
    assert!(schemas.contains_key("ErrorBody") && schemas.contains_key("RefusedCommand"));
}

/// What the description says about logins and tokens is what the server does.
#[tokio::test]
async fn every_operation_says_who_may_ask() {
    let server = Server::start_patient().await;
    let interface = described();
    let schemes: BTreeSet<_> =
        interface["components"]["securitySchemes"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(schemes, BTreeSet::from(["cookie", "token"]));
    let anna = server.person().await;
    let new = json!({"label": "my bot", "scopes": ["read", "play"]});
    let token: Value = anna.post("/api/me/tokens", &new).await;
    let program = server.program(token["secret"].as_str().unwrap());
    let stranger = reqwest::Client::new();
    for (method, path, operation) in operations(&interface) {
        // These make a guest, are a stream that does not end, or need a login for one's own games only.
        if matches!((method, path), ("post", "/api/me") | ("get", "/api/events" | "/api/games")) {
            continue;
        }
        let proofs = operation["security"].as_array().unwrap();
        let needed = operation["parameters"].as_array().unwrap().iter();
        let needed = needed.filter(|parameter| parameter["in"] == "query" && parameter["required"] == true);
        let needed: Vec<_> =
            needed.map(|parameter| format!("{}=0", parameter["name"].as_str().unwrap())).collect();
        let address = format!("{}?{}", path.replace(['{', '}'], ""), needed.join("&"));
        let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let answer =
            stranger.request(verb.clone(), server.url(&address)).json(&json!({})).send().await.unwrap();
        let is_open = proofs.contains(&json!({}));
        let refused = is_login_needed(answer).await;
        assert_eq!(refused, !is_open, "{method} {path} without a login");
        let answer = program.request(verb, &address).json(&json!({})).send().await.unwrap();
        let error: Value = answer.json().await.unwrap_or_default();
        let for_programs = proofs.contains(&json!({"token": []}));
        assert_eq!(error["code"] != "server-person-needed", for_programs, "{method} {path} with a token");
    }
}

async fn is_login_needed(answer: reqwest::Response) -> bool {
    let error: Value = answer.json().await.unwrap_or_default();
    error["code"] == "server-login-needed"
}
