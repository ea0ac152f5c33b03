//! The appends of many tables, in one commit and as few statements as can be.

use std::collections::BTreeMap;

use mandala_table::{FinishedGame, Id, ListedTable, WakeTime};

use super::database::{Sql, Transaction};
use super::{challenge_limits, json, seat_limits, values};
use crate::StoreError;
use crate::meters;
use crate::tables::Append;

/// What became of a batch of appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BatchOutcome {
    /// All of the entries are added.
    All,
    /// Nothing is done: a version was taken, or a table removed.
    Conflict,
    /// Nothing is done: a person would sit at too many tables.
    TooManySeats,
    /// Nothing is done: a person would be challenged too often.
    TooManyChallenges,
}

/// Adds all of the entries in one commit, or none.
pub(super) async fn append_batch<D: Sql>(
    database: &D,
    appends: &[Append],
) -> Result<BatchOutcome, StoreError> {
    // All transactions take tables in the same order, so that no two ever wait for each other.
    let mut appends: Vec<_> = appends.iter().collect();
    appends.sort_by_key(|append| append.table);
    let entries = entries(&appends)?;
    // All of the entries or none: a version that is taken undoes the whole statement.
    let add = format!(
        "INSERT INTO entries (table_id, version, entry)
         SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), value -> 2 FROM {}",
        D::each("$1")
    );
    // The last wake time of a table wins.
    let dues: BTreeMap<Id, WakeTime> =
        appends.iter().filter_map(|append| Some((append.table, append.due?))).collect();
    // A single statement is a transaction by itself: one round trip instead of three.
    let quick = if appends.iter().any(|append| append.listed.is_some() || append.finished.is_some()) {
        None
    } else if dues.is_empty() {
        Some((add.clone(), values![&entries]))
    } else if let Some(both) = D::both(&add, &set_due::<D>("$2")) {
        Some((both, values![&entries, due_rows(&dues)?]))
    } else {
        None
    };
    if let Some((statement, values)) = quick {
        if !database.try_execute(&statement, values).await? {
            return Ok(BatchOutcome::Conflict);
        }
    } else {
        let mut transaction = database.begin().await?;
        seat_limits::lock(&mut transaction, &appends).await?;
        challenge_limits::lock(&mut transaction, &appends).await?;
        if !transaction.try_execute(&add, values![entries]).await? {
            return Ok(BatchOutcome::Conflict);
        }
        list::<D>(&mut transaction, &appends).await?;
        if !seat_limits::are_kept(&mut transaction, &appends).await? {
            return Ok(BatchOutcome::TooManySeats);
        }
        if !challenge_limits::are_kept(&mut transaction, &appends).await? {
            return Ok(BatchOutcome::TooManyChallenges);
        }
        if !dues.is_empty() {
            transaction.execute(&set_due::<D>("$1"), values![due_rows(&dues)?]).await?;
        }
        finish::<D>(&mut transaction, &appends).await?;
        transaction.commit().await?;
    }
    metrics::counter!(meters::COMMITS).increment(1);
    Ok(BatchOutcome::All)
}

fn entries(appends: &[&Append]) -> Result<String, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        rows.extend(append.entries.iter().map(|stored| (append.table, stored.version, stored)));
    }
    json(&rows)
}

fn set_due<D: Sql>(parameter: &str) -> String {
    format!(
        "UPDATE tables SET due = CAST(value ->> 1 AS BIGINT) FROM {} WHERE tables.id = value ->> 0",
        D::each(parameter)
    )
}

fn due_rows(dues: &BTreeMap<Id, WakeTime>) -> Result<String, StoreError> {
    json(&dues.iter().map(|(table, due)| (table, due.0)).collect::<Vec<_>>())
}

