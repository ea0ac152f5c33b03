//! SQLite: one file, one writer, some readers.

mod admin;
mod analyses;
mod backup;
mod belongings;
mod daily;
mod history;
mod logins;
mod names;
mod people;
mod ratings;
mod rename;
mod rewrite;
mod tables;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::StoreError;
use crate::id::Id;
use writer::Writer;

/// How the file came to be what it is.
static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// A store in a SQLite file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    /// For everything that changes something: SQLite has one writer at a time, so there is one connection.
    write: SqlitePool,
    read: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it where there is none, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .pragma("cache_size", "-4000");
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&write).await.map_err(|error| StoreError { detail: error.to_string() })?;
        let read = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let writer = Writer::start(write.clone());
        Ok(Self { write, read, writer })
    }

    /// Lets the file grow to so many pages and no further, like a disk that is full.
    pub async fn cap(&self, pages: u32) -> Result<(), StoreError> {
        sqlx::query(&format!("PRAGMA max_page_count = {pages}")).execute(&self.write).await?;
        Ok(())
    }

    /// Finishes what was begun and closes the file.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.read.close().await;
        self.write.close().await;
    }
}

/// Reads an id that we wrote.
fn id(text: &str) -> Result<Id, StoreError> {
    text.parse().map_err(|_| StoreError { detail: format!("`{text}` is not an id") })
}

/// Reads JSON that we wrote.
fn read<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, StoreError> {
    serde_json::from_str(json).map_err(|error| StoreError { detail: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an acknowledgement rests on when the power fails.
    #[tokio::test]
    async fn every_commit_reaches_the_disk() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let synchronous: i64 =
            sqlx::query_scalar("PRAGMA synchronous").fetch_one(&store.write).await.unwrap();
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&store.write).await.unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"), "2 is FULL");
    }
}
