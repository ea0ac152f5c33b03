//! The browsers one is logged in with.

use std::time::Duration;

use protocol::{LoginInfo, ServerMessage};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::{Config, Limits};

use super::accounts::{PASSWORD, account};
use crate::harness::{Server, field};

#[tokio::test]
async fn logins_are_listed_and_ended() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    server.clock.advance(Duration::from_secs(10));
    let request = Client::new().post(server.url("/api/login")).header("user-agent", "Phone/1");
    request.json(&json!({"name": "Anna", "password": PASSWORD})).send().await.unwrap();
    let third = server.log_in("Anna", PASSWORD).await;
    let logins: Vec<LoginInfo> = anna.get("/api/me/logins").await;
    assert_eq!(logins.len(), 3);
    let phone = logins.iter().find(|login| login.agent == "Phone/1").unwrap();
    assert_eq!((phone.created, phone.current), (1_800_000_010_000, false));
    assert_eq!(logins.iter().filter(|login| login.current).count(), 1);
    anna.done(Method::DELETE, &format!("/api/me/logins/{}", phone.id), &()).await;
    let gone = anna.refused(Method::DELETE, &format!("/api/me/logins/{}", phone.id), &()).await;
    assert_eq!(gone, (404, "server-not-found".to_owned()));
    assert_eq!(anna.get::<Vec<LoginInfo>>("/api/me/logins").await.len(), 2);
    anna.done(Method::DELETE, "/api/me/logins", &()).await;
    assert_eq!(third.refused(Method::GET, "/api/me", &()).await.0, 401);
    assert_eq!(anna.get::<Vec<LoginInfo>>("/api/me/logins").await.len(), 1);
}

#[tokio::test]
async fn nobody_ends_the_logins_of_others() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let logins: Vec<LoginInfo> = anna.get("/api/me/logins").await;
    let path = format!("/api/me/logins/{}", logins[0].id);
    assert_eq!(bert.refused(Method::DELETE, &path, &()).await.0, 404);
    assert_eq!(field(&anna.get("/api/me").await, "id"), anna.id);
}

#[tokio::test]
async fn logging_out_clears_the_cookie_and_ends_the_login() {
    let server = Server::start().await;
    let anna = server.person().await;
    let answer = anna.request(Method::POST, "/api/logout").send().await.unwrap();
    assert_eq!(answer.status(), 204);
    assert!(answer.headers()["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await.0, 401);
}

#[tokio::test]
async fn a_login_that_ends_takes_its_sockets_and_streams_with_it() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    let elsewhere = server.log_in("Anna", PASSWORD).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut ends = elsewhere.connect(&table).await;
    ends.snapshot().await;
    let stream = elsewhere.request(Method::GET, &format!("/api/tables/{table}/events")).send().await.unwrap();
    let mut stays = anna.connect(&table).await;
    stays.snapshot().await;
    anna.done(Method::DELETE, "/api/me/logins", &()).await;
    let reason = loop {
        if let ServerMessage::Closing { reason } = ends.next().await {
            break reason;
        }
    };
    assert_eq!(reason, "logged-out");
    let lines = tokio::time::timeout(Duration::from_secs(30), stream.text()).await.unwrap().unwrap();
    assert!(lines.starts_with('{'), "the stream has come to its end: {lines}");
    stays.send_text(r#"{"type":"ping","sent":1}"#).await;
    while !matches!(stays.next().await, ServerMessage::Pong { sent: 1, .. }) {}
}

#[tokio::test]
async fn one_login_too_many_ends_the_one_longest_unused() {
    let limits = Limits { logins_per_person: 2, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    server.clock.advance(Duration::from_secs(1));
    let second = server.log_in("Anna", PASSWORD).await;
    server.clock.advance(Duration::from_secs(1));
    let third = server.log_in("Anna", PASSWORD).await;
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await.0, 401);
    for still in [second, third] {
        assert_eq!(field(&still.get("/api/me").await, "id"), anna.id);
    }
}

#[tokio::test]
async fn it_is_known_to_the_hour_when_a_login_was_last_seen() {
    let server = Server::start().await;
    let anna = server.person().await;
    let seen = || async { anna.get::<Vec<LoginInfo>>("/api/me/logins").await[0].seen };
    assert_eq!(seen().await, 1_800_000_000_000);
    server.clock.advance(Duration::from_secs(3599));
    assert_eq!(seen().await, 1_800_000_000_000);
    server.clock.advance(Duration::from_secs(1));
    anna.get::<Value>("/api/me").await;
    assert_eq!(seen().await, 1_800_003_600_000);
}
