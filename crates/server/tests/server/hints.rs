//! Where hints are given: always against computers alone, between people only where the table says so.

use protocol::{HintBody, Snapshot, TableSummary};
use reqwest::Method;
use serde_json::{Value, json};

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// The answer to a request for a hint: only status and code if it is refused.
async fn refused(person: &Person, table: &str) -> Option<(u16, String)> {
    let path = format!("/api/tables/{table}/hint");
    let answer = person.request(Method::GET, &path).send().await.unwrap();
    if answer.status().is_success() {
        answer.json::<HintBody>().await.unwrap();
        return None;
    }
    Some(person.refused(Method::GET, &path, &()).await)
}

fn not_here() -> (u16, String) {
    (403, "server-no-hints-here".to_owned())
}

#[tokio::test]
async fn between_people_hints_are_given_only_where_the_table_says_so() {
    let server = Server::start().await;
    let (anna, bert, plain) = two_at_a_table(&server, "mandala").await;
    assert_eq!(refused(&anna, &plain).await, Some(not_here()));
    let mut socket = anna.connect(&plain).await;
    socket.send_text(r#"{"type":"hint"}"#).await;
    assert_eq!(socket.refusal().await, "server-no-hints-here");
    assert!(!bert.look(&plain).await.table.hints);

    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "hints": true});
    let table = anna.table(&new).await;
    let listed: Vec<TableSummary> = bert.get("/api/tables?phase=open").await;
    assert!(listed[0].hints && bert.look(&table).await.table.hints, "players learn it before they sit down");
    bert.join(&table, &anna).await;
    assert_eq!(refused(&anna, &table).await, None);
    assert!(anna.look(&table).await.table.hints && bert.look(&table).await.table.hints);
}

#[tokio::test]
async fn one_person_against_computers_has_hints() {
    let server = Server::start().await;
    let anna = server.person().await;
    for seats in [json!(["me", {"computer": "beginner"}]), json!(["me", "me"])] {
        let table = anna.table(&json!({"game": "mandala", "seats": seats})).await;
        assert!(anna.look(&table).await.table.hints);
        let seen: Snapshot = anna.get(&format!("/api/tables/{table}?seat=0")).await;
        assert!(!seen.legal.is_empty(), "the first seat begins");
        anna.get::<HintBody>(&format!("/api/tables/{table}/hint?seat=0")).await;
    }
}

#[tokio::test]
async fn with_a_third_person_a_computer_changes_nothing() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table =
        anna.table(&json!({"game": "stones", "seats": ["me", "open", {"computer": "beginner"}]})).await;
    bert.join(&table, &anna).await;
    assert_eq!(refused(&anna, &table).await, Some(not_here()));
}

#[tokio::test]
async fn a_rated_table_cannot_allow_hints() {
    let server = Server::start().await;
    let anna = server.person().await;
    let clock = json!({"kind": "fischer", "initial": 600, "increment": 5});
    let new =
        json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock, "hints": true});
    let refused = anna.refused(Method::POST, "/api/tables", &new).await;
    assert_eq!(refused, (403, "server-no-hints-rated".to_owned()));
}

#[tokio::test]
async fn quick_pairing_seats_nobody_where_hints_are_given() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let mut new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "hints": true});
    let with_hints = anna.table(&new).await;
    let wanted = json!({"game": "mandala", "players": 2});
    let own: Value = bert.post("/api/pair", &wanted).await;
    assert_ne!(own["table"], with_hints);
    new["hints"] = json!(false);
    let without = bert.table(&new).await;
    let found: Value = anna.post("/api/pair", &wanted).await;
    assert!([&own["table"], &json!(without)].contains(&&found["table"]), "a table without is found");
}

#[tokio::test]
async fn the_next_game_has_the_terms_of_the_last_and_says_for_whom_its_seats_are_kept() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "hints": true})).await;
    bert.join(&table, &anna).await;
    anna.command(&table, json!({"do": "resign"})).await;
    anna.command(&table, json!({"do": "rematch"})).await;
    let next = anna.look(&table).await.table.rematch.unwrap();
    let waiting = anna.look(&next).await.table;
    let kept: Vec<_> = waiting.seats.iter().map(|seat| seat.kept_for.as_deref()).collect();
    assert_eq!((waiting.hints, kept), (true, vec![Some(bert.id.as_str()), None]));
    bert.command(&table, json!({"do": "rematch"})).await;
    let begun: Value = anna.get(&format!("/api/tables/{next}")).await;
    assert!(begun["table"]["seats"].as_array().unwrap().iter().all(|seat| seat.get("kept_for").is_none()));
}

#[test]
fn old_tables_are_read_without_a_word_about_hints() {
    let old = json!({
        "id": "t", "game": "mandala", "seats": ["Anna", null], "rated": false, "clock": {"kind": "none"},
        "phase": "open", "changed": 1,
    });
    assert!(!serde_json::from_value::<TableSummary>(old).unwrap().hints);
}
