//! Opening a store by its address, and what happens when it goes away.

use std::error::Error;
use std::time::Instant;

use futures_util::future::join_all;
use mandala_store::{OpenError, open};
use tabletop::message::Chain;
use test_services::Postgres;

use super::scene::{NOON, created, entries, id, lobby, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(what_is_kept_is_there_for_the_next, many_open_it_at_once);

async fn what_is_kept_is_there_for_the_next(store: TestStore) {
    store.append(table(1, &[])).await.unwrap();
    store.close().await;
    let next = store.another().await;
    assert_eq!(lobby(&*next).await.len(), 1);
}

/// Each of them finds the tables up to date.
async fn many_open_it_at_once(store: TestStore) {
    for store in join_all((0..5).map(|_| store.another())).await {
        store.ping().await.unwrap();
    }
}

#[tokio::test]
async fn an_address_says_what_kind_of_store_it_is() {
    for wrong in ["", "mandala.db", "mysql://root@localhost/x", "postgres:x", "postgres://u:secret@:x:y/"] {
        let Err(error) = open(wrong).await else { panic!("`{wrong}` was opened") };
        assert!(matches!(error, OpenError::Address { .. }), "{wrong}: {error}");
        assert!(!Chain(&error).to_string().contains("secret"));
        let has_cause = wrong.starts_with("postgres://");
        assert_eq!(error.source().is_some(), has_cause, "{wrong}: {error}");
    }
    assert!(open("sqlite:/no/such/folder/mandala.db").await.is_err());
}

/// A request to a database server that is gone fails soon, and is served again when it is back.
#[tokio::test]
async fn a_server_goes_and_comes_back() {
    let mut server = Postgres::start_durable().unwrap();
    server.create("mandala").unwrap();
    let address = server.url("mandala");
    let store = open(&address).await.unwrap();
    for (number, kill) in [(1, false), (2, true)] {
        store.append(table(number, &[])).await.unwrap();
        if kill {
            server.kill().unwrap();
        } else {
            server.stop().unwrap();
        }
        let since = Instant::now();
        let lost = entries(id(100), vec![created(&[], 2, NOON)]);
        let (ping, append, alive) = tokio::join!(store.ping(), store.append(lost), store.note_alive(NOON));
        assert!(ping.is_err() && append.is_err() && alive.is_err());
        assert!(open(&address).await.is_err());
        assert!(since.elapsed().as_secs() < 20, "no request waits for ever");
        server.restart().unwrap();
        // Connections that were open are found broken one by one, and replaced.
        while store.ping().await.is_err() {}
        assert_eq!(lobby(&*store).await.len(), usize::from(number), "what was acknowledged is there");
        assert_eq!(store.entries(id(100), 0).await.unwrap(), []);
    }
}
