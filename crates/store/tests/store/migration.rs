//! Copying one store into another: everything arrives, or the error says what does not.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use mandala_store::{DailyPlay, OpenError, SCHEMA, Secrets, Store, open};
use mandala_store::{MigrationError, Progress, Step, TableSum, compare_stores, copy_store};
use protocol::RatingKind;
use tokio::sync::Notify;

use super::analyses::asked;
use super::daily::{key, secret};
use super::logins::token;
use super::ratings::{LATELY, rating};
use super::scene::{NOON, at, due, entries, entry, finished, guest, id, name, over, table};
use super::test_store::TestStore;

/// Tables that are not copied: they describe running servers, or the migration itself.
const NOT_COPIED: [&str; 7] =
    ["_sqlx_migrations", "leases", "limits", "moving", "nodes", "presence", "write_checks"];

/// Rows for every table, and more entries than are copied at once.
async fn fill(store: &dyn Store) {
    let anna = (guest(store, 101, "Anna").await, "Anna");
    let bert = (guest(store, 102, "Zoë Łąka").await, "Zoë Łąka");
    let secrets = Secrets { password: "a hash".to_owned(), recovery: "another".to_owned() };
    assert!(store.make_account(anna.0, &name("Anna"), secrets).await.unwrap());
    assert!(store.add_token(anna.0, token(7), "hash of a token", 5).await.unwrap());
    store.save_settings(bert.0, r#"{"theme":"dark"}"#).await.unwrap();
    assert!(store.ban(bert.0, true).await.unwrap());
    assert!(store.replace_name(bert.0, "Bert", at(5)).await.unwrap());
    let bert = (bert.0, "Bert");
    let mut challenge = table(1, &[anna]);
    challenge.listed.as_mut().unwrap().kept_for = vec![bert.0];
    store.append(challenge).await.unwrap();
    store.append(due(table(2, &[anna, bert]), Some(at(9)))).await.unwrap();
    let long =
        (3..1300).map(|version| entry(version, at(version.into()), serde_json::json!({"entry": "started"})));
    store.append(entries(id(2), long.collect())).await.unwrap();
    store.append(over(3, finished(&[anna, bert], at(20)), &[anna, bert])).await.unwrap();
    store.append(over(4, finished(&[bert, anna], at(30)), &[anna, bert])).await.unwrap();
    let mut game = store.uncounted(LATELY).await.unwrap().unwrap();
    store.count(&game, Some(vec![rating(1600.1 / 3.0, 1), rating(1400.0, 1)])).await.unwrap();
    // As if a bot had played the next one.
    (game.id, game.kind) = (id(4), RatingKind::BotDuel);
    store.count(&game, Some(vec![rating(1700.0, 1), rating(1300.0, 1)])).await.unwrap();
    store.append(over(7, finished(&[bert, anna], at(35)), &[anna, bert])).await.unwrap();
    store.append(table(5, &[anna])).await.unwrap();
    assert!(store.remove_table(id(5), at(40)).await.unwrap());
    assert!(store.ask_analysis(asked("one", 101)).await.unwrap());
    assert!(store.ask_analysis(asked("two", 102)).await.unwrap());
    store.save_analysis("one", Some("made".to_owned())).await.unwrap();
    store.save_daily(key(), secret(1)).await.unwrap();
    store.begin_daily(key(), DailyPlay { person: anna.0, table: id(1), device: Some(id(9)) }).await.unwrap();
    store.note_alive(at(50)).await.unwrap();
}

async fn migrate(from: &TestStore, to: &TestStore) -> Result<Vec<TableSum>, MigrationError> {
    copy_store(&**from, &**to, NOON, &mut |_| ()).await
}

#[tokio::test]
async fn everything_is_copied_there_and_back_again() {
    let (old, new, back) =
        (TestStore::sqlite().await, TestStore::postgres().await, TestStore::sqlite().await);
    fill(&*old).await;
    let sums = migrate(&old, &new).await.unwrap();
    for sum in &sums {
        assert!(sum.rows > 0, "nothing was in {}", sum.table);
    }
    assert_eq!(migrate(&new, &back).await.unwrap(), sums);
    assert_eq!(compare_stores(&*old, &*back, &mut |_| ()).await.unwrap(), sums);
    for store in [&new, &back] {
        assert_eq!(store.entries(id(2), 0).await.unwrap(), old.entries(id(2), 0).await.unwrap());
        assert_eq!(store.ratings(id(101)).await.unwrap(), old.ratings(id(101)).await.unwrap());
        assert_eq!(store.last_alive().await.unwrap(), Some(at(50)));
        // New rows are numbered after those that were copied.
        let (anna, bert) = ((id(101), "Anna"), (id(102), "Bert"));
        store.append(over(6, finished(&[anna, bert], at(60)), &[anna, bert])).await.unwrap();
        let next = store.uncounted(LATELY).await.unwrap().unwrap();
        assert_eq!(next.id, id(7), "the one that waited before");
        assert!(store.ask_analysis(asked("three", 102)).await.unwrap());
        assert_eq!(store.waiting_analyses().await.unwrap()[0].key, "two");
    }
}

#[tokio::test]
async fn a_migration_that_is_interrupted_again_and_again_goes_on() {
    let (old, new) = (TestStore::sqlite().await, TestStore::postgres().await);
    fill(&*old).await;
    let mut attempts = 0;
    let sums = loop {
        attempts += 1;
        assert!(attempts < 100, "it does not get on");
        // Each attempt is dropped in the middle of whatever it does after having said for the fourth time how far it is; the
        // comparison alone is left to finish.
        let (seen, enough) = (AtomicU32::new(0), Notify::new());
        let mut show = |moved: Progress| {
            if moved.step == Step::Copying && seen.fetch_add(1, Ordering::Relaxed) == 3 {
                enough.notify_one();
            }
        };
        let finished = tokio::select! {
            biased;
            () = enough.notified() => None,
            done = copy_store(&*old, &*new, NOON, &mut show) => Some(done.unwrap()),
        };
        match finished {
            Some(sums) => break sums,
            None => assert!(
                matches!(open(new.address()).await, Err(OpenError::Unfinished)),
                "no server runs on it"
            ),
        }
        if attempts == 12 {
            break migrate(&old, &new).await.unwrap();
        }
    };
    assert!(attempts > 1, "nothing was interrupted");
    assert_eq!(compare_stores(&*old, &*new, &mut |_| ()).await.unwrap(), sums);
    open(new.address()).await.unwrap().close().await;
}

#[tokio::test]
async fn a_store_is_copied_only_into_an_empty_one_that_no_server_uses() {
    let (old, new) = (TestStore::sqlite().await, TestStore::sqlite().await);
    fill(&*old).await;
    new.note_alive(NOON).await.unwrap();
    let refused = migrate(&old, &new).await.unwrap_err();
    assert!(matches!(refused, MigrationError::NotEmpty { table: "alive" }), "{refused}");
    for (busy, from) in [(&old, true), (&new, false)] {
        busy.note_node(id(9), NOON).await.unwrap();
        let refused = migrate(&old, &new).await.unwrap_err();
        assert!(matches!(refused, MigrationError::InUse { from: here } if here == from), "{refused}");
        busy.forget_node(id(9)).await.unwrap();
    }
    old.begin_migration(NOON).await.unwrap();
    let refused = migrate(&old, &new).await.unwrap_err();
    assert!(matches!(refused, MigrationError::Unfinished), "{refused}");
}

#[tokio::test]
async fn a_difference_is_found_and_nobody_serves_from_it() {
    let (old, new) = (TestStore::sqlite().await, TestStore::postgres().await);
    fill(&*old).await;
    // As if games had gone on in the old store after an attempt to copy it.
    new.begin_migration(NOON).await.unwrap();
    let people = SCHEMA.iter().find(|table| table.name == "people").unwrap();
    let rows = old.rows(people, None, 10).await.unwrap();
    new.insert(people, rows).await.unwrap();
    assert!(old.ban(id(102), false).await.unwrap());
    let MigrationError::Differs { from, to } = migrate(&old, &new).await.unwrap_err() else {
        panic!("nothing was noticed")
    };
    assert_eq!((from.table, from.rows, to.rows), ("people", 2, 2));
    assert_ne!(from.checksum, to.checksum);
    assert!(matches!(open(new.address()).await, Err(OpenError::Unfinished)));
}

/// A server without a bus leaves no other trace than its signs of life.
#[tokio::test]
async fn a_server_that_still_uses_the_store_is_noticed() {
    let (old, new) = (TestStore::sqlite().await, TestStore::postgres().await);
    fill(&*old).await;
    let serving = async {
        for second in 100.. {
            old.note_alive(at(second)).await.unwrap();
            tokio::task::yield_now().await;
        }
    };
    let refused = tokio::select! {
        moved = migrate(&old, &new) => moved.unwrap_err(),
        () = serving => unreachable!("it goes on for ever"),
    };
    let noticed = match &refused {
        MigrationError::InUse { from } => *from,
        MigrationError::Differs { from, .. } => from.table == "alive",
        _ => false,
    };
    assert!(noticed, "{refused}");
    assert!(matches!(open(new.address()).await, Err(OpenError::Unfinished)));
}

/// Every table and column is either copied or known not to be.
#[tokio::test]
async fn every_column_is_copied() {
    let known: BTreeMap<_, Vec<_>> = SCHEMA
        .iter()
        .map(|table| (table.name.to_owned(), sorted(table.columns().map(str::to_owned))))
        .collect();
    let sqlite = TestStore::sqlite().await;
    let pool = sqlx::SqlitePool::connect(sqlite.address()).await.unwrap();
    let columns = "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'";
    assert_eq!(there(sqlx::query_as(columns).fetch_all(&pool).await.unwrap()), known, "SQLite");
    let postgres = TestStore::postgres().await;
    let pool = sqlx::PgPool::connect(postgres.address()).await.unwrap();
    let columns = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
         WHERE table_schema = 'public'";
    assert_eq!(there(sqlx::query_as(columns).fetch_all(&pool).await.unwrap()), known, "PostgreSQL");
}

fn there(columns: Vec<(String, String)>) -> BTreeMap<String, Vec<String>> {
    let mut there: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (table, column) in columns.into_iter().filter(|(table, _)| !NOT_COPIED.contains(&table.as_str())) {
        there.entry(table).or_default().push(column);
    }
    there.into_iter().map(|(table, columns)| (table, sorted(columns))).collect()
}

fn sorted(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut names: Vec<_> = names.into_iter().collect();
    names.sort();
    names
}
