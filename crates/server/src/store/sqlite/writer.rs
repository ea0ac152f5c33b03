//! Group commit: the appends of many tables in one transaction, one statement for all of them.
//!
//! While one transaction is on its way to the disk, further appends wait; the next takes them all. So a commit costs the
//! same whether it carries one action or a thousand.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Sqlite, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::super::StoreError;
use super::super::tables::{Append, AppendError, Finished, ListedTable};
use super::names::written;
use crate::id::Id;
use crate::meters;

/// As many appends as go into one transaction.
const BATCH: usize = 2000;

/// The end of a queue of appends, and the task that empties it.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Job>);

#[derive(Debug)]
enum Job {
    Append(Box<Append>, oneshot::Sender<Result<(), AppendError>>),
    Finish(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Self {
        let (sender, mut jobs) = mpsc::channel(BATCH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while jobs.recv_many(&mut batch, BATCH).await > 0 {
                commit(&pool, &mut batch).await;
            }
        });
        Self(sender)
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), AppendError> {
        let closed = || StoreError { detail: "the writer has ended".to_owned() };
        let (reply, answer) = oneshot::channel();
        self.0.send(Job::Append(Box::new(append), reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Returns when everything sent before has been answered.
    pub(super) async fn finish(&self) {
        let (reply, answer) = oneshot::channel();
        if self.0.send(Job::Finish(reply)).await.is_ok() {
            // An error only says that the writer has ended already.
            let _ = answer.await;
        }
    }
}

async fn commit(pool: &SqlitePool, batch: &mut Vec<Job>) {
    let (mut appends, mut replies, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
    for job in batch.drain(..) {
        match job {
            Job::Append(append, reply) => {
                appends.push(*append);
                replies.push(reply);
            }
            Job::Finish(reply) => waiting.push(reply),
        }
    }
    metrics::histogram!(meters::BATCH).record(appends.len() as f64);
    let begun = std::time::Instant::now();
    let done = together(pool, &appends).await;
    metrics::histogram!(meters::COMMIT_SECONDS).record(begun.elapsed());
    match done {
        Ok(true) => answer(replies, |_| Ok(())),
        // Somebody's versions were taken: find out whose, one by one.
        Ok(false) => {
            for (append, reply) in appends.iter().zip(replies) {
                let done = match together(pool, std::slice::from_ref(append)).await {
                    Ok(true) => Ok(()),
                    Ok(false) => Err(AppendError::Conflict),
                    Err(error) => {
                        failed(&error, 1);
                        Err(AppendError::Store(error))
                    }
                };
                // Whoever asked may be gone; what is durable stays.
                let _ = reply.send(done);
            }
        }
        Err(error) => {
            failed(&error, appends.len());
            answer(replies, |_| Err(AppendError::Store(error.clone())));
        }
    }
    for reply in waiting {
        let _ = reply.send(());
    }
}

fn failed(error: &StoreError, appends: usize) {
    metrics::counter!(meters::STORE_ERRORS).increment(1);
    tracing::error!(%error, appends, "entries could not be kept");
}

fn answer(
    replies: Vec<oneshot::Sender<Result<(), AppendError>>>,
    mut result: impl FnMut(usize) -> Result<(), AppendError>,
) {
    for (index, reply) in replies.into_iter().enumerate() {
        // Whoever asked may be gone; what is durable stays.
        let _ = reply.send(result(index));
    }
}

/// Adds all of the entries in one transaction; `false`, and nothing done, if a version was taken.
async fn together(pool: &SqlitePool, appends: &[Append]) -> Result<bool, StoreError> {
    if appends.is_empty() {
        return Ok(true);
    }
    let mut rows = Vec::new();
    for append in appends {
        rows.extend(append.entries.iter().map(|kept| (append.table, kept.version, kept)));
    }
    let json = serde_json::to_string(&rows).map_err(|error| StoreError { detail: error.to_string() })?;
    // All of the entries or none: a version that is taken undoes the whole statement.
    let insert = sqlx::query(
        "INSERT INTO entries (table_id, version, entry)
         SELECT value ->> 0, value ->> 1, value -> 2 FROM json_each(?)",
    )
    .bind(json);
    if appends.iter().all(|append| append.listed.is_none() && append.finished.is_none()) {
        // A statement on its own is a transaction, and there and back once instead of three times.
        let done = added(insert.execute(pool).await)?;
        metrics::counter!(meters::COMMITS).increment(u64::from(done));
        return Ok(done);
    }
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    if !added(insert.execute(&mut *transaction).await)? {
        transaction.rollback().await?;
        return Ok(false);
    }
    list(&mut transaction, appends).await?;
    for append in appends {
        if let Some(finished) = &append.finished {
            finish(&mut transaction, append.table, finished).await?;
        }
    }
    transaction.commit().await?;
    metrics::counter!(meters::COMMITS).increment(1);
    Ok(true)
}

/// Whether the entries were added; not if a version was taken, or the table removed.
fn added(done: Result<SqliteQueryResult, sqlx::Error>) -> Result<bool, StoreError> {
    /// What SQLite says when a trigger forbids something.
    const FORBIDDEN: &str = "1811";
    let conflict = |error: &dyn DatabaseError| {
        error.is_unique_violation() || error.code().is_some_and(|code| code == FORBIDDEN)
    };
    match done {
        Ok(_) => Ok(true),
        Err(error) if error.as_database_error().is_some_and(conflict) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Brings the lists up to date.
async fn list(transaction: &mut Transaction<'_, Sqlite>, appends: &[Append]) -> Result<(), StoreError> {
    #[derive(Serialize)]
    struct Row<'a>(&'a str, protocol::Phase, bool, bool, u64, &'a protocol::TableSummary);
    // Only the last word about a table counts.
    let listed: HashMap<Id, &ListedTable> =
        appends.iter().filter_map(|append| Some((append.table, append.listed.as_ref()?))).collect();
    if listed.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = listed
        .values()
        .map(|listed| {
            let summary = &listed.summary;
            Row(&summary.id, summary.phase, listed.public, listed.wakes, summary.changed, summary)
        })
        .collect();
    sqlx::query(
        "INSERT INTO tables (id, phase, public, wakes, changed, summary)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value -> 5 FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes,
             changed = excluded.changed, summary = excluded.summary",
    )
    .bind(sqlx::types::Json(rows))
    .execute(&mut **transaction)
    .await?;
    let people: Vec<_> =
        listed.iter().flat_map(|(table, listed)| listed.people.iter().map(move |id| (id, table))).collect();
    // Whoever has left is no longer at the table.
    sqlx::query(
        "DELETE FROM table_people WHERE table_id IN (SELECT value FROM json_each(?1)) AND NOT EXISTS
             (SELECT 1 FROM json_each(?2) WHERE value ->> 0 = person AND value ->> 1 = table_id)",
    )
    .bind(sqlx::types::Json(listed.keys().collect::<Vec<_>>()))
    .bind(sqlx::types::Json(&people))
    .execute(&mut **transaction)
    .await?;
    sqlx::query(
        "INSERT INTO table_people (person, table_id) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
         ON CONFLICT DO NOTHING",
    )
    .bind(sqlx::types::Json(people))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn finish(
    transaction: &mut Transaction<'_, Sqlite>,
    table: Id,
    finished: &Finished,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO games (id, game, players, rated, ended, record, kind, public, watch_key, seats)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.to_string())
    .bind(written(&finished.game)?)
    .bind(finished.seats.len() as u32)
    .bind(finished.rated)
    .bind(finished.ended.signed())
    .bind(&finished.record)
    .bind(written(&finished.kind)?)
    .bind(finished.public)
    .bind(finished.watch_key.to_string())
    .bind(sqlx::types::Json(&finished.seats))
    .execute(&mut **transaction)
    .await?;
    for (index, seat) in finished.seats.iter().enumerate() {
        let Some(person) = &seat.person else { continue };
        sqlx::query(
            "INSERT INTO game_people (person, game_id, seat, place, game_ended) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(person)
        .bind(table.to_string())
        .bind(index as u32)
        .bind(i64::from(seat.place))
        .bind(finished.ended.signed())
        .execute(&mut **transaction)
        .await?;
    }
    if finished.rated {
        sqlx::query("INSERT INTO rating_queue (game_id) VALUES (?)")
            .bind(table.to_string())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
