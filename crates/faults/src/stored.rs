//! What is stored: every table's entries and the records of finished games, read with plain SQL.

use std::collections::BTreeMap;

use serde_json::Value;
use sqlx::{
    Connection, Database, Executor, FromRow, IntoArguments, PgConnection, Postgres, Sqlite, SqliteConnection,
};

use crate::Violation;

/// The tables of a database.
#[derive(Clone, Debug, Default)]
pub struct StoredTables {
    /// The entries of each table, in order.
    pub tables: BTreeMap<String, Vec<Value>>,
    /// The records of finished games.
    pub records: BTreeMap<String, String>,
}

type Entry = (String, i64, String);
type Record = (String, String);

impl StoredTables {
    /// Reads the database at `postgres://…` or `sqlite:PATH`.
    pub async fn read(address: &str) -> Result<Self, ReadError> {
        if address.starts_with("postgres") {
            return Self::with::<Postgres>(&mut PgConnection::connect(address).await?).await;
        }
        let mut connection = SqliteConnection::connect(address).await?;
        let sound: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
        if sound != "ok" {
            return Err(ReadError::Damaged(sound));
        }
        Self::with::<Sqlite>(&mut connection).await
    }

    async fn with<D: Database>(connection: &mut D::Connection) -> Result<Self, ReadError>
    where
        for<'c> &'c mut D::Connection: Executor<'c, Database = D>,
        for<'q> D::Arguments<'q>: IntoArguments<'q, D>,
        for<'r> Entry: FromRow<'r, D::Row>,
        for<'r> Record: FromRow<'r, D::Row>,
    {
        const ENTRIES: &str =
            "SELECT table_id, version, CAST(entry AS TEXT) FROM entries ORDER BY table_id, version";
        let mut stored = Self::default();
        for (table, version, entry) in sqlx::query_as::<D, Entry>(ENTRIES).fetch_all(&mut *connection).await?
        {
            let entries = stored.tables.entry(table.clone()).or_default();
            if version != i64::try_from(entries.len()).unwrap_or(i64::MAX) + 1 {
                return Err(Violation::Gap { table, version: entries.len(), next: version }.into());
            }
            let entry = serde_json::from_str(&entry);
            entries.push(entry.map_err(|error| Violation::Invalid { table, source: Box::new(error) })?);
        }
        let records =
            sqlx::query_as::<D, Record>("SELECT id, record FROM games").fetch_all(connection).await?;
        stored.records.extend(records);
        Ok(stored)
    }
}

/// Why a database could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The database does not answer, or not as expected.
    #[error("the database cannot be read")]
    Database(#[from] sqlx::Error),
    /// The file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// It breaks a promise already in its shape.
    #[error(transparent)]
    Violation(#[from] Violation),
}
