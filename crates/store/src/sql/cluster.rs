//! What nodes share.

use std::time::Duration;

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};

use super::database::{Sql, SqlRow, Transaction};
use super::{SqlStore, ids, json, values};
use crate::StoreError;
use crate::cluster::Cluster;

#[async_trait]
impl<D: Sql> Cluster for SqlStore<D> {
    async fn note_node(&self, node: Id, at: Timestamp) -> Result<(), StoreError> {
        let statement = "INSERT INTO nodes (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
        self.database.execute(statement, values![node, at]).await.map(|_| ())
    }

    async fn nodes_since(&self, since: Timestamp) -> Result<Vec<Id>, StoreError> {
        ids(&self
            .database
            .fetch_all("SELECT id FROM nodes WHERE seen >= $1 ORDER BY id", values![since])
            .await?)
    }

    async fn forget_node(&self, node: Id) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        for statement in ["DELETE FROM presence WHERE node = $1", "DELETE FROM nodes WHERE id = $1"] {
            transaction.execute(statement, values![node]).await?;
        }
        transaction.commit().await
    }

    async fn arrive(&self, node: Id, table: Id, person: Id) -> Result<(), StoreError> {
        let statement =
            "INSERT INTO presence (table_id, person, node) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.database.execute(statement, values![table, person, node]).await.map(|_| ())
    }

    async fn depart(&self, node: Id, table: Id, person: Id) -> Result<(), StoreError> {
        let statement = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND node = $3";
        self.database.execute(statement, values![table, person, node]).await.map(|_| ())
    }

    async fn present(&self, table: Id, since: Timestamp) -> Result<Vec<Id>, StoreError> {
        let statement = "SELECT DISTINCT person AS id FROM presence JOIN nodes ON nodes.id = node
             WHERE table_id = $1 AND nodes.seen >= $2 ORDER BY person";
        ids(&self.database.fetch_all(statement, values![table, since]).await?)
    }

    async fn online(&self, since: Timestamp) -> Result<u32, StoreError> {
        let statement = "SELECT count(DISTINCT person) AS people FROM presence JOIN nodes ON nodes.id = node
             WHERE nodes.seen >= $1";
        let row = self.ask_one(statement, values![since]).await?;
        row.map_or(Ok(0), |row| row.count("people"))
    }

    async fn postpone(&self, tables: &[Id], until: Timestamp) -> Result<(), StoreError> {
        let statement = format!(
            "UPDATE tables SET due = $2 WHERE id IN (SELECT id FROM tables
                 WHERE id IN (SELECT value ->> 0 FROM {}) AND due < $2{})",
            D::each("$1"),
            D::FOR_UPDATE_IF_FREE
        );
        let tables: Vec<_> = tables.iter().map(|table| [table]).collect();
        self.database.execute(&statement, values![json(&tables)?, until]).await.map(|_| ())
    }

    async fn lease(
        &self,
        what: &str,
        node: Id,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<bool, StoreError> {
        // One statement: of two who come at once, the second sees what the first has done.
        let statement = "INSERT INTO leases (what, node, until) VALUES ($1, $2, $3)
             ON CONFLICT (what) DO UPDATE SET node = excluded.node, until = excluded.until
                 WHERE leases.node = excluded.node OR leases.until <= $4";
        Ok(self.database.execute(statement, values![what, node, until, now]).await? > 0)
    }

    async fn admit(
        &self,
        key: &str,
        now: Timestamp,
        every: Duration,
        burst: u32,
    ) -> Result<Option<Timestamp>, StoreError> {
        // The generic cell rate algorithm: `filled` is when all that was admitted would have come at its steady pace. It may
        // lie ahead by as much as comes at once. In microseconds, so that a quick pace is not rounded.
        let (now, every) = (now.signed().saturating_mul(1000), micros(every));
        let ahead = every.saturating_mul(i64::from(burst.max(1)) - 1);
        let statement = "INSERT INTO limits (key, filled) VALUES ($1, $2 + $3)
             ON CONFLICT (key) DO UPDATE
                 SET filled = CASE WHEN limits.filled > $2 THEN limits.filled ELSE $2 END + $3
                 WHERE limits.filled <= $4";
        let most = now.saturating_add(ahead);
        if self.database.execute(statement, values![key, now, every, most]).await? > 0 {
            return Ok(None);
        }
        let row = self.ask_one("SELECT filled FROM limits WHERE key = $1", values![key]).await?;
        let filled = row.map(|row| row.number("filled")).transpose()?.unwrap_or(now);
        let back = filled.saturating_sub(ahead).max(now);
        Ok(Some(Timestamp::from_signed(back.saturating_add(999) / 1000)))
    }

    async fn give_back(&self, key: &str, every: Duration) -> Result<(), StoreError> {
        let statement = "UPDATE limits SET filled = filled - $2 WHERE key = $1";
        self.database.execute(statement, values![key, micros(every)]).await.map(drop)
    }

    async fn forget_limits(&self, now: Timestamp) -> Result<u64, StoreError> {
        // A bucket that is empty again is as good as none.
        let statement = "DELETE FROM limits WHERE filled <= $1";
        self.database.execute(statement, values![now.signed().saturating_mul(1000)]).await
    }
}

fn micros(duration: Duration) -> i64 {
    i64::try_from(duration.as_micros()).unwrap_or(i64::MAX / 4)
}
