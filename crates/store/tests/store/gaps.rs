//! Entries that are missing.

use mandala_store::{BackupError, MissingEntry, Sqlite};
use mandala_table::Id;
use serde_json::json;

use super::scene::{NOON, at, entries, entry, finished, id, over, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(a_gap_at_a_table_is_found);

fn both() -> [(Id, &'static str); 2] {
    [(id(101), "Anna"), (id(102), "Bert")]
}

async fn a_gap_at_a_table_is_found(store: TestStore) {
    let refused_undo = |version| entry(version, NOON, json!({"entry": "undo_refused", "seat": 0}));
    store.append(table(1, &both())).await.unwrap();
    store.append(table(2, &both())).await.unwrap();
    store.append(over(3, finished(&both(), at(9)), &both())).await.unwrap();
    assert_eq!(store.missing_entry().await.unwrap(), None);
    store.append(entries(id(2), vec![refused_undo(3), refused_undo(5), refused_undo(6)])).await.unwrap();
    let missing = store.missing_entry().await.unwrap().unwrap();
    assert_eq!(missing, MissingEntry { table: id(2), version: 4 });
    assert!(missing.to_string().contains(&format!("table {} has no entry of version 4", id(2))), "{missing}");
    store.append(entries(id(2), vec![refused_undo(4)])).await.unwrap();
    assert_eq!(store.missing_entry().await.unwrap(), None);
    // A table with no entries at all, and one that begins in the middle.
    let mut empty = table(4, &both());
    empty.entries = vec![];
    store.append(empty).await.unwrap();
    assert_eq!(store.missing_entry().await.unwrap(), Some(MissingEntry { table: id(4), version: 1 }));
    store.append(entries(id(4), vec![refused_undo(2)])).await.unwrap();
    assert_eq!(store.missing_entry().await.unwrap(), Some(MissingEntry { table: id(4), version: 1 }));
}

#[tokio::test]
async fn a_copy_with_a_gap_is_no_good_copy() {
    let store = TestStore::sqlite().await;
    let file = std::path::Path::new(store.address().trim_start_matches("sqlite:")).to_owned();
    store.append(over(3, finished(&both(), at(9)), &both())).await.unwrap();
    Sqlite::verify(&file).await.unwrap();
    let pool = sqlx::SqlitePool::connect(store.address()).await.unwrap();
    sqlx::query("DELETE FROM entries WHERE version = 2").execute(&pool).await.unwrap();
    let refused = Sqlite::verify(&file).await.unwrap_err();
    let BackupError::Missing(missing) = refused else { panic!("{refused}") };
    assert_eq!(missing, MissingEntry { table: id(3), version: 2 });
}
