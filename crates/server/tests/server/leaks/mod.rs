//! Nothing leaks: two games that look the same to somebody send them the same bytes, whatever they ask.
//!
//! Two servers run with the same clock and the same dice, so that ids, secrets and commitments are equal; only the deal
//! differs, in something the viewer cannot see. Everything the viewer can get is compared: both streams, and every route in
//! the interface's own description.

mod asking;
mod twins;

use std::collections::BTreeSet;

use mandala::Mandala;
use protocol::ServerMessage;
use serde_json::{Value, json};
use sqlx::Connection;
use stones::Stones;
use tabletop::Viewer;

use crate::harness::{Person, Server};
use asking::{Asked, ask_everything};
use twins::{Twins, twins};

/// Everything that one viewer got from one world.
#[derive(PartialEq, Debug)]
struct Got {
    socket: Vec<String>,
    stream: String,
    asked: Vec<Asked>,
}

#[tokio::test]
async fn two_games_that_look_the_same_send_the_same() {
    let mut kinds = BTreeSet::new();
    let mut compared = 0;
    for number in 0..24 {
        let found = match number % 4 {
            0 => twins::<Mandala>(&json!({}), 2, number),
            1 => twins::<Stones>(&json!({}), 2, number),
            2 => twins::<Stones>(&json!({"stacks": "closed"}), 3, number),
            _ => twins::<Stones>(&json!({"stacks": "sides"}), 4, number),
        };
        let Some(twins) = found else { continue };
        let [one, two] = [world(&twins, 0).await, world(&twins, 1).await];
        let (got, secrets) = one;
        assert_eq!(got, two.0, "{twins:?}");
        for secret in secrets.iter().chain(&two.1) {
            assert!(!format!("{got:?}").contains(secret.as_str()), "a secret was sent: {twins:?}");
        }
        kinds.extend(got.socket.iter().map(|text| kind(&serde_json::from_str(text).unwrap())));
        compared += 1;
    }
    assert!(compared >= 16, "only {compared} pairs of games were found");
    // The hello is the same for everybody; the harness has read it.
    let all = ["ack", "effects", "hint", "pong", "presence", "reaction", "refused", "snapshot", "update"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all, "every kind of message is compared");
}

/// The kind of a message: an exhaustive match, so that a new kind has to be thought about.
fn kind(message: &ServerMessage) -> &'static str {
    match message {
        ServerMessage::Hello { .. } => "hello",
        ServerMessage::Snapshot(_) => "snapshot",
        ServerMessage::Update(_) => "update",
        ServerMessage::Ack(_) => "ack",
        ServerMessage::Refused { .. } => "refused",
        ServerMessage::Effects { .. } => "effects",
        ServerMessage::Hint(_) => "hint",
        ServerMessage::Presence(_) => "presence",
        ServerMessage::Reaction { .. } => "reaction",
        ServerMessage::Pong { .. } => "pong",
        // Says only that the server goes away.
        ServerMessage::Closing { .. } => "closing",
    }
}

/// Plays one of the two games on a server of its own, and gives what the viewer got, and what nobody may get.
async fn world(twins: &Twins, which: usize) -> (Got, Vec<String>) {
    let server = Server::start_fixed(7).await;
    let mut people = Vec::new();
    for _ in 0..=twins.players {
        people.push(server.person().await);
    }
    let mut seats = vec![json!("open"); twins.players];
    seats[0] = json!("me");
    let new = json!({
        "game": twins.game, "seats": seats, "options": twins.options, "visibility": "public",
    });
    let table = people[0].table(&new).await;
    let secrets = deal(&server, &table, &twins.setups[which]).await;
    for person in &people[1..twins.players] {
        person.join(&table, &people[0]).await;
    }
    let observer = match twins.viewer {
        Viewer::Seat(seat) => &people[seat.index()],
        Viewer::Spectator => &people[twins.players],
    };
    let mut socket = observer.connect(&table).await;
    let mut stream = observer.stream(&table).await;
    let mut got = Got { socket: vec![], stream: String::new(), asked: vec![] };
    for action in &twins.actions {
        let mover = mover(&people[..twins.players], &table).await;
        mover.act(&table, action).await;
    }
    // What the viewer asks for themselves.
    let action = observer.look(&table).await.legal.first().cloned().unwrap_or_default();
    for text in [
        r#"{"type":"ping","sent":1}"#.to_owned(),
        format!(r#"{{"type":"effects","action":"{action}"}}"#),
        r#"{"type":"effects","action":"cR"}"#.to_owned(),
        r#"{"type":"hint"}"#.to_owned(),
        r#"{"type":"command","id":"r","command":{"do":"react","reaction":"hello"}}"#.to_owned(),
        r#"{"type":"command","id":"u","version":1,"command":{"do":"undo"}}"#.to_owned(),
        r#"{"type":"ping","sent":2}"#.to_owned(),
    ] {
        socket.send_text(&text).await;
    }
    loop {
        let text = socket.next_text().await;
        let last = text.contains(r#""type":"pong","sent":2"#);
        got.socket.push(text);
        if last {
            break;
        }
    }
    people[0].command(&table, json!({"do": "react", "reaction": "good_game"})).await;
    got.stream = stream.until("good_game").await;
    got.asked = ask_everything(observer, &table).await;
    (got, secrets)
}

/// Puts the deal into the table, as nobody but a test can, and gives the secrets kept there.
async fn deal(server: &Server, table: &str, setup: &Value) -> Vec<String> {
    let file = server.folder.path().join("mandala.db");
    let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query(
        "UPDATE entries SET entry = json_set(entry, '$.setup', json(?)) WHERE table_id = ? AND version = 1",
    )
    .bind(setup.to_string())
    .bind(table)
    .execute(&mut database)
    .await
    .unwrap();
    let entry: String = sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = ? AND version = 1")
        .bind(table)
        .fetch_one(&mut database)
        .await
        .unwrap();
    let entry: Value = serde_json::from_str(&entry).unwrap();
    vec![entry["secret"].as_str().unwrap().to_owned()]
}

/// Whoever is to move.
async fn mover<'a>(people: &'a [Person], table: &str) -> &'a Person {
    for person in people {
        if !person.look(table).await.legal.is_empty() {
            return person;
        }
    }
    panic!("somebody is to move")
}
