//! Housekeeping in SQLite.

use async_trait::async_trait;
use sqlx::Row;

use super::super::StoreError;
use super::super::admin::{Admin, Found, Stale};
use super::rewrite::{Work, remove};
use super::{Sqlite, id, rename};
use crate::id::Id;
use crate::time::Timestamp;

/// Tables left behind. Actions alone do not touch the list: how old a running table is, only its last entry says.
const STALE: &str = "SELECT id FROM tables WHERE phase IN (SELECT value FROM json_each(?1)) AND changed < ?2
    AND (SELECT entry ->> 'at' FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1) < ?2";

fn phases(stale: Stale) -> &'static str {
    match stale {
        Stale::NotBegun => r#"["open","aborted"]"#,
        Stale::StoodStill => r#"["running"]"#,
        Stale::Finished => r#"["over"]"#,
    }
}

/// Removes a table for ever, and says so; `false` if there was none.
async fn remove_noted(work: &mut Work<'_>, table: Id, at: Timestamp) -> Result<bool, StoreError> {
    let found = remove(work, table).await?;
    sqlx::query(
        "INSERT INTO removed (table_id, at) VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
    )
    .bind(table.to_string())
    .bind(at.signed())
    .execute(&mut **work)
    .await?;
    Ok(found)
}

#[async_trait]
impl Admin for Sqlite {
    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT count(*) FROM _sqlx_migrations").execute(&self.read).await?;
        Ok(())
    }

    async fn note_alive(&self, at: Timestamp) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at")
            .bind(at.signed())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    async fn last_alive(&self) -> Result<Option<Timestamp>, StoreError> {
        let at = sqlx::query_scalar("SELECT at FROM alive").fetch_optional(&self.read).await?;
        Ok(at.map(Timestamp::from_signed))
    }

    async fn remove_table(&self, table: Id, at: Timestamp) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let found = remove_noted(&mut transaction, table, at).await?;
        transaction.commit().await?;
        Ok(found)
    }

    async fn removed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM removed WHERE at >= ?")
            .bind(at.signed())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| id(row.try_get("table_id")?)).collect()
    }

    async fn renamed_since(&self, at: Timestamp) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query("SELECT person FROM renamed WHERE at >= ?")
            .bind(at.signed())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| id(row.try_get("person")?)).collect()
    }

    async fn forget_notices(&self, before: Timestamp) -> Result<(), StoreError> {
        for statement in ["DELETE FROM removed WHERE at < ?", "DELETE FROM renamed WHERE at < ?"] {
            sqlx::query(statement).bind(before.signed()).execute(&self.write).await?;
        }
        Ok(())
    }

    async fn stale_tables(&self, stale: Stale, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(&format!("{STALE} ORDER BY changed LIMIT ?3"))
            .bind(phases(stale))
            .bind(before.signed())
            .bind(limit)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| id(row.try_get("id")?)).collect()
    }

    async fn remove_stale(
        &self,
        table: Id,
        stale: Stale,
        before: Timestamp,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        // Somebody may have come back since it was found: what was acknowledged stays.
        let still = sqlx::query(&format!("{STALE} AND id = ?3"))
            .bind(phases(stale))
            .bind(before.signed())
            .bind(table.to_string())
            .fetch_optional(&mut *transaction)
            .await?;
        let found = still.is_some() && remove_noted(&mut transaction, table, at).await?;
        transaction.commit().await?;
        Ok(found)
    }

    async fn forget_guests(&self, before: Timestamp) -> Result<u64, StoreError> {
        let forgotten = sqlx::query(
            "DELETE FROM people WHERE seen < ?1 AND password IS NULL
                 AND NOT EXISTS (SELECT 1 FROM logins WHERE person = people.id AND logins.seen >= ?1)
                 AND NOT EXISTS (SELECT 1 FROM game_people WHERE person = people.id)
                 AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = people.id)",
        )
        .bind(before.signed())
        .execute(&self.write)
        .await?;
        Ok(forgotten.rows_affected())
    }

    async fn people_named(&self, name: &str) -> Result<Vec<Found>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, seen, (SELECT count(*) FROM game_people WHERE person = people.id) AS games
             FROM people WHERE name = ?1 COLLATE NOCASE OR id = ?1 ORDER BY seen DESC LIMIT 100",
        )
        .bind(name)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Found {
                    id: id(row.try_get("id")?)?,
                    name: row.try_get("name")?,
                    seen: Timestamp::from_signed(row.try_get("seen")?),
                    games: row.try_get("games")?,
                })
            })
            .collect()
    }

    async fn replace_name(&self, person: Id, name: &str, at: Timestamp) -> Result<bool, StoreError> {
        rename::replace(self, person, name, at).await
    }

    async fn spread_name(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        rename::spread(self, person).await
    }
}
