//! How many people look on.

use protocol::ServerMessage;
use serde_json::json;

use crate::commands::two_at_a_table;
use crate::harness::{Server, Socket};

#[tokio::test]
async fn everybody_is_told_how_many_look_on() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    assert_eq!(socket.snapshot().await.spectators, 0, "who has a seat is no spectator");
    let links: serde_json::Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let path = format!("/api/tables/{table}/socket?key={}", links["watch"].as_str().unwrap());

    let stranger = server.person().await;
    let mut looking = stranger.connect_to(&path).await;
    assert_eq!(count(&mut looking).await, 1, "spectators are told, too");
    assert_eq!(count(&mut socket).await, 1);
    // A second window of the same person is the same spectator.
    let second = stranger.connect_to(&path).await;
    let other = server.person().await.connect_to(&path).await;
    assert_eq!(count(&mut socket).await, 2);
    assert_eq!(bert.look(&table).await.spectators, 2);
    drop((looking, second));
    assert_eq!(count(&mut socket).await, 1);
    drop(other);
    assert_eq!(count(&mut socket).await, 0);
}

#[tokio::test]
async fn spectators_who_are_kept_behind_know_how_many_they_are() {
    let server = Server::start().await;
    let (anna, bert, cleo) = (server.person().await, server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "delay": 2});
    let table = anna.table(&new).await;
    bert.join(&table, &anna).await;
    let mut first = cleo.connect(&table).await;
    assert_eq!(count(&mut first).await, 1);
    // A second window of the same spectator changes nothing, so no message follows its snapshot.
    assert_eq!(cleo.connect(&table).await.snapshot().await.spectators, 1);
    assert_eq!(cleo.look(&table).await.spectators, 1);
}

/// The number that is told next.
async fn count(socket: &mut Socket) -> u32 {
    let told = |message| match message {
        ServerMessage::Spectators { count } => Some(count),
        _ => None,
    };
    socket.until(told).await
}
