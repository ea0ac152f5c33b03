//! Housekeeping.

use std::time::Duration;

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};

use super::database::{Sql, SqlRow, Transaction};
use super::rewrite::{hold, remove};
use super::{SqlStore, find, ids, rename, values};
use crate::StoreError;
use crate::admin::{Admin, ExpiryReason, FoundPerson, FoundTable, MissingEntry};

/// Tables left behind. Actions alone do not touch the list: how old a running table is, only its last entry says.
const EXPIRED: &str = "SELECT id FROM tables WHERE phase IN ($1, $2) AND changed < $3
    AND (SELECT CAST(entry ->> 'at' AS BIGINT) FROM entries WHERE table_id = tables.id
         ORDER BY version DESC LIMIT 1) < $3";

/// As much as the log entry of a long turn: more than a page of the database has free.
const ROOM: usize = 8000;

/// A server that has not checked for so long is gone.
const FORGOTTEN: Duration = Duration::from_secs(24 * 60 * 60);

fn phases(reason: ExpiryReason) -> [&'static str; 2] {
    match reason {
        ExpiryReason::NotBegun => ["open", "aborted"],
        ExpiryReason::StoodStill => ["running"; 2],
        ExpiryReason::Finished => ["over"; 2],
    }
}

/// Removes a table for ever, and says so; `false` if there was none.
async fn remove_noted<D: Sql>(
    transaction: &mut D::Transaction,
    table: Id,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let found = remove::<D>(transaction, table).await?;
    let statement = "INSERT INTO removed (table_id, at) VALUES ($1, $2)
         ON CONFLICT (table_id) DO UPDATE SET at = excluded.at";
    transaction.execute(statement, values![table, at]).await?;
    Ok(found)
}

#[async_trait]
impl<D: Sql> Admin for SqlStore<D> {
    async fn missing_entry(&self) -> Result<Option<MissingEntry>, StoreError> {
        self.missing_entry_of_unfinished().await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.database.fetch_all("SELECT count(*) FROM _sqlx_migrations", values![]).await.map(|_| ())
    }

    async fn check_writable(&self, node: Id, at: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        // The new row comes before the old one goes: it needs room of its own, which a full disk does not have.
        let statement = "INSERT INTO write_checks (node, at, filler) VALUES ($1, $2, $3)
             ON CONFLICT (node, at) DO UPDATE SET filler = excluded.filler";
        transaction.execute(statement, values![node, at, "0".repeat(ROOM)]).await?;
        let statement = "DELETE FROM write_checks WHERE node = $1 AND at <> $2 OR at < $3";
        transaction.execute(statement, values![node, at, at.minus(FORGOTTEN)]).await?;
        transaction.commit().await
    }

    async fn close(&self) {
        self.writer.finish().await;
        self.database.close().await;
    }

    async fn note_alive(&self, at: Timestamp) -> Result<(), StoreError> {
        let statement =
            "INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at";
        self.database.execute(statement, values![at]).await.map(|_| ())
    }

    async fn last_alive(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = self.ask_one("SELECT at FROM alive", values![]).await?;
        row.map(|row| row.time("at")).transpose()
    }

    async fn remove_table(&self, table: Id, at: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.database.begin().await?;
        // A transaction that is about to append has done so, or finds the table removed.
        hold::<D>(&mut transaction, table).await?;
        let found = remove_noted::<D>(&mut transaction, table, at).await?;
        transaction.commit().await?;
        Ok(found)
    }

    async fn removed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError> {
        let statement = "SELECT table_id AS id FROM removed WHERE at >= $1";
        ids(&self.database.fetch_all(statement, values![at]).await?)
    }

    async fn renamed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError> {
        ids(&self.database.fetch_all("SELECT person AS id FROM renamed WHERE at >= $1", values![at]).await?)
    }

    async fn forget_notices(&self, before: Timestamp) -> Result<(), StoreError> {
        for statement in ["DELETE FROM removed WHERE at < $1", "DELETE FROM renamed WHERE at < $1"] {
            self.database.execute(statement, values![before]).await?;
        }
        Ok(())
    }

    async fn expired_tables(
        &self,
        reason: ExpiryReason,
        before: Timestamp,
        limit: u32,
    ) -> Result<Vec<Id>, StoreError> {
        let statement = format!("{EXPIRED} ORDER BY changed, id LIMIT $4");
        let [one, other] = phases(reason);
        ids(&self.database.fetch_all(&statement, values![one, other, before, limit]).await?)
    }

    async fn remove_expired(
        &self,
        table: Id,
        reason: ExpiryReason,
        before: Timestamp,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.database.begin().await?;
        // A player may have come back since it was found, or be about to: what was acknowledged stays.
        hold::<D>(&mut transaction, table).await?;
        let [one, other] = phases(reason);
        let still = transaction
            .fetch_all(&format!("{EXPIRED} AND id = $4"), values![one, other, before, table])
            .await?;
        let found = !still.is_empty() && remove_noted::<D>(&mut transaction, table, at).await?;
        transaction.commit().await?;
        Ok(found)
    }

    async fn forget_guests(&self, before: Timestamp) -> Result<u64, StoreError> {
        let statement = "DELETE FROM people WHERE seen < $1 AND password IS NULL
             AND NOT EXISTS (SELECT 1 FROM logins WHERE person = people.id AND logins.seen >= $1)
             AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = people.id)
             AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = people.id)";
        self.database.execute(statement, values![before]).await
    }

    async fn people_named(&self, name: &str) -> Result<Vec<FoundPerson>, StoreError> {
        let which = "lower(name) = $1 OR name = $2 OR id = $2 ORDER BY seen DESC, id LIMIT 100";
        find::people(self, which, values![name.to_ascii_lowercase(), name]).await
    }

    async fn find_people(&self, text: &str, limit: usize) -> Result<Vec<FoundPerson>, StoreError> {
        find::people_with(self, text, limit).await
    }

    async fn find_tables(&self, text: &str, limit: usize) -> Result<Vec<FoundTable>, StoreError> {
        find::tables_with(self, text, limit).await
    }

    async fn replace_name(&self, person: Id, name: &str, at: Timestamp) -> Result<bool, StoreError> {
        rename::replace(self, person, name, at).await
    }

    async fn spread_name(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        rename::spread(self, person).await
    }
}