/// Brings the lists up to date.
async fn list<D: Sql>(transaction: &mut D::Transaction, appends: &[&Append]) -> Result<(), StoreError> {
    let listed: BTreeMap<Id, &ListedTable> =
        appends.iter().filter_map(|append| Some((append.table, append.listed.as_ref()?))).collect();
    if listed.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = listed
        .iter()
        .map(|(table, listed)| {
            let summary = &listed.summary;
            (table, summary.phase, listed.public, listed.wakes, summary.changed, summary)
        })
        .collect();
    let statement = format!(
        "INSERT INTO tables (id, phase, public, wakes, changed, summary)
         SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BOOLEAN), CAST(value ->> 3 AS BOOLEAN),
             CAST(value ->> 4 AS BIGINT), value -> 5
         FROM {} WHERE true
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes,
             changed = excluded.changed, summary = excluded.summary",
        D::each("$1")
    );
    transaction.execute(&statement, values![json(&rows)?]).await?;
    let tables = json(&listed.keys().map(|table| [table]).collect::<Vec<_>>())?;
    let sitting = |listed: &ListedTable| listed.people.clone();
    set_people::<D>(transaction, "table_people", &tables, &rows_of(&listed, sitting)?).await?;
    let challenged = |listed: &ListedTable| listed.kept_for.clone();
    set_people::<D>(transaction, "kept_seats", &tables, &rows_of(&listed, challenged)?).await
}

/// Each table with each of these people.
fn rows_of(
    listed: &BTreeMap<Id, &ListedTable>,
    people: impl Fn(&ListedTable) -> Vec<Id>,
) -> Result<String, StoreError> {
    let of_table = |(table, listed): (&Id, &&ListedTable)| {
        let table = *table;
        people(listed).into_iter().map(move |person| (person, table))
    };
    json(&listed.iter().flat_map(of_table).collect::<Vec<_>>())
}

/// Replaces the people that a table of the database has for these tables.
async fn set_people<D: Sql>(
    transaction: &mut D::Transaction,
    name: &str,
    tables: &str,
    people: &str,
) -> Result<(), StoreError> {
    let leave = format!(
        "DELETE FROM {name} WHERE table_id IN (SELECT value ->> 0 FROM {}) AND NOT EXISTS
             (SELECT 1 FROM {} WHERE value ->> 0 = person AND value ->> 1 = table_id)",
        D::each("$1"),
        D::each("$2")
    );
    transaction.execute(&leave, values![tables, people]).await?;
    let sit = format!(
        "INSERT INTO {name} (person, table_id) SELECT value ->> 0, value ->> 1 FROM {} WHERE true
         ON CONFLICT DO NOTHING",
        D::each("$1")
    );
    transaction.execute(&sit, values![people]).await.map(|_| ())
}

/// Keeps the games that have ended.
async fn finish<D: Sql>(transaction: &mut D::Transaction, appends: &[&Append]) -> Result<(), StoreError> {
    let finished: Vec<(Id, &FinishedGame)> =
        appends.iter().filter_map(|append| Some((append.table, append.finished.as_ref()?))).collect();
    if finished.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = finished
        .iter()
        .map(|(table, game)| {
            let seen = (game.kind, game.public, game.watch_key, &game.seats);
            (table, game.game, game.seats.len(), game.rated, game.ended, &game.record, seen)
        })
        .collect();
    let keep = format!(
        "INSERT INTO games (id, game, players, rated, ended, record, kind, public, watch_key, seats)
         SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BOOLEAN),
             CAST(value ->> 4 AS BIGINT), value ->> 5, value -> 6 ->> 0, CAST(value -> 6 ->> 1 AS BOOLEAN),
             value -> 6 ->> 2, CAST(value -> 6 -> 3 AS TEXT)
         FROM {}",
        D::each("$1")
    );
    transaction.execute(&keep, values![json(&rows)?]).await?;
    let people: Vec<_> = finished
        .iter()
        .flat_map(|(table, game)| {
            let seats = game.seats.iter().enumerate();
            seats.filter_map(move |(index, seat)| {
                Some((seat.person.as_ref()?, table, index, seat.place, game.ended))
            })
        })
        .collect();
    let play = format!(
        "INSERT INTO game_people (person, game_id, seat, place, game_ended)
         SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
             CAST(value ->> 4 AS BIGINT)
         FROM {}",
        D::each("$1")
    );
    transaction.execute(&play, values![json(&people)?]).await?;
    let counted: Vec<_> = finished.iter().filter(|(_, game)| game.counts).map(|(table, _)| [table]).collect();
    let queue = format!("INSERT INTO rating_queue (game_id) SELECT value ->> 0 FROM {}", D::each("$1"));
    transaction.execute(&queue, values![json(&counted)?]).await?;
    Ok(())
}
