//! Clocks: time is turned by hand.

use std::time::Duration;

use protocol::{Phase, TableChange};
use serde_json::json;
use server::Time;
use server::store::Admin;

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
    assert_eq!(out.what, TableChange::TimedOut { seat: 1 });
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
    // The clock is looked at when the table is loaded, for the first request of any kind.
    let mut phase = socket.snapshot().await.table.phase;
    while phase != Phase::Over {
        phase = socket.update().await.table.unwrap().phase;
    }
}

#[tokio::test]
async fn an_outage_is_not_counted_against_whoever_is_to_move() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 5});
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
    bert.join(&table, &anna).await;
    server.clock.advance(Duration::from_secs(20));
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    // Twice: what was taken off once stays off.
    let server = server.restart_after(Duration::from_secs(3600)).await;
    let server = server.restart_after(Duration::from_secs(7200)).await;
    let mut socket = bert.at(&server).connect(&table).await;
    let snapshot = socket.snapshot().await;
    let clocks = snapshot.clocks.unwrap();
    assert_eq!((snapshot.table.phase, &*clocks.left), (Phase::Running, &[45_000, 60_000][..]));
    assert_eq!((clocks.running, clocks.since), (Some(1), server.clock.now().0));
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(socket.update().await.what, TableChange::TimedOut { seat: 1 });
}

#[tokio::test]
async fn a_server_leaves_signs_of_life() {
    let server = Server::start().await;
    let start = server.clock.now();
    assert_eq!(server.store().last_alive().await.unwrap(), Some(start));
    // The clock does not go on by itself: the tasks that wait for it have to be there first.
    let mut turned = start;
    while server.store().last_alive().await.unwrap() == Some(start) {
        server.clock.advance(Duration::from_secs(5));
        turned = server.clock.now();
        tokio::task::yield_now().await;
    }
    assert!(server.store().last_alive().await.unwrap() <= Some(turned));
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
    assert_eq!(socket.update().await.what, TableChange::TimedOut { seat: 0 });
    let played = socket.update().await;
    assert!(matches!(played.what, TableChange::Played { seat: 0, .. }));
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

#[tokio::test]
async fn a_jump_of_the_system_clock_ends_no_game() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    for clock in
        [json!({"kind": "fischer", "initial": 60, "increment": 5}), json!({"kind": "days", "days": 1})]
    {
        let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
        bert.join(&table, &anna).await;
        let before = anna.look(&table).await;
        for ahead in [3600, 40 * 86_400, -40 * 86_400] {
            server.clock.set_calendar_ahead(ahead);
            let after = anna.look(&table).await;
            assert_eq!((after.table.phase, after.clocks.as_ref()), (Phase::Running, before.clocks.as_ref()));
            assert_eq!(after.now, before.now);
        }
        server.clock.set_calendar_ahead(0);
        server.clock.advance(Duration::from_secs(10));
        anna.act(&table, &before.legal[0]).await;
        assert_eq!(anna.look(&table).await.table.phase, Phase::Running);
    }
}
