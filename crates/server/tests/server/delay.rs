//! Spectators who are kept behind, and readers who are too slow.

use std::time::Duration;

use protocol::{Phase, Snapshot};
use serde_json::json;
use server::Config;

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server, new_id};

#[tokio::test]
async fn spectators_are_kept_behind_until_the_end() {
    let server = Server::start().await;
    let (anna, bert, cleo) = (server.person().await, server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "delay": 2});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    let mut socket = cleo.connect(&table).await;
    assert!(socket.snapshot().await.history.is_empty());
    let mut versions = Vec::new();
    for person in [&anna, &bert, &anna] {
        let legal = person.look(&table).await.legal;
        versions.push(person.act(&table, &legal[0]).await.version);
    }
    assert_eq!(socket.update().await.version, versions[0], "the third action shows the first");
    assert_eq!(cleo.look(&table).await.history.len(), 1);
    bert.command(&table, json!({"do": "resign"})).await;
    let mut last = socket.update().await;
    while last.table.as_ref().is_none_or(|table| table.phase != Phase::Over) {
        last = socket.update().await;
    }
    assert_eq!(cleo.look(&table).await.history.len(), 3);
}

/// What is still hidden is not kept ready to be sent, but found out again.
#[tokio::test]
async fn spectators_are_as_far_behind_after_a_restart() {
    let server = Server::start().await;
    let (anna, cleo) = (server.person().await, server.person().await);
    let new = json!({"game": "stones", "seats": ["me", "me"], "visibility": "public", "delay": 2});
    let table = anna.table(&new).await;
    let act = async |anna: &Person, seat: u8| {
        let seen: Snapshot = anna.get(&format!("/api/tables/{table}?seat={seat}")).await;
        let command = json!({"do": "act", "action": seen.legal[0]});
        let envelope = json!({"id": new_id(), "version": seen.version, "command": command});
        anna.envelope(&table, &envelope).await.version
    };
    let mut versions = Vec::new();
    for seat in [0, 1, 0, 1] {
        versions.push(act(&anna, seat).await);
    }
    let before = cleo.look(&table).await;
    assert_eq!((before.version, before.history.len()), (versions[1], 2));
    let server = server.restart().await;
    let (anna, cleo) = (anna.at(&server), cleo.at(&server));
    let after = cleo.look(&table).await;
    assert_eq!((after.version, after.history, after.view), (before.version, before.history, before.view));
    let mut socket = cleo.connect(&table).await;
    socket.snapshot().await;
    act(&anna, 0).await;
    assert_eq!(socket.update().await.version, versions[2]);
}

/// A client that does not read stops the server from writing to it, and in the end itself from writing.
#[tokio::test]
async fn a_reader_too_slow_is_let_go_and_comes_back_to_everything() {
    let server = Server::start_with(Config { backlog: 2, ..Config::default() }).await;
    let (anna, bert, table) = two_at_a_table(&server, "stones").await;
    let mut slow = anna.connect(&table).await;
    let stale = r#"{"type":"command","id":"s","version":1,"command":{"do":"act","action":"d2b2n3"}}"#;
    let stuck = Duration::from_millis(500);
    while tokio::time::timeout(stuck, slow.send_text(stale)).await.is_ok() {}
    for _ in 0..5 {
        bert.command(&table, json!({"do": "react", "reaction": "hello"})).await;
    }
    let seen = bert.look(&table).await.presence;
    assert_eq!(seen.iter().map(|presence| presence.online).collect::<Vec<_>>(), [false, false]);
    assert!(slow.is_closed().await);
    let mut back = anna.connect(&table).await;
    assert_eq!(back.snapshot().await.table.phase, Phase::Running);
}
