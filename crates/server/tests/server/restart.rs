//! The server ends and starts again, in every phase of a table.

use protocol::{Phase, Snapshot};
use serde_json::json;

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
