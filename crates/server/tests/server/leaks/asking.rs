//! Everything a viewer can ask over HTTP, from the interface's own description.

use reqwest::Method;
use serde_json::Value;

use crate::harness::Person;

/// A request and everything that came back, but for the hour.
#[derive(PartialEq, Debug)]
pub(crate) struct Asked {
    request: String,
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

/// Asks every route with every kind of request it takes; what deletes comes last.
pub(crate) async fn ask_everything(person: &Person, table: &str) -> Vec<Asked> {
    let interface: Value = person.get("/api/openapi.json").await;
    let mut requests = Vec::new();
    for (path, methods) in interface["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            requests.push((method.to_uppercase(), path.clone()));
        }
    }
    assert!(requests.len() > 10, "the interface describes itself");
    requests.sort_by_key(|(method, path)| (method == "DELETE", method.clone(), path.clone()));
    let mut asked = Vec::new();
    for (method, path) in requests {
        for query in queries(&path) {
            asked.push(ask(person, &method, &path, query, table).await);
        }
    }
    asked
}

/// The ways a route is asked. Every route is asked at least without anything.
fn queries(path: &str) -> &'static [&'static str] {
    match path {
        "/api/tables" => &["", "?phase=running", "?mine=true"],
        "/api/tables/{table}" | "/api/tables/{table}/log" => &["", "?seat=0", "?seat=1", "?seat=9"],
        "/api/tables/{table}/effects" => &["", "?action=m1R", "?action=cR&seat=0"],
        "/api/games" => &["", "?game=mandala", "?opponent=club"],
        "/api/games/{game}/replay" => &["", "?ply=0", "?seat=0", "?seat=1", "?seat=public"],
        "/api/games/{game}/film" => &["", "?seat=0", "?seat=1", "?seat=public"],
        "/api/leaderboard" | "/api/people/{person}/ratings/history" => {
            &["?game=mandala&kind=duel", "?game=stones&kind=group"]
        }
        // A stream: compared as such. And counts and times of the whole process, with routes for labels: other tests move them.
        "/api/tables/{table}/events" | "/metrics" => &[],
        _ => &[""],
    }
}

async fn ask(person: &Person, method: &str, path: &str, query: &str, table: &str) -> Asked {
    let address = path.replace("{table}", table).replace("{game}", table).replace("{person}", &person.id);
    let request =
        person.request(Method::from_bytes(method.as_bytes()).unwrap(), &format!("{address}{query}"));
    let request = if method == "GET" { request } else { request.json(&serde_json::json!({})) };
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    let mut headers: Vec<_> = answer
        .headers()
        .iter()
        .filter(|(name, _)| name.as_str() != "date")
        .map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()))
        .collect();
    headers.sort();
    Asked { request: format!("{method} {path}{query}"), status, headers, body: answer.text().await.unwrap() }
}
