//! PostgreSQL: many nodes write at once.

mod connect;
mod reach;

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgRow;

use super::StoreError;
use super::sql::{Sql, SqlStore, Transaction};
use super::value::{Value, bound};

/// A store in a PostgreSQL database.
pub type Postgres = SqlStore<Pool>;

/// Connections to a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct Pool(PgPool);

/// How long an answer may take. After that the connection counts as lost, though no error has come.
const QUERY_TIMEOUT: Duration = Duration::from_secs(30);

impl Sql for Pool {
    type Row = PgRow;
    type Transaction = sqlx::Transaction<'static, sqlx::Postgres>;

    const BATCH: usize = 500;
    const COMMITS: usize = 4;
    const FOR_UPDATE: &'static str = " FOR UPDATE";
    const FOR_UPDATE_IF_FREE: &'static str = " FOR UPDATE SKIP LOCKED";
    const NUMBERED_BY_US: &'static str = "OVERRIDING SYSTEM VALUE";

    fn each(list: &str) -> String {
        // `json`, not `jsonb`: what was written stays as it was, to the letter.
        format!("json_array_elements(CAST({list} AS json))")
    }

    fn list(of: &str) -> String {
        format!("coalesce(CAST(json_agg({of}) AS text), '[]')")
    }

    fn object(key: &str, value: &str) -> String {
        format!("coalesce(CAST(json_object_agg({key}, {value}) AS text), '{{}}')")
    }

    fn both(first: &str, second: &str) -> Option<String> {
        Some(format!("WITH first AS ({first}) {second}"))
    }

    fn json(text: &str) -> String {
        format!("CAST({text} AS json)")
    }

    fn number_after(table: &str, column: &str) -> Option<String> {
        Some(format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false)
             FROM {table}"
        ))
    }

    async fn fetch_all(&self, statement: &str, values: Vec<Value>) -> Result<Vec<PgRow>, StoreError> {
        soon(bound(statement, clean(values)).fetch_all(&self.0)).await?.map_err(StoreError::from)
    }

    async fn execute(&self, statement: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        let done = soon(bound::<sqlx::Postgres>(statement, clean(values)).execute(&self.0)).await?;
        Ok(done?.rows_affected())
    }

    async fn try_execute(&self, statement: &str, values: Vec<Value>) -> Result<bool, StoreError> {
        done(soon(bound::<sqlx::Postgres>(statement, clean(values)).execute(&self.0)).await?)
    }

    async fn begin(&self) -> Result<Self::Transaction, StoreError> {
        Ok(soon(self.0.begin()).await??)
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

impl Transaction for sqlx::Transaction<'static, sqlx::Postgres> {
    type Row = PgRow;

    async fn fetch_all(&mut self, statement: &str, values: Vec<Value>) -> Result<Vec<PgRow>, StoreError> {
        soon(bound(statement, clean(values)).fetch_all(&mut **self)).await?.map_err(StoreError::from)
    }

    async fn execute(&mut self, statement: &str, values: Vec<Value>) -> Result<u64, StoreError> {
        let done = soon(bound::<sqlx::Postgres>(statement, clean(values)).execute(&mut **self)).await?;
        Ok(done?.rows_affected())
    }

    async fn try_execute(&mut self, statement: &str, values: Vec<Value>) -> Result<bool, StoreError> {
        done(soon(bound::<sqlx::Postgres>(statement, clean(values)).execute(&mut **self)).await?)
    }

    async fn lock_exclusively(&mut self, on: &str) -> Result<(), StoreError> {
        // Two things may share a number; then they wait for each other without need, and that is all.
        let statement = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
        self.fetch_all(statement, vec![Value::from(on)]).await.map(|_| ())
    }

    async fn commit(self) -> Result<(), StoreError> {
        Ok(soon(sqlx::Transaction::commit(self)).await??)
    }
}

/// Whether a statement has done something; not if something is there already, or a trigger forbids it and says the same, or
/// it could only have waited for ever.
fn done<T>(done: Result<T, sqlx::Error>) -> Result<bool, StoreError> {
    /// What PostgreSQL says when two wait for each other, and when it cannot find an order of what two do at once.
    const UNDONE: [&str; 2] = ["40P01", "40001"];
    match done {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error))
            if error.is_unique_violation()
                || error.code().is_some_and(|code| UNDONE.contains(&code.as_ref())) =>
        {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

/// An answer, unless it takes too long.
async fn soon<T>(answer: impl Future<Output = T>) -> Result<T, StoreError> {
    tokio::time::timeout(QUERY_TIMEOUT, answer).await.map_err(|_| StoreError::Timeout)
}

/// PostgreSQL knows no text with a zero in it, which SQLite keeps and finds. This program writes none; a query for one
/// finds nothing.
fn clean(mut values: Vec<Value>) -> Vec<Value> {
    for value in &mut values {
        if let Value::Text(Some(text)) = value
            && text.contains('\0')
        {
            *text = text.replace('\0', "\u{fffd}");
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sql::newest;

    /// What every node asks every two seconds about all of its tables must not cost more as games get longer.
    #[tokio::test]
    async fn one_entry_of_a_table_is_enough_to_know_its_version() {
        let server = test_services::Postgres::start().unwrap();
        server.create("mandala").unwrap();
        let store = Postgres::open(&server.url("mandala")).await.unwrap();
        let fill = "INSERT INTO entries SELECT name, version, '{}'
             FROM (VALUES ('one'), ('two')) AS tables (name), generate_series(1, 3000) AS version";
        store.database.execute(fill, vec![]).await.unwrap();
        store.database.execute("ANALYZE entries", vec![]).await.unwrap();
        let explain = format!("EXPLAIN (ANALYZE, FORMAT JSON) {}", newest::<Pool>());
        let explained = sqlx::query_scalar::<_, sqlx::types::Json<serde_json::Value>>(&explain)
            .bind(r#"[["one"], ["two"], ["three"]]"#)
            .fetch_one(&store.database.0);
        let plan = explained.await.unwrap().to_string();
        let rows = plan.split(r#""Actual Rows":"#).skip(1).map(|rest| {
            let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
            number.parse::<u32>().unwrap()
        });
        assert!(rows.max() <= Some(3), "{plan}");
    }
}
