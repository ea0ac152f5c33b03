//! Permission comes before work: what a sender may not do costs no reading of the table.

use std::sync::Arc;

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::json;
use server::InProcess;

use crate::harness::{ObservedStore, Person, ReadCount, Server, new_id};

/// A command with a version that no node has made.
fn from_the_future() -> serde_json::Value {
    json!({"id": new_id(), "version": u32::MAX, "command": {"do": "act", "action": "m1R"}})
}

async fn send_from_the_future(person: &Person, table: &str) -> (u16, String) {
    person.refused(Method::POST, &format!("/api/tables/{table}/commands"), &from_the_future()).await
}

async fn counted(bus: InProcess) -> (Server, ReadCount) {
    let reads = ReadCount::default();
    let counting = reads.clone();
    let observed = |sqlite| Arc::new(ObservedStore::new(sqlite, move |call| counting.note(call))) as _;
    let server = Server::start_between(Arc::new(bus), observed).await;
    (server, reads)
}

#[tokio::test]
async fn a_version_from_the_future_reloads_no_table() {
    let (server, reads) = counted(InProcess::new()).await;
    let (anna, mallory) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", {"computer": "casual"}], "visibility": "public"});
    let table = anna.table(&new).await;
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    reads.take();
    socket.act(start.version, &start.legal[0]).await;
    assert_eq!(socket.update().await.version, start.version + 1);
    // While the computer thinks, which a reload would cancel.
    for _ in 0..10 {
        assert_eq!(send_from_the_future(&mallory, &table).await, (403, "server-not-seated".to_owned()));
        assert_eq!(send_from_the_future(&anna, &table).await, (409, "server-version-unknown".to_owned()));
    }
    assert_eq!(reads.take(), (0, 0));
    assert_eq!(socket.update().await.version, start.version + 2, "the computer moves");
    let private = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    assert_eq!(send_from_the_future(&mallory, &private).await, (404, "server-not-found".to_owned()));
}

#[tokio::test]
async fn beside_other_nodes_it_costs_one_question() {
    let bus = InProcess::new();
    let _other = bus.beside();
    let (server, reads) = counted(bus).await;
    let (anna, mallory) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let table = anna.table(&new).await;
    anna.look(&table).await;
    reads.take();
    assert_eq!(send_from_the_future(&anna, &table).await, (409, "server-version-unknown".to_owned()));
    assert_eq!(reads.take(), (0, 1));
    assert_eq!(send_from_the_future(&mallory, &table).await, (403, "server-not-seated".to_owned()));
    assert_eq!(reads.take(), (0, 1));
}

#[tokio::test]
async fn a_table_is_read_once_however_many_ask() {
    let (server, reads) = counted(InProcess::new()).await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "open"], "visibility": "public"})).await;
    assert_eq!(reads.take().0, 0, "to make a table needs no reading");
    let looks = join_all((0..20).map(|_| anna.look(&table))).await;
    assert!(looks.iter().all(|look| look.version == 1));
    assert_eq!(reads.take().0, 1);
}
