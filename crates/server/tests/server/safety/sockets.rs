//! Sockets: how many, how much, how often.

use std::time::Duration;

use protocol::ServerMessage;
use reqwest::Method;
use serde_json::json;
use server::store::{Logins, People, Sqlite};
use server::{Config, Limits, Rate};

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// A server with a quick heart.
async fn start_quick() -> Server {
    let heartbeat = Duration::from_millis(200);
    Server::start_with(Config { heartbeat, limits: Limits::raised(), ..Config::default() }).await
}

/// Waits until the first seat's person is seen to be away.
async fn first_is_away(onlooker: &Person, table: &str) {
    let gone = async { while onlooker.look(table).await.presence[0].online {} };
    tokio::time::timeout(Duration::from_secs(30), gone).await.expect("the server notices");
}

#[tokio::test]
async fn whoever_gives_no_sign_of_life_is_given_up() {
    let server = start_quick().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    // This one is read, and so answers; the other one is as dead as a telephone in a tunnel.
    let mut lively = bert.connect(&table).await;
    let lively = tokio::spawn(async move { while !lively.next_text().await.contains("good_game") {} });
    let _silent = anna.connect(&table).await;
    assert!(bert.look(&table).await.presence[0].online);
    first_is_away(&bert, &table).await;
    anna.command(&table, json!({"do": "react", "reaction": "good_game"})).await;
    lively.await.unwrap();
}

#[tokio::test]
async fn whoever_takes_nothing_does_not_hold_the_server() {
    let server = start_quick().await;
    let (anna, bert, table) = two_at_a_table(&server, "stones").await;
    let mut deaf = anna.connect(&table).await;
    deaf.flood(r#"{"type":"command","id":"s","version":1,"command":{"do":"act","action":"d2b2n3"}}"#).await;
    first_is_away(&bert, &table).await;
}

#[tokio::test]
async fn a_stream_gives_signs_of_life() {
    let server = start_quick().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut stream = anna.request(Method::GET, &format!("/api/tables/{table}/events")).send().await.unwrap();
    let mut text = String::new();
    while !text.contains("\n\n\n") {
        let chunk = tokio::time::timeout(Duration::from_secs(30), stream.chunk()).await.unwrap();
        text.push_str(std::str::from_utf8(&chunk.unwrap().unwrap()).unwrap());
    }
    for line in text.lines().filter(|line| !line.is_empty()) {
        serde_json::from_str::<ServerMessage>(line).unwrap();
    }
}

#[tokio::test]
async fn a_person_has_so_many_connections_and_an_address_too() {
    let limits = Limits { connections_per_person: 2, connections_per_address: 3, ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let table = anna.table(&new).await;
    let path = format!("/api/tables/{table}/socket");
    let own = format!("http://{}", server.address);
    let first = anna.connect(&table).await;
    let stream = anna.request(Method::GET, &format!("/api/tables/{table}/events")).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    assert_eq!(anna.connect_from(&path, &own).await.unwrap_err(), 429, "a stream counts as a socket");
    let _third = bert.connect(&table).await;
    assert_eq!(bert.connect_from(&path, &own).await.unwrap_err(), 429, "the address has three");
    drop(stream);
    first.close().await;
    // The server hears of it in its own time.
    while anna.connect_from(&path, &own).await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn too_many_messages_are_refused_one_by_one() {
    let limits = Limits { messages_per_login: Rate::new(3, 60), ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut socket = anna.connect(&table).await;
    let ping = r#"{"type":"ping","sent":1}"#;
    for _ in 0..4 {
        socket.send_text(ping).await;
    }
    assert_eq!(socket.refusal().await, "server-too-often");
    server.clock.advance(Duration::from_secs(1));
    socket.send_text("nonsense").await;
    assert_eq!(socket.refusal().await, "server-malformed", "the socket is still there");
}

#[tokio::test]
async fn a_message_too_long_ends_the_socket_and_nothing_else() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    socket.send_text(&"x".repeat(17 * 1024)).await;
    socket.ended().await;
    let mut again = anna.connect(&table).await;
    again.snapshot().await;
}

#[tokio::test]
async fn whoever_is_turned_away_elsewhere_hears_no_more() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let cleo = server.person().await;
    let (mut socket, mut stream) = (anna.connect(&table).await, anna.stream(&table).await);
    let mut other = bert.connect(&table).await;
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let mut ended = cleo.connect(&cleo.table(&new).await).await;
    let keeping = tokio::spawn({
        let app = server.app().clone();
        async move { app.run_maintenance().await }
    });
    // As an administrator does it: in the store, past the server.
    let store = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    store.ban(anna.id.parse().unwrap(), true).await.unwrap();
    store.end_logins(cleo.id.parse().unwrap(), None).await.unwrap();
    // As docs/operations.md says.
    server.clock.advance(Duration::from_secs(5));
    assert!(socket.is_closed().await, "although it says nothing");
    assert!(ended.is_closed().await);
    stream.ended().await;
    bert.command(&table, json!({"do": "react", "reaction": "good_game"})).await;
    while !other.next_text().await.contains("good_game") {}
    keeping.abort();
}

#[tokio::test]
async fn whoever_is_banned_elsewhere_is_silenced_within_a_minute() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut socket = anna.connect(&table).await;
    let store = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    store.ban(anna.id.parse().unwrap(), true).await.unwrap();
    server.clock.advance(Duration::from_secs(60));
    socket.send_text(r#"{"type":"ping","sent":1}"#).await;
    assert_eq!(socket.refusal().await, "server-banned");
}
