//! Everything the server has about a person, for that person.

use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits};

use super::accounts::account;
use crate::harness::Server;

#[tokio::test]
async fn an_export_has_everything_and_no_secret() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let code = account(&anna, "Anna").await;
    anna.done(Method::PUT, "/api/me/settings", &json!({"language": "nl"})).await;
    let token: Value = anna.post("/api/me/tokens", &json!({"label": "bot", "scopes": ["read"]})).await;
    let finished = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&finished, &anna).await;
    bert.envelope(&finished, &json!({"id": "r", "command": {"do": "resign"}})).await;
    let running = anna.table(&json!({"game": "stones", "seats": ["me", "me"]})).await;

    let answer = anna.request(Method::GET, "/api/me/export").send().await.unwrap();
    assert_eq!(answer.headers()["content-type"], "application/json");
    assert!(answer.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let text = answer.text().await.unwrap();
    let secret = anna.cookie.strip_prefix("mandala=").unwrap();
    for secret in [secret, &code, token["secret"].as_str().unwrap(), "argon2"] {
        assert!(!text.contains(secret));
    }
    let export: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(export["format"], "mandala-export/1");
    assert_eq!(export["me"]["name"], "Anna");
    assert_eq!(export["settings"], json!({"language": "nl"}));
    assert_eq!(export["logins"].as_array().unwrap().len(), 1);
    assert_eq!(export["tokens"][0]["label"], "bot");
    let mut tables: Vec<_> =
        export["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    tables.sort_unstable();
    let mut expected = [finished.as_str(), running.as_str()];
    expected.sort_unstable();
    assert_eq!(tables, expected);
    let games = export["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "a game that still goes on cannot be exported");
    assert_eq!(games[0]["id"], finished.as_str());
    assert_eq!(games[0]["seats"], json!([{"seat": 0, "place": 1}]));
    assert_eq!(games[0]["record"]["format"], "mandala-record/1");
    assert_eq!(games[0]["record"]["players"][0], "Anna");
}

#[tokio::test]
async fn an_export_of_many_games_is_whole() {
    let server = Server::start_with(Config { limits: Limits::raised(), ..Config::default() }).await;
    let anna = server.person().await;
    // More than are read at a time.
    for _ in 0..101 {
        let table = anna.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
        anna.envelope(&table, &json!({"id": "r", "seat": 0, "command": {"do": "resign"}})).await;
    }
    let export: Value = anna.get("/api/me/export").await;
    let mut games: Vec<_> =
        export["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    games.sort_unstable();
    games.dedup();
    assert_eq!(games.len(), 101);
    assert_eq!(export["games"][0]["seats"].as_array().unwrap().len(), 2, "both seats were theirs");
}
