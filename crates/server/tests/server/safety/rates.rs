//! How often, and how many.

use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::harness::Server;

async fn server(limits: Limits) -> Server {
    Server::start_with(Config { limits, proxies: vec!["127.0.0.0/8".parse().unwrap()], ..Config::default() })
        .await
}

fn too_often() -> (u16, String) {
    (429, "server-too-often".to_owned())
}

#[tokio::test]
async fn an_address_is_held_up_and_others_are_not() {
    let server = server(Limits { requests_per_address: Rate::new(5, 60), ..Limits::default() }).await;
    let ask = |from: &'static str| {
        let request = Client::new().get(server.url("/api/tables")).header("x-forwarded-for", from);
        async { request.send().await.unwrap() }
    };
    for _ in 0..5 {
        assert_eq!(ask("192.0.2.1").await.status(), 200);
    }
    let refused = ask("192.0.2.1").await;
    assert_eq!((refused.status().as_u16(), &refused.headers()["retry-after"]), (429, &"1".parse().unwrap()));
    assert_eq!(refused.json::<Value>().await.unwrap()["args"]["seconds"], "1");
    assert_eq!(ask("6.6.6.6, 192.0.2.1").await.status(), 429, "made-up addresses do not help");
    assert_eq!(ask("192.0.2.2").await.status(), 200);
    server.clock.advance(Duration::from_secs(1));
    assert_eq!(ask("192.0.2.1").await.status(), 200);
}

#[tokio::test]
async fn a_login_is_held_up_wherever_it_comes_from() {
    let server = server(Limits { requests_per_login: Rate::new(4, 60), ..Limits::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    for from in ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"] {
        let request = anna.request(Method::GET, "/api/me").header("x-forwarded-for", from);
        assert_eq!(request.send().await.unwrap().status(), 200);
    }
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await, too_often());
    bert.get::<Value>("/api/me").await;
    server.clock.advance(Duration::from_secs(1));
    anna.get::<Value>("/api/me").await;
}

#[tokio::test]
async fn passwords_cannot_be_guessed_at_one_account() {
    let server = server(Limits { passwords_per_account: Rate::new(3, 1), ..Limits::default() }).await;
    let anna = server.person().await;
    anna.post::<Value>("/api/me/account", &json!({"name": "Anna", "password": "correct horse"})).await;
    let guess = |name: &'static str, password: &'static str, from: &'static str| {
        let request = Client::new().post(server.url("/api/login")).header("x-forwarded-for", from);
        let request = request.json(&json!({"name": name, "password": password}));
        async { request.send().await.unwrap().status().as_u16() }
    };
    for (name, from) in [("Anna", "192.0.2.1"), ("anna", "192.0.2.2"), ("ＡＮＮＡ", "192.0.2.3")] {
        assert_eq!(guess(name, "wrong password", from).await, 401);
    }
    assert_eq!(guess("Anna", "correct horse", "192.0.2.4").await, 429, "not even with the right one");
    assert_eq!(guess("Bert", "wrong password", "192.0.2.1").await, 401);
    let change = json!({"current": "correct horse", "new": "battery staple"});
    assert_eq!(anna.refused(Method::PUT, "/api/me/password", &change).await, too_often());
    let recover = json!({"name": "Anna", "code": "0", "password": "battery staple"});
    assert_eq!(anna.refused(Method::POST, "/api/recover", &recover).await, too_often());
    assert_eq!(anna.get::<Value>("/api/me").await["account"], true, "a login that exists stays valid");
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(guess("Anna", "correct horse", "192.0.2.4").await, 200);
}

#[tokio::test]
async fn passwords_cannot_be_guessed_from_one_address() {
    let server = server(Limits { passwords_per_address: Rate::new(2, 1), ..Limits::default() }).await;
    let guess = |name: &'static str, from: &'static str| {
        let request = Client::new().post(server.url("/api/login")).header("x-forwarded-for", from);
        let request = request.json(&json!({"name": name, "password": "wrong password"}));
        async { request.send().await.unwrap().status().as_u16() }
    };
    assert_eq!(guess("Anna", "192.0.2.1").await, 401);
    assert_eq!(guess("Bert", "192.0.2.1").await, 401);
    assert_eq!(guess("Cleo", "192.0.2.1").await, 429);
    assert_eq!(guess("Cleo", "192.0.2.2").await, 401);
}

#[tokio::test]
async fn reactions_are_rare() {
    let server = server(Limits { reactions: Rate::new(2, 6), ..Limits::default() }).await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let path = format!("/api/tables/{table}/commands");
    let react = |id: &str| json!({"id": id, "command": {"do": "react", "reaction": "hello"}});
    anna.envelope(&table, &react("1")).await;
    anna.envelope(&table, &react("2")).await;
    assert_eq!(anna.refused(Method::POST, &path, &react("3")).await, too_often());
    server.clock.advance(Duration::from_secs(10));
    anna.envelope(&table, &react("4")).await;
}

#[tokio::test]
async fn hints_are_rare() {
    let server = server(Limits { heavy: Rate::new(1, 1), ..Limits::default() }).await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
    let path = format!("/api/tables/{table}/hint?seat=0");
    anna.get::<Value>(&path).await;
    assert_eq!(anna.refused(Method::GET, &path, &()).await, too_often());
    let mut socket = anna.connect_to(&format!("/api/tables/{table}/socket?seat=0")).await;
    socket.send_text(r#"{"type":"hint"}"#).await;
    assert_eq!(socket.refusal().await, too_often().1);
}

#[tokio::test]
async fn downloads_of_all_games_are_rare() {
    let server = server(Limits { heavy: Rate::new(1, 1), ..Limits::default() }).await;
    let anna = server.person().await;
    let first = anna.request(Method::GET, "/api/games.jsonl").send().await.unwrap();
    assert_eq!(first.status(), 200);
    assert_eq!(anna.refused(Method::GET, "/api/games.jsonl", &()).await, too_often());
}

#[tokio::test]
async fn nobody_sits_at_too_many_tables() {
    let server = server(Limits { tables_per_person: 2, ..Limits::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let first = anna.table(&new).await;
    anna.table(&new).await;
    let too_many = (429, "server-too-many".to_owned());
    assert_eq!(anna.refused(Method::POST, "/api/tables", &new).await, too_many);
    let pairing = json!({"game": "stones", "players": 2});
    assert_eq!(anna.refused(Method::POST, "/api/pair", &pairing).await, too_many);
    let third = bert.table(&new).await;
    let join = json!({"id": "1", "command": {"do": "join"}});
    let refused = anna.refused(Method::POST, &format!("/api/tables/{third}/commands"), &join).await;
    assert_eq!(refused, too_many);
    anna.envelope(&first, &json!({"id": "2", "command": {"do": "leave"}})).await;
    let ack = anna.envelope(&third, &join).await;
    assert_eq!(anna.envelope(&third, &join).await, ack, "a repeat is answered as before");
}
