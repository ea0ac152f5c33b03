//! Whole games.

use protocol::Phase;
use serde_json::json;

use crate::harness::{Server, Socket};

/// Plays the first legal action of the player to move, until the game is over; gives the last version.
pub(crate) async fn play_out(sockets: &mut [Socket]) -> u32 {
    let mut turn = Vec::new();
    for socket in sockets.iter_mut() {
        let snapshot = socket.snapshot().await;
        turn.push((snapshot.version, snapshot.legal));
    }
    loop {
        let mover = turn.iter().position(|(_, legal)| !legal.is_empty()).expect("a player is to move");
        let (version, action) = (turn[mover].0, turn[mover].1[0].clone());
        sockets[mover].act(version, &action).await;
        for (socket, turn) in sockets.iter_mut().zip(&mut turn) {
            let update = socket.update().await;
            assert_eq!(update.version, version + 1);
            if update.table.is_some_and(|table| table.phase == Phase::Over) {
                return update.version;
            }
            *turn = (update.version, update.legal);
        }
    }
}

#[tokio::test]
async fn two_people_play_each_game_to_its_end() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let (anna, bert) = (server.person().await, server.person().await);
        let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
        bert.join(&table, &anna).await;
        let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
        let version = play_out(&mut sockets).await;
        let end = bert.look(&table).await;
        assert_eq!((end.version, end.table.phase), (version, Phase::Over));
        assert!(end.table.end.unwrap().scores.is_some());
    }
}

#[tokio::test]
async fn a_computer_answers() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let anna = server.person().await;
        let table = anna.table(&json!({"game": game, "seats": ["me", {"computer": "beginner"}]})).await;
        let mut socket = anna.connect(&table).await;
        let start = socket.snapshot().await;
        socket.act(start.version, &start.legal[0]).await;
        let own = socket.update().await;
        assert_eq!(own.version, start.version + 1);
        let mut legal = own.legal;
        while legal.is_empty() {
            legal = socket.update().await.legal;
        }
    }
}
