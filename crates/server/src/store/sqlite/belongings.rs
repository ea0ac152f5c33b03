//! What a person leaves behind, in SQLite.

use async_trait::async_trait;
use protocol::TableSummary;
use sqlx::Row;
use sqlx::types::Json;

use super::super::StoreError;
use super::super::belongings::{Belongings, OwnGame};
use super::names::read_kind;
use super::rewrite::{Work, remove, rename_games, rewrite, tables_that_know};
use super::{Sqlite, id};
use crate::dice::Dice;
use crate::id::Id;
use crate::people::{NEUTRAL_NAME, forgotten_entry};
use crate::time::Timestamp;

#[async_trait]
impl Belongings for Sqlite {
    async fn unfinished(&self, person: Id) -> Result<Vec<Id>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM table_people JOIN tables ON id = table_id
             WHERE person = ? AND phase IN ('open', 'running')",
        )
        .bind(person.to_string())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| id(row.try_get("id")?)).collect()
    }

    async fn sits_at(&self, person: Id) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "SELECT count(*) FROM table_people JOIN tables ON id = table_id
             WHERE person = ? AND phase IN ('open', 'running')",
        )
        .bind(person.to_string())
        .fetch_one(&self.read)
        .await?;
        Ok(count)
    }

    async fn tables_of(&self, person: Id) -> Result<Vec<TableSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM table_people JOIN tables ON id = table_id WHERE person = ?
             ORDER BY changed DESC, id",
        )
        .bind(person.to_string())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get::<Json<TableSummary>, _>("summary")?.0)).collect()
    }

    async fn games_of(
        &self,
        person: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<OwnGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, kind, ended, record, json_group_array(json_array(seat, place)) AS seats
             FROM game_people JOIN games ON id = game_id
             WHERE person = ?1 AND (?2 IS NULL OR (ended, id) > (?2, ?3))
             GROUP BY id ORDER BY ended, id LIMIT ?4",
        )
        .bind(person.to_string())
        .bind(after.map(|(at, _)| at.signed()))
        .bind(after.map(|(_, id)| id.to_string()))
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        let game = |row: &sqlx::sqlite::SqliteRow| {
            Ok(OwnGame {
                id: id(row.try_get("id")?)?,
                kind: read_kind(row.try_get("kind")?)?,
                ended: Timestamp::from_signed(row.try_get("ended")?),
                seats: row.try_get::<Json<Vec<(u8, u8)>>, _>("seats")?.0,
                record: row.try_get("record")?,
            })
        };
        rows.iter().map(game).collect()
    }

    async fn forget(&self, person: Id, chance: &Dice) -> Result<Vec<Id>, StoreError> {
        let tables = tables_that_know(self, person).await?;
        let mut work = self.write.begin_with("BEGIN IMMEDIATE").await?;
        for &table in &tables {
            forget_table(&mut work, table, person, chance.id()).await?;
        }
        for game in rename_games(&mut work, person, NEUTRAL_NAME).await? {
            sqlx::query("UPDATE game_people SET person = ? WHERE game_id = ? AND person = ?")
                .bind(chance.id().to_string())
                .bind(game)
                .bind(person.to_string())
                .execute(&mut *work)
                .await?;
        }
        // Logins, tokens and whatever else names the person goes with them.
        sqlx::query("DELETE FROM people WHERE id = ?").bind(person.to_string()).execute(&mut *work).await?;
        work.commit().await?;
        Ok(tables)
    }
}

/// Removes a table at which the person sat to the end: the game, if there was one, is kept as a record. Where others, or a
/// computer for them, play on, and where the person has only passed by, nobody is left in their place.
async fn forget_table(work: &mut Work<'_>, table: Id, person: Id, nobody: Id) -> Result<(), StoreError> {
    let ended = sqlx::query(
        "SELECT 1 FROM table_people JOIN tables ON id = table_id
         WHERE table_id = ? AND person = ? AND phase NOT IN ('open', 'running')",
    )
    .bind(table.to_string())
    .bind(person.to_string())
    .fetch_optional(&mut **work)
    .await?;
    if ended.is_some() {
        remove(work, table).await?;
        return Ok(());
    }
    rewrite(work, table, |kept| forgotten_entry(kept, person, nobody)).await?;
    sqlx::query("DELETE FROM table_people WHERE table_id = ? AND person = ?")
        .bind(table.to_string())
        .bind(person.to_string())
        .execute(&mut **work)
        .await?;
    Ok(())
}
