//! How often, and how many.

use std::time::Duration;

use protocol::Recoverable;
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
    for name in ["Anna", "anna", "ＡＮＮＡ"] {
        assert_eq!(guess(&server, name, "wrong password", "192.0.2.1").await, 401);
    }
    assert_eq!(
        guess(&server, "Anna", "correct horse", "192.0.2.1").await,
        429,
        "not even with the right one"
    );
    assert_eq!(guess(&server, "Bert", "wrong password", "192.0.2.1").await, 401);
    assert_eq!(guess(&server, "Anna", "correct horse", "192.0.2.2").await, 200, "others are not locked out");
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(guess(&server, "Anna", "correct horse", "192.0.2.1").await, 200);
}

/// A login with a name and a password, from this address: the status of the answer.
async fn guess(server: &Server, name: &str, password: &str, from: &str) -> u16 {
    let request = Client::new().post(server.url("/api/login")).header("x-forwarded-for", from);
    request.json(&json!({"name": name, "password": password})).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn guesses_from_many_addresses_do_not_lock_the_owner_out() {
    let (account, name) = (Rate::new(3, 1), Rate::new(5, 1));
    let limits = Limits { passwords_per_account: account, passwords_per_name: name, ..Limits::default() };
    let server = server(limits).await;
    let mut anna = server.person().await;
    let made: Recoverable =
        anna.post("/api/me/account", &json!({"name": "Anna", "password": "correct horse"})).await;
    for from in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        while guess(&server, "Anna", "wrong password", from).await == 401 {}
    }
    assert_eq!(guess(&server, "Anna", "correct horse", "192.0.2.4").await, 429, "the name is slowed down");
    let log_in = json!({"name": "Anna", "password": "correct horse"});
    let answer = anna.request(Method::POST, "/api/login").json(&log_in).send().await.unwrap();
    assert_eq!(answer.status(), 200, "an open login is not");
    let recover = |code: &str| {
        let body = json!({"name": "Anna", "code": code, "password": "battery staple"});
        Client::new().post(server.url("/api/recover")).header("x-forwarded-for", "192.0.2.1").json(&body)
    };
    assert_eq!(recover("0").send().await.unwrap().status(), 429, "a wrong code is a guess");
    let answer = recover(&made.recovery.0).send().await.unwrap();
    assert_eq!(answer.status(), 200, "a right one is none");
    anna.cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let change = json!({"current": "battery staple", "new": "correct horse"});
    anna.done(Method::PUT, "/api/me/password", &change).await;
    anna.done(Method::POST, "/api/me/delete", &json!({"password": "correct horse"})).await;
}

/// A login that was left open on another's device.
#[tokio::test]
async fn passwords_cannot_be_guessed_by_an_open_login() {
    let server = server(Limits { passwords_per_account: Rate::new(3, 1), ..Limits::default() }).await;
    let anna = server.person().await;
    anna.post::<Value>("/api/me/account", &json!({"name": "Anna", "password": "correct horse"})).await;
    let wrong = json!({"current": "wrong password", "new": "battery staple"});
    for _ in 0..3 {
        assert_eq!(anna.refused(Method::PUT, "/api/me/password", &wrong).await.0, 401);
    }
    assert_eq!(anna.refused(Method::PUT, "/api/me/password", &wrong).await, too_often());
    assert_eq!(anna.get::<Value>("/api/me").await["account"], true, "the login itself goes on");
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
