//! The store itself: what it promises to tables.

use serde_json::json;
use server::Id;
use server::store::{Append, AppendError, Tables};

use crate::harness::Server;

/// Many appends share a commit; one whose versions are taken fails alone.
#[tokio::test]
async fn a_conflict_is_nobody_elses() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me", "open"]})).await;
    let (store, table) = (server.store(), table.parse::<Id>().unwrap());
    let entries = store.entries(table, 0).await.unwrap();
    let append = |table| Append { table, entries: entries.clone(), listed: None, finished: None };
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
