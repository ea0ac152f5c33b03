//! The server ends and starts again, in every phase of a table.

use protocol::{Phase, Snapshot};
use serde_json::json;
use server::Time;
use server::store::Admin;
use sqlx::Connection;

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// What must be the same after a restart: everything but who is there.
fn lasting(mut snapshot: Snapshot) -> Snapshot {
    snapshot.presence.clear();
    snapshot
}

async fn look_all(people: &[&Person], server: &Server, table: &str) -> Vec<Snapshot> {
    let mut seen = Vec::new();
    for person in people {
        seen.push(lasting(person.at(server).look(table).await));
    }
    seen
}

#[tokio::test]
async fn every_phase_survives_a_restart() {
    for game in ["mandala", "stones"] {
        let mut server = Server::start().await;
        let (anna, bert) = (server.person().await, server.person().await);
        let table = anna.table(&json!({"game": game, "seats": ["me", "open"], "visibility": "public"})).await;
        let people = [&anna, &bert];
        let mut claims = 0;
        // Open, then running through whole turns and destructions, then over: a restart now and then.
        for step in 0_u32.. {
            if step % 7 == 0 || claims == 1 {
                let before = look_all(&people, &server, &table).await;
                server = server.restart().await;
                assert_eq!(look_all(&people, &server, &table).await, before);
            }
            let (one, two) = (anna.at(&server), bert.at(&server));
            let snapshot = one.look(&table).await;
            match snapshot.table.phase {
                Phase::Open => two.join(&table, &one).await,
                Phase::Running => {
                    let other = two.look(&table).await;
                    let (person, legal) =
                        if snapshot.legal.is_empty() { (two, other.legal) } else { (one, snapshot.legal) };
                    claims = if legal[0].starts_with('c') { claims + 1 } else { 0 };
                    person.act(&table, &legal[legal.len() / 2]).await;
                }
                Phase::Over => break,
                Phase::Aborted => panic!("no player calls it off"),
            }
        }
        let before = look_all(&people, &server, &table).await;
        let server = server.restart().await;
        assert_eq!(look_all(&people, &server, &table).await, before);
    }
}

#[tokio::test]
async fn a_command_repeated_after_a_restart_counts_once() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "mandala").await;
    let start = anna.look(&table).await;
    let body =
        json!({"id": "one", "version": start.version, "command": {"do": "act", "action": start.legal[0]}});
    let path = format!("/api/tables/{table}/commands");
    let first: protocol::Ack = anna.post(&path, &body).await;
    let server = server.restart().await;
    let second: protocol::Ack = anna.at(&server).post(&path, &body).await;
    assert_eq!(first, second);
    assert_eq!(anna.at(&server).look(&table).await.history.len(), 1);
}

#[tokio::test]
async fn a_computer_that_was_to_move_moves_after_a_restart() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": [{"computer": "master"}, "me"]})).await;
    let server = server.restart().await;
    let mut socket = anna.at(&server).connect(&table).await;
    let mut legal = socket.snapshot().await.legal;
    while legal.is_empty() {
        legal = socket.update().await.legal;
    }
}

/// As when a file was copied by hand while it was written, or put together from parts.
#[tokio::test]
async fn a_server_does_not_start_on_a_store_with_missing_entries() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    for player in [&anna, &bert] {
        player.act(&table, &player.look(&table).await.legal[0]).await;
    }
    let file = format!("sqlite:{}", server.folder.path().join("mandala.db").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.unwrap();
    let removed = sqlx::query("DELETE FROM entries WHERE table_id = ? AND version = 4").bind(&table);
    assert_eq!(removed.execute(&mut database).await.unwrap().rows_affected(), 1);
    let refused = server.another_app().start().await.unwrap_err().to_string();
    assert!(refused.contains(&format!("table {table} has no entry of version 4")), "{refused}");
    assert!(refused.contains("mandala admin remove-table"), "it says what can be done: {refused}");
    let removed = server.store().remove_table(table.parse().unwrap(), server.clock.now()).await;
    assert!(removed.unwrap());
    server.another_app().start().await.unwrap();
}
