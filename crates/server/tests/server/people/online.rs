//! How many people are here.

use std::time::Duration;

use protocol::Online;
use serde_json::json;

use crate::harness::Server;

#[tokio::test]
async fn everybody_at_a_table_is_counted_once() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let people = async || anna.get::<Online>("/api/online").await.people;
    assert_eq!(people().await, 0, "no table is open");
    let tables = [
        anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await,
        anna.table(&json!({"game": "stones", "seats": ["me", "open"], "visibility": "public"})).await,
    ];
    let first = anna.connect(&tables[0]).await;
    let _second = anna.connect(&tables[1]).await;
    assert_eq!(people().await, 1, "at two tables");
    let guest = bert.stream(&tables[1]).await;
    assert_eq!(people().await, 2);
    drop((first, guest));
    // The server notices that a connection has ended when it next looks.
    let leaving = async {
        while people().await != 1 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), leaving).await.expect("it is noticed");
}
