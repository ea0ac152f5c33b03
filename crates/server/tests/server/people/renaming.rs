//! A name that an administrator replaces, past the server.

use std::time::Duration;

use protocol::TableChange;
use serde_json::{Value, json};
use server::store::{Admin, Sqlite};
use server::{Id, Time};

use super::deleting::{analyse, found};
use crate::harness::{Person, Server};

/// Replaces the name as an administrator does it.
async fn rename(server: &Server, person: &Person, name: &str) {
    let elsewhere = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    let person: Id = person.id.parse().unwrap();
    assert!(elsewhere.replace_name(person, name, server.clock.now()).await.unwrap());
    elsewhere.close().await;
}

async fn call(person: &Person, name: &str) {
    person.send_ok::<Value>(reqwest::Method::PATCH, "/api/me", &json!({"name": name})).await;
}

#[tokio::test]
async fn a_running_server_takes_notice() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    call(&anna, "Annabella").await;
    let table =
        anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"})).await;
    bert.join(&table, &anna).await;
    let mut socket = bert.connect(&table).await;
    assert_eq!(socket.snapshot().await.table.seats[0].name.as_deref(), Some("Annabella"));
    rename(&server, &anna, "Quiet Heron").await;
    // The table in memory knows nothing of it, and writes the old name down once more.
    anna.command(&table, json!({"do": "resign"})).await;
    assert!(found(&server, "Annabella").await);
    let keeping = tokio::spawn({
        let app = server.app().clone();
        async move { app.run_maintenance().await }
    });
    let noticed = async {
        assert_eq!(socket.snapshot().await.table.seats[0].name.as_deref(), Some("Quiet Heron"));
        while found(&server, "Annabella").await {}
    };
    tokio::time::timeout(Duration::from_secs(30), noticed).await.expect("the server takes notice");
    keeping.abort();
}

#[tokio::test]
async fn the_old_name_stands_nowhere_any_more() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    call(&anna, "Annabella").await;
    let table = bert.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    anna.join(&table, &bert).await;
    let mut socket = bert.connect(&table).await;
    bert.act(&table, &bert.look(&table).await.legal[0]).await;
    // A computer plays for her and she comes back: the record says who played from where on.
    server.clock.advance(Duration::from_secs(61));
    bert.command(&table, json!({"do": "stand_in", "away": 1, "level": "beginner"})).await;
    while !matches!(socket.update().await.what, TableChange::Played { seat: 1, .. }) {}
    anna.command(&table, json!({"do": "return"})).await;
    anna.command(&table, json!({"do": "resign"})).await;
    let left = bert.table(&json!({"game": "stones", "seats": ["me", "open", "open"]})).await;
    anna.join(&left, &bert).await;
    anna.command(&left, json!({"do": "leave"})).await;
    analyse(&anna, &table).await;
    rename(&server, &anna, "Quiet Heron").await;
    assert!(!found(&server, "Annabella").await);
    let record: Value = bert.get(&format!("/api/games/{table}/record")).await;
    let by: Vec<_> = record["seats"].as_array().unwrap().iter().map(|held| &held["by"]).collect();
    assert_eq!((&record["players"][1], by.last()), (&json!("Quiet Heron"), Some(&&json!("Quiet Heron"))));
}
