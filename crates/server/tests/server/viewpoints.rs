//! The viewpoint of a connection when seats change hands while it is open.

use protocol::Phase;
use serde_json::{Value, json};

use crate::harness::{Person, Server, Socket};

/// What only the players of this game see of themselves.
const OWN: &str = "\"objectives\":[\"";
/// What the rules make of them: for others there are none.
const OF_OWN: &str = "\"card\":";

/// A table for three at which two sit, and all who are going to be there.
async fn waiting(server: &Server, visibility: &str) -> ([Person; 4], String) {
    let people = [server.person().await, server.person().await, server.person().await, server.person().await];
    let new = json!({"game": "stones", "seats": ["me", "open", "open"], "visibility": visibility});
    let table = people[0].table(&new).await;
    people[1].join(&table, &people[0]).await;
    (people, table)
}

/// Plays an action, so that all are told of the game once more, and closes the connection.
async fn go_on(people: &[&Person], table: &str) {
    for person in people {
        let seen = person.look(table).await;
        if let Some(action) = seen.legal.first() {
            person.act(table, action).await;
            break;
        }
    }
    people[0].command(table, json!({"do": "react", "reaction": "good_game"})).await;
}

async fn until_goodbye(socket: &mut Socket) -> String {
    let mut heard = String::new();
    while !heard.contains("good_game") {
        heard.push_str(&socket.next_text().await);
    }
    heard
}

#[tokio::test]
async fn whoever_leaves_no_longer_sees_through_the_seat() {
    let server = Server::start().await;
    let ([anna, bert, cleo, dora], table) = waiting(&server, "public").await;
    let (mut socket, mut stream) = (bert.connect(&table).await, bert.stream(&table).await);
    let mut named = bert.connect_to(&format!("/api/tables/{table}/socket?seat=1")).await;
    assert_eq!(socket.snapshot().await.seat, Some(1));
    assert_eq!(named.snapshot().await.seat, Some(1));
    bert.command(&table, json!({"do": "leave"})).await;
    assert_eq!(socket.snapshot().await.seat, None, "a spectator from now on");
    assert_eq!(named.snapshot().await.seat, None);
    cleo.join(&table, &anna).await;
    dora.join(&table, &anna).await;
    let seen = cleo.look(&table).await;
    assert!(seen.view.unwrap().text().contains(OWN), "there is something to see");
    assert!(seen.figures.unwrap().text().contains(OF_OWN));
    go_on(&[&anna, &cleo, &dora], &table).await;
    for heard in
        [until_goodbye(&mut socket).await, until_goodbye(&mut named).await, stream.until("good_game").await]
    {
        assert!(heard.contains("\"played\""), "the game is told");
        assert!(!heard.contains(OWN) && !heard.contains(OF_OWN), "but no player's own: {heard}");
    }
}

#[tokio::test]
async fn whoever_leaves_a_private_table_is_let_go() {
    let server = Server::start().await;
    let ([anna, bert, cleo, dora], table) = waiting(&server, "private").await;
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let key = links["watch"].as_str().unwrap();
    let mut socket = bert.connect(&table).await;
    let mut with_key = bert.connect_to(&format!("/api/tables/{table}/socket?key={key}")).await;
    with_key.snapshot().await;
    bert.command(&table, json!({"do": "leave"})).await;
    assert!(socket.is_closed().await);
    assert_eq!(with_key.snapshot().await.seat, None, "the link still opens");
    cleo.join(&table, &anna).await;
    dora.join(&table, &anna).await;
    go_on(&[&anna, &cleo, &dora], &table).await;
    let heard = until_goodbye(&mut with_key).await;
    assert!(!heard.contains(OWN) && !heard.contains(OF_OWN), "{heard}");
}

#[tokio::test]
async fn whoever_joins_sees_through_the_seat_at_once() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["open", "me"], "visibility": "public"});
    let table = anna.table(&new).await;
    let (mut host, mut socket) = (anna.connect(&table).await, bert.connect(&table).await);
    let mut stream = bert.stream(&table).await;
    assert_eq!(socket.snapshot().await.seat, None);
    socket.send_text(r#"{"type":"command","id":"j","command":{"do":"join"}}"#).await;
    let seen = socket.snapshot().await;
    assert_eq!((seen.seat, seen.table.phase), (Some(0), Phase::Running));
    assert!(seen.view.unwrap().text().contains("\"hand\""));
    assert!(stream.until("\"legal\":[\"").await.contains("\"hand\""));
    // A client with a seat from before is told of every change, one by one.
    assert_eq!([host.update().await.version, host.update().await.version], [2, 3]);
    socket.act(seen.version, &seen.legal[0]).await;
    assert_eq!(socket.update().await.version, seen.version + 1);
}
