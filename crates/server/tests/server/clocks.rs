//! Clocks: time is turned by hand.

use std::time::Duration;

use protocol::{Phase, What};
use serde_json::json;

use crate::harness::Server;

#[tokio::test]
async fn whoever_runs_out_of_time_loses() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 5});
    let new = json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    let mut socket = bert.connect(&table).await;
    socket.snapshot().await;
    server.clock.advance(Duration::from_secs(20));
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    let played = socket.update().await;
    assert_eq!(played.clocks.unwrap().left, [45_000, 60_000]);
    server.clock.advance(Duration::from_secs(60));
    let out = socket.update().await;
    assert_eq!(out.what, What::TimedOut { seat: 1 });
    let end = out.table.unwrap().end.unwrap();
    assert_eq!((end.winner, end.reason.as_str(), end.places), (Some(0), "time", vec![1, 2]));
}

#[tokio::test]
async fn a_clock_runs_out_while_the_server_is_down() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "stones", "seats": ["me", "open"], "clock": {"kind": "days", "days": 1}});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    let server = server.restart().await;
    server.clock.advance(Duration::from_secs(3600));
    assert_eq!(anna.at(&server).look(&table).await.table.phase, Phase::Running);
    let clock = server.clock.clone();
    clock.advance(Duration::from_secs(23 * 3600));
    let server = server.restart().await;
    let mut socket = bert.at(&server).connect(&table).await;
    // The clock is looked at when the table is loaded, whoever comes first.
    let mut phase = socket.snapshot().await.table.phase;
    while phase != Phase::Over {
        phase = socket.update().await.table.unwrap().phase;
    }
}

#[tokio::test]
async fn with_three_a_computer_plays_on_and_the_late_one_is_last() {
    let server = Server::start().await;
    let people = [server.person().await, server.person().await, server.person().await];
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 0});
    let table =
        people[0].table(&json!({"game": "stones", "seats": ["me", "open", "open"], "clock": clock})).await;
    people[1].join(&table, &people[0]).await;
    people[2].join(&table, &people[0]).await;
    let mut socket = people[1].connect(&table).await;
    socket.snapshot().await;
    server.clock.advance(Duration::from_secs(61));
    assert_eq!(socket.update().await.what, What::TimedOut { seat: 0 });
    let played = socket.update().await;
    assert!(matches!(played.what, What::Played { seat: 0, .. }));
    people[1].command(&table, json!({"do": "resign"})).await;
    people[2].command(&table, json!({"do": "resign"})).await;
    let end = socket
        .until(|message| match message {
            protocol::ServerMessage::Update(update) => update.table.and_then(|table| table.end),
            _ => None,
        })
        .await;
    assert!(end.scores.is_some(), "the computers played to the end");
    assert_eq!(people[0].look(&table).await.table.seats[0].lost.as_deref(), Some("time"));
}
