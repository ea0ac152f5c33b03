//! The store itself: what it promises to tables.

use std::time::Duration;

use protocol::Snapshot;
use serde_json::json;
use server::store::{Admin, Append, AppendError, Stale, Tables};
use server::{Id, Time};

use crate::harness::Server;

/// Many appends share a commit; one whose versions are taken fails alone.
#[tokio::test]
async fn a_conflict_is_nobody_elses() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me", "open"]})).await;
    let (store, table) = (server.store(), table.parse::<Id>().unwrap());
    let entries = store.entries(table, 0).await.unwrap();
    let append = |table| Append { table, entries: entries.clone(), listed: None, finished: None, due: None };
    let others: Vec<_> = (1..=50).map(|number| Id::from_bytes([number; 16])).collect();
    let all = others[..25].iter().copied().chain([table]).chain(others[25..].iter().copied());
    let all: Vec<_> = all.map(|id| async move { (id, store.append(append(id)).await) }).collect();
    for (id, done) in futures_util::future::join_all(all).await {
        if id == table {
            assert!(matches!(done, Err(AppendError::Conflict)), "{done:?}");
        } else {
            done.unwrap();
            assert_eq!(store.entries(id, 0).await.unwrap(), entries);
        }
    }
    // Some of the versions taken is as bad as all of them, and none of the others are kept.
    let mut longer = append(others[0]);
    let mut next = entries.last().unwrap().clone();
    next.version += 1;
    longer.entries.push(next);
    assert!(matches!(store.append(longer).await, Err(AppendError::Conflict)));
    assert_eq!(store.entries(others[0], 0).await.unwrap(), entries);
}

/// Somebody may act at an old table after it was found and before it is removed.
#[tokio::test]
async fn a_table_that_has_changed_since_it_was_found_stays() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me"]})).await;
    let (store, id) = (server.store(), table.parse::<Id>().unwrap());
    server.clock.advance(Duration::from_secs(100));
    let before = Time::now(&server.clock);
    let found = store.stale_tables(Stale::StoodStill, before, 10).await.unwrap();
    assert_eq!(found, [id]);
    let start: Snapshot = anna.get(&format!("/api/tables/{table}?seat=0")).await;
    anna.act(&table, &start.legal[0]).await;
    let remove = |before| store.remove_stale(id, Stale::StoodStill, before, before);
    assert!(!remove(before).await.unwrap());
    assert_eq!(store.entries(id, 0).await.unwrap().len() as u32, start.version + 1);
    let later = before.plus(Duration::from_secs(100));
    assert!(remove(later).await.unwrap());
    assert!(!remove(later).await.unwrap(), "it is gone");
    assert!(store.entries(id, 0).await.unwrap().is_empty());
}

/// A batch that is one statement, one of several, and what is tried again one by one: each commit counts.
#[tokio::test]
async fn every_commit_is_counted() {
    // The figures of this thread alone, on which the writer runs as well.
    let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
    let figures = recorder.handle();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let commits = || {
        let text = figures.render();
        let line = text.lines().find_map(|line| line.strip_prefix("mandala_store_commits_total "));
        line.map_or(0, |count| count.parse::<u64>().unwrap())
    };
    let server = Server::start().await;
    let anna = server.person().await;
    let before = commits();
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me", "open"]})).await;
    assert_eq!(commits(), before + 1, "entries and lists");
    let (store, table) = (server.store(), table.parse::<Id>().unwrap());
    let entries = store.entries(table, 0).await.unwrap();
    let append = |table| Append { table, entries: entries.clone(), listed: None, finished: None, due: None };
    let (one, two) = (Id::from_bytes([1; 16]), Id::from_bytes([2; 16]));
    store.append(append(one)).await.unwrap();
    assert_eq!(commits(), before + 2, "entries alone");
    let (taken, free) = tokio::join!(store.append(append(one)), store.append(append(two)));
    assert!(matches!(taken, Err(AppendError::Conflict)), "{taken:?}");
    free.unwrap();
    assert_eq!(commits(), before + 3, "one by one");
}
