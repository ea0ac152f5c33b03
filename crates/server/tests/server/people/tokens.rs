//! Programs, which act for a person as far as their token goes.

use protocol::{Command, CreatedToken, Envelope, ServerMessage, TokenInfo};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::harness::{Person, Server, field};

async fn token(person: &Person, scopes: &[&str]) -> CreatedToken {
    person.post("/api/me/tokens", &json!({"label": "my bot", "scopes": scopes})).await
}

fn missing() -> (u16, String) {
    (403, "server-scope-missing".to_owned())
}

#[tokio::test]
async fn a_program_does_what_its_token_allows_and_no_more() {
    let server = Server::start().await;
    let anna = server.person().await;
    let new = json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]});
    let table = anna.table(&new).await;
    let reader = server.program(&token(&anna, &["read"]).await.secret.0);
    let player = server.program(&token(&anna, &["play"]).await.secret.0);
    let both = server.program(&token(&anna, &["play", "read"]).await.secret.0);

    assert_eq!(field(&reader.get("/api/me").await, "id"), anna.id);
    assert_eq!(reader.look(&table).await.seat, Some(0), "it sees what its person sees");
    assert_eq!(reader.refused(Method::POST, "/api/tables", &new).await, missing());
    assert_eq!(player.refused(Method::GET, "/api/me", &()).await, missing());
    player.table(&new).await;

    let seen = both.look(&table).await;
    let act = json!({"id": "1", "version": seen.version, "command": {"do": "act", "action": seen.legal[0]}});
    let path = format!("/api/tables/{table}/commands");
    assert_eq!(reader.refused(Method::POST, &path, &act).await, missing());
    assert_eq!(both.envelope(&table, &act).await.version, seen.version + 1);
}

/// A command that comes too late is answered with the table, by which a player that may not read would read.
#[tokio::test]
async fn a_program_that_may_only_play_reads_nothing() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await;
    let late = json!({"id": "1", "version": 1, "command": {"do": "act", "action": "m1R"}});
    let path = format!("/api/tables/{table}/commands");
    let answer = async |scopes: &[&str]| -> Value {
        let program = server.program(&token(&anna, scopes).await.secret.0);
        let answer = program.request(Method::POST, &path).json(&late).send().await.unwrap();
        assert_eq!(answer.status(), 409);
        answer.json().await.unwrap()
    };
    assert!(answer(&["play", "read"]).await["snapshot"]["view"]["hand"].is_string());
    let told = answer(&["play"]).await;
    assert_eq!((told["code"].as_str(), told.get("snapshot")), (Some("server-stale"), None));
    let player = server.program(&token(&anna, &["play"]).await.secret.0);
    for path in ["analysis", "judgement"] {
        let path = format!("/api/games/{table}/{path}");
        let body = json!({"ply": 0, "action": "m1R"});
        assert_eq!(player.refused(Method::POST, &path, &body).await, missing(), "{path}");
    }
}

#[tokio::test]
async fn over_a_socket_the_same_holds() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await;
    let reader = server.program(&token(&anna, &["read"]).await.secret.0);
    let mut socket = reader.connect(&table).await;
    let seen = socket.snapshot().await;
    let command = Command::Act { action: seen.legal[0].clone() };
    let envelope = Envelope { id: "1".to_owned(), version: Some(seen.version), seat: None, command };
    socket.send(&protocol::ClientMessage::Command(envelope)).await;
    let code = loop {
        if let ServerMessage::Refused { error, .. } = socket.next().await {
            break error.code;
        }
    };
    assert_eq!(code, missing().1);
    let both = server.program(&token(&anna, &["read", "play"]).await.secret.0);
    let mut socket = both.connect(&table).await;
    let seen = socket.snapshot().await;
    socket.act(seen.version, &seen.legal[0]).await;
    assert_eq!(socket.update().await.version, seen.version + 1);
}

#[tokio::test]
async fn what_concerns_the_account_is_not_for_programs() {
    let server = Server::start().await;
    let anna = server.person().await;
    let both = server.program(&token(&anna, &["play", "read"]).await.secret.0);
    let paths = [
        (Method::PATCH, "/api/me"),
        (Method::POST, "/api/me/account"),
        (Method::PUT, "/api/me/password"),
        (Method::POST, "/api/me/recovery"),
        (Method::GET, "/api/me/logins"),
        (Method::DELETE, "/api/me/logins"),
        (Method::GET, "/api/me/tokens"),
        (Method::POST, "/api/me/tokens"),
        (Method::GET, "/api/me/export"),
        (Method::POST, "/api/me/delete"),
        (Method::GET, "/api/me/settings"),
        (Method::PUT, "/api/me/settings"),
        (Method::POST, "/api/logout"),
    ];
    for (method, path) in paths {
        let refused = both.refused(method, path, &json!({})).await;
        assert_eq!(refused, (403, "server-person-needed".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn tokens_are_listed_without_their_secrets_and_ended() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let made = token(&anna, &["play", "read", "play"]).await;
    assert!(made.secret.0.starts_with("mandala_"));
    let listed: Value = anna.get("/api/me/tokens").await;
    assert!(!listed.to_string().contains(&made.secret.0));
    let tokens: Vec<TokenInfo> = serde_json::from_value(listed).unwrap();
    assert_eq!(tokens, std::slice::from_ref(&made.info));
    assert_eq!(made.info.scopes.len(), 2);
    let bot = server.program(&made.secret.0);
    assert_eq!(field(&bot.get("/api/me").await, "id"), anna.id);
    let path = format!("/api/me/tokens/{}", made.info.id);
    assert_eq!(bert.refused(Method::DELETE, &path, &()).await.0, 404);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut socket = bot.connect(&table).await;
    anna.done(Method::DELETE, &path, &()).await;
    while !matches!(socket.next().await, ServerMessage::Closing { .. }) {}
    assert_eq!(bot.refused(Method::GET, "/api/me", &()).await, (401, "server-login-needed".to_owned()));
}

#[tokio::test]
async fn a_token_that_is_none_lets_nobody_in() {
    let server = Server::start().await;
    let anna = server.person().await;
    let secret = anna.cookie.strip_prefix("mandala=").unwrap();
    for wrong in ["Bearer mandala_nothing", "Bearer", "Basic YTpi", "", &format!("Bearer {secret}")] {
        let request = anna.request(Method::GET, "/api/tables").header("authorization", wrong);
        assert_eq!(request.send().await.unwrap().status(), 401, "{wrong}");
    }
}

#[tokio::test]
async fn tokens_have_a_label_a_scope_and_a_number() {
    let limits = Limits { tokens_per_person: 2, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let anna = server.person().await;
    for (body, code) in [
        (json!({"label": "", "scopes": ["read"]}), "server-label-invalid"),
        (json!({"label": "x".repeat(61), "scopes": ["read"]}), "server-label-invalid"),
        (json!({"label": "bot", "scopes": []}), "server-scopes-empty"),
        (json!({"label": "bot", "scopes": ["admin"]}), "server-malformed"),
    ] {
        let refused = anna.refused(Method::POST, "/api/me/tokens", &body).await;
        assert_eq!(refused, (400, code.to_owned()), "{body}");
    }
    token(&anna, &["read"]).await;
    token(&anna, &["read"]).await;
    let body = json!({"label": "bot", "scopes": ["read"]});
    let refused = anna.refused(Method::POST, "/api/me/tokens", &body).await;
    assert_eq!(refused, (429, "server-too-many".to_owned()));
}
