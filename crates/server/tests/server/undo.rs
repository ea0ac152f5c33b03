//! Taking actions back.

use std::time::Duration;

use protocol::TableChange;
use serde_json::json;

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// The first legal action that reveals nothing: growing a Field draws no cards.
async fn quiet(person: &Person, table: &str) -> String {
    let legal = person.look(table).await.legal;
    legal.into_iter().find(|action| action.starts_with('f')).expect("a first hand can grow")
}

#[tokio::test]
async fn what_showed_nothing_is_free_to_take_back() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let action = quiet(&anna, &table).await;
    anna.act(&table, &action).await;
    assert!(anna.look(&table).await.can_undo);
    assert!(!bert.look(&table).await.can_undo);
    let mut socket = bert.connect(&table).await;
    socket.snapshot().await;
    anna.command(&table, json!({"do": "undo"})).await;
    assert_eq!(socket.update().await.what, TableChange::Undone { seat: 0, ply: 0 });
    assert!(anna.look(&table).await.history.is_empty());
    let nothing = anna.command_refused(&table, json!({"do": "undo"})).await;
    assert_eq!(nothing, (409, "server-nothing-to-undo".to_owned()));
}

#[tokio::test]
async fn what_showed_something_needs_the_others_consent() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let build = anna.look(&table).await.legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    anna.act(&table, &build).await;
    assert!(!anna.look(&table).await.can_undo, "building draws cards");
    anna.command(&table, json!({"do": "undo"})).await;
    assert_eq!(bert.look(&table).await.table.undo_asked, Some(0));
    let twice = anna.command_refused(&table, json!({"do": "undo"})).await;
    assert_eq!(twice, (409, "server-already-asked".to_owned()));
    let own = anna.command_refused(&table, json!({"do": "answer_undo", "agree": true})).await;
    assert_eq!(own, (409, "server-nobody-asks".to_owned()));
    bert.command(&table, json!({"do": "answer_undo", "agree": false})).await;
    assert_eq!(anna.look(&table).await.history.len(), 1);
    anna.command(&table, json!({"do": "undo"})).await;
    bert.command(&table, json!({"do": "answer_undo", "agree": true})).await;
    assert!(anna.look(&table).await.history.is_empty());
}

#[tokio::test]
async fn those_who_share_a_device_take_back_the_last_action_of_any_of_them() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me"]})).await;
    let at = async |seat: u8| -> protocol::Snapshot {
        anna.get(&format!("/api/tables/{table}?seat={seat}")).await
    };
    for seat in [0, 1, 0] {
        let action = at(seat).await.legal[0].clone();
        anna.act(&table, &action).await;
    }
    // It is the turn of the second seat, which takes back what the first has just done, and no more.
    assert!(at(1).await.can_undo);
    let snapshot = at(1).await;
    let body = json!({"id": "undo", "version": snapshot.version, "seat": 1, "command": {"do": "undo"}});
    let _: serde_json::Value = anna.post(&format!("/api/tables/{table}/commands"), &body).await;
    assert_eq!(at(0).await.history.len(), 2);
    assert!(!at(0).await.legal.is_empty());
}

#[tokio::test]
async fn computers_always_agree() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await;
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    socket.act(start.version, &start.legal[0]).await;
    socket.update().await;
    while socket.update().await.legal.is_empty() {}
    anna.command(&table, json!({"do": "undo"})).await;
    assert!(anna.look(&table).await.history.is_empty());
}

/// Otherwise a player could play on against the stand-in, see what is drawn, and take it all back before the person
/// returns.
#[tokio::test]
async fn a_stand_in_does_not_agree_for_the_person_it_replaces() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    let first = socket.snapshot().await;
    socket.act(first.version, &first.legal[0]).await;
    socket.update().await;
    server.clock.advance(Duration::from_secs(61));
    anna.command(&table, json!({"do": "stand_in", "away": 1, "level": "beginner"})).await;
    while socket.update().await.legal.is_empty() {}
    let played = anna.look(&table).await;
    assert!(!played.can_undo && played.can_ask_undo);
    anna.command(&table, json!({"do": "undo"})).await;
    assert_eq!(anna.look(&table).await.history, played.history, "the person has not agreed");
    bert.command(&table, json!({"do": "return"})).await;
    assert_eq!(bert.look(&table).await.table.undo_asked, Some(0), "they are asked when they are back");
    bert.command(&table, json!({"do": "answer_undo", "agree": false})).await;
    assert_eq!(anna.look(&table).await.history, played.history);
    anna.command(&table, json!({"do": "undo"})).await;
    bert.command(&table, json!({"do": "answer_undo", "agree": true})).await;
    assert!(anna.look(&table).await.history.is_empty(), "they may agree");
}

#[tokio::test]
async fn taking_back_makes_no_time() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    for (clock, left) in [
        (json!({"kind": "fischer", "initial": 60, "increment": 30}), [40_000, 60_000]),
        (json!({"kind": "days", "days": 1}), [86_380_000, 86_400_000]),
    ] {
        let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
        bert.join(&table, &anna).await;
        for _ in 0..2 {
            server.clock.advance(Duration::from_secs(10));
            anna.act(&table, &quiet(&anna, &table).await).await;
            anna.command(&table, json!({"do": "undo"})).await;
        }
        assert_eq!(anna.look(&table).await.clocks.unwrap().left, left, "{clock}");
    }
}

#[tokio::test]
async fn rated_games_are_never_taken_back() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 600, "increment": 5});
    let new = json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    anna.act(&table, &quiet(&anna, &table).await).await;
    let refused = anna.command_refused(&table, json!({"do": "undo"})).await;
    assert_eq!(refused, (409, "server-never-undo-rated".to_owned()));
}
