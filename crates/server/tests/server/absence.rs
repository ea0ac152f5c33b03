//! People who go away.

use std::time::Duration;

use protocol::{Phase, ServerMessage, Snapshot, TableChange};
use serde_json::json;

use crate::commands::two_at_a_table;
use crate::harness::Server;

#[tokio::test]
async fn after_a_grace_the_others_may_claim_the_result() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    let gone = bert.connect(&table).await;
    let online = |seat: u8, wanted: bool| {
        move |message| match message {
            ServerMessage::Presence(presence) if presence.seat == seat => {
                (presence.online == wanted).then_some(())
            }
            _ => None,
        }
    };
    socket.until(online(1, true)).await;
    drop(gone);
    socket.until(online(1, false)).await;
    assert_eq!(until(&anna.look(&table).await, 1), None, "the others do not wait for them yet");
    server.clock.advance(Duration::from_secs(61));
    let claim = json!({"do": "claim_result", "away": 1});
    let refused = anna.command_refused(&table, claim.clone()).await;
    assert_eq!(refused, (409, "server-not-their-turn".to_owned()), "the others do not wait for them yet");
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    let refused = anna.command_refused(&table, claim.clone()).await;
    assert_eq!(refused, (409, "server-not-away".to_owned()), "their turn has just begun");
    let told = socket
        .until(|message| match message {
            ServerMessage::Presence(presence) => presence.until,
            _ => None,
        })
        .await;
    let seen = anna.look(&table).await;
    assert_eq!(until(&seen, 1), Some(told));
    assert_eq!(told, seen.now + 60_000, "a minute from the turn on");
    let stranger = server.person().await;
    let links: serde_json::Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let key = links["watch"].as_str().unwrap();
    let spectator: Snapshot = stranger.get(&format!("/api/tables/{table}?key={key}")).await;
    assert_eq!(until(&spectator, 1), None, "whose turn it is may be news to spectators");
    server.clock.advance(Duration::from_secs(61));
    anna.command(&table, claim).await;
    let end = anna.look(&table).await.table.end.unwrap();
    assert_eq!((end.winner, end.reason.as_str()), (Some(0), "time"));
}

/// Until when the others wait for this seat.
fn until(table: &Snapshot, seat: u8) -> Option<u64> {
    table.presence.iter().find(|presence| presence.seat == seat).unwrap().until
}

#[tokio::test]
async fn a_computer_stands_in_until_the_person_is_back() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    socket.update().await;
    server.clock.advance(Duration::from_secs(61));
    anna.command(&table, json!({"do": "stand_in", "away": 1, "level": "beginner"})).await;
    assert_eq!(
        socket.update().await.what,
        TableChange::StoodIn { seat: 1, level: protocol::Level::Beginner }
    );
    assert!(matches!(socket.update().await.what, TableChange::Played { seat: 1, .. }));
    bert.command(&table, json!({"do": "return"})).await;
    assert_eq!(bert.look(&table).await.table.seats[1].computer, None);
    let twice = bert.command_refused(&table, json!({"do": "return"})).await;
    assert_eq!(twice, (409, "server-nobody-stands-in".to_owned()));
}

/// A program may ask for the table again and again instead of staying connected.
#[tokio::test]
async fn whoever_looks_is_not_away() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    let claim = json!({"do": "claim_result", "away": 1});
    for _ in 0..3 {
        server.clock.advance(Duration::from_secs(40));
        bert.look(&table).await;
        let refused = anna.command_refused(&table, claim.clone()).await;
        assert_eq!(refused, (409, "server-not-away".to_owned()));
    }
    server.clock.advance(Duration::from_secs(61));
    anna.command(&table, claim).await;
}

#[tokio::test]
async fn who_plays_by_days_need_not_be_there() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "clock": {"kind": "days", "days": 2}});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    server.clock.advance(Duration::from_secs(3600));
    let claim = anna.command_refused(&table, json!({"do": "claim_result", "away": 1})).await;
    assert_eq!(claim, (409, "server-time-decides".to_owned()));
}

#[tokio::test]
async fn at_rated_tables_time_decides() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 600, "increment": 5});
    let new = json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    server.clock.advance(Duration::from_secs(100));
    let claim = anna.command_refused(&table, json!({"do": "claim_result", "away": 1})).await;
    assert_eq!(claim, (409, "server-time-decides".to_owned()));
    let hint = anna.refused(reqwest::Method::GET, &format!("/api/tables/{table}/hint"), &()).await;
    assert_eq!(hint, (403, "server-no-hints-rated".to_owned()));
    assert_eq!(anna.look(&table).await.table.phase, Phase::Running);
}
