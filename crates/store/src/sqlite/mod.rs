//! SQLite: one file, one writer, some readers.

mod backup;

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};

pub use backup::BackupError;

use super::StoreError;
use super::sql::{SQLITE, Sql, SqlStore, Transaction};
use super::value::{Value, bound};

/// A store in a SQLite file.
pub type Sqlite = SqlStore<File>;

/// A SQLite file.
#[derive(Clone, Debug)]
pub struct File {
    /// For everything that changes something: SQLite has one writer at a time, so there is one connection.
    write: SqlitePool,
    read: SqlitePool,
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
        SQLITE.migrator().await?.run(&write).await?;
        let read = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self::new(File { write, read }))
    }

    /// Lets the file grow to so many pages and no further, like a disk that is full.
    pub async fn cap(&self, pages: u32) -> Result<(), StoreError> {
        self.database.execute(&format!("PRAGMA max_page_count = {pages}"), Vec::new()).await.map(|_| ())
    }
}

impl Sql for File {
    type Row = SqliteRow;
    type Transaction = sqlx::Transaction<'static, sqlx::Sqlite>;

    const BATCH: usize = 2000;
    const COMMITS: usize = 1;
    // There is one writer, so a transaction is the only one.
    const FOR_UPDATE: &'static str = "";
    const FOR_UPDATE_IF_FREE: &'static str = "";
    const NUMBERED_BY_US: &'static str = "";

    fn each(list: &str) -> String {
        format!("json_each({list})")
    }

    fn list(of: &str) -> String {
        format!("json_group_array({of})")
    }

    fn object(key: &str, value: &str) -> String {
        format!("json_group_object({key}, {value})")
    }

    fn both(_: &str, _: &str) -> Option<String> {
        None
    }

    fn json(text: &str) -> String {
        text.to_owned()
    }

    fn number_after(_: &str, _: &str) -> Option<String> {
        // It does so by itself.
        None
    }

    async fn fetch_all(&self, statement: &str, values: Vec<Value>) -> Result<Vec<SqliteRow>, StoreError> {
        Ok(bound(statement, values).fetch_all(&self.read).await?)
    }

    async fn execute(&self, statement: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        Ok(bound::<sqlx::Sqlite>(statement, values).execute(&self.write).await?.rows_affected())
    }

    async fn try_execute(&self, statement: &str, values: Vec<Value>) -> Result<bool, StoreError> {
        done(bound::<sqlx::Sqlite>(statement, values).execute(&self.write).await)
    }

    async fn begin(&self) -> Result<Self::Transaction, StoreError> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        match self.write.begin_with(BEGIN).await {
            // On a full disk SQLite ends a transaction by itself. The library still counts it as begun and would begin no other
            // on this connection.
            Err(sqlx::Error::InvalidSavePointStatement) => {
                self.write.acquire().await?.close().await?;
                Ok(self.write.begin_with(BEGIN).await?)
            }
            begun => Ok(begun?),
        }
    }

    async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

impl Transaction for sqlx::Transaction<'static, sqlx::Sqlite> {
    type Row = SqliteRow;

    async fn fetch_all(&mut self, statement: &str, values: Vec<Value>) -> Result<Vec<SqliteRow>, StoreError> {
        Ok(bound(statement, values).fetch_all(&mut **self).await?)
    }

    async fn execute(&mut self, statement: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        Ok(bound::<sqlx::Sqlite>(statement, values).execute(&mut **self).await?.rows_affected())
    }

    async fn try_execute(&mut self, statement: &str, values: Vec<Value>) -> Result<bool, StoreError> {
        done(bound::<sqlx::Sqlite>(statement, values).execute(&mut **self).await)
    }

    async fn lock_exclusively(&mut self, _: &str) -> Result<(), StoreError> {
        // There is one writer, so a transaction is alone.
        Ok(())
    }

    async fn commit(self) -> Result<(), StoreError> {
        Ok(sqlx::Transaction::commit(self).await?)
    }
}

/// Whether a statement has done something; not if something is there already, or a trigger forbids it.
fn done<T>(done: Result<T, sqlx::Error>) -> Result<bool, StoreError> {
    /// What SQLite says when a trigger forbids something.
    const FORBIDDEN: &str = "1811";
    match done {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error))
            if error.is_unique_violation() || error.code().is_some_and(|code| code == FORBIDDEN) =>
        {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an acknowledgement rests on when the power fails.
    #[tokio::test]
    async fn every_commit_reaches_the_disk() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let write = &store.database.write;
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(write).await.unwrap();
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(write).await.unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"), "2 is FULL");
    }
}
