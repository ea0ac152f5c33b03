//! What a person leaves behind, in SQLite.

use async_trait::async_trait;
use protocol::TableSummary;
use sqlx::types::Json;
use sqlx::{Row, Transaction};

use super::super::StoreError;
use super::super::belongings::{Belongings, OwnGame};
use super::names::read_kind;
use super::{Sqlite, id};
use crate::app::listed;
use crate::dice::Dice;
use crate::id::Id;
use crate::people::{forgotten_entry, forgotten_record};
use crate::table::{Kept, Table};
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
        let mut transaction = self.write.begin_with("BEGIN IMMEDIATE").await?;
        let changed = forget_tables(&mut transaction, person, chance).await?;
        forget_games(&mut transaction, person, chance).await?;
        // Logins, tokens and whatever else names the person goes with them.
        sqlx::query("DELETE FROM people WHERE id = ?")
            .bind(person.to_string())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(changed)
    }
}

type Work<'a> = Transaction<'a, sqlx::Sqlite>;

async fn forget_tables(work: &mut Work<'_>, person: Id, chance: &Dice) -> Result<Vec<Id>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, phase IN ('open', 'running') AS unfinished FROM table_people JOIN tables ON id = table_id
         WHERE person = ?",
    )
    .bind(person.to_string())
    .fetch_all(&mut **work)
    .await?;
    let mut changed = Vec::new();
    for row in rows {
        let table = id(row.try_get("id")?)?;
        if row.try_get("unfinished")? {
            pass_on(work, table, person, chance.id()).await?;
        } else {
            // The game, if there was one, is kept as a record.
            for query in [
                "DELETE FROM entries WHERE table_id = ?",
                "DELETE FROM table_people WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ] {
                sqlx::query(query).bind(table.to_string()).execute(&mut **work).await?;
            }
        }
        changed.push(table);
    }
    Ok(changed)
}

/// Makes nobody of a person at a table where others, or a computer for them, play on.
async fn pass_on(work: &mut Work<'_>, table: Id, person: Id, nobody: Id) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY version")
        .bind(table.to_string())
        .fetch_all(&mut **work)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let kept = row.try_get::<Json<Kept>, _>("entry")?.0;
        let Some(changed) = forgotten_entry(&kept, person, nobody) else {
            entries.push(kept);
            continue;
        };
        sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND version = ?")
            .bind(Json(&changed))
            .bind(table.to_string())
            .bind(i64::from(changed.version))
            .execute(&mut **work)
            .await?;
        entries.push(changed);
    }
    let folded = Table::fold(table, &entries).map_err(|broken| StoreError { detail: broken.to_string() })?;
    sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
        .bind(Json(listed(&folded).summary))
        .bind(table.to_string())
        .execute(&mut **work)
        .await?;
    sqlx::query("DELETE FROM table_people WHERE table_id = ? AND person = ?")
        .bind(table.to_string())
        .bind(person.to_string())
        .execute(&mut **work)
        .await?;
    Ok(())
}

async fn forget_games(work: &mut Work<'_>, person: Id, chance: &Dice) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT id, record, json_group_array(seat) AS seats FROM game_people JOIN games ON id = game_id
         WHERE person = ? GROUP BY id",
    )
    .bind(person.to_string())
    .fetch_all(&mut **work)
    .await?;
    for row in rows {
        let game: &str = row.try_get("id")?;
        let seats = row.try_get::<Json<Vec<u8>>, _>("seats")?.0;
        let record = forgotten_record(row.try_get("record")?, &seats)
            .map_err(|error| StoreError { detail: format!("game {game}: {error}") })?;
        sqlx::query("UPDATE games SET record = ? WHERE id = ?")
            .bind(record)
            .bind(game)
            .execute(&mut **work)
            .await?;
        sqlx::query("UPDATE game_people SET person = ? WHERE game_id = ? AND person = ?")
            .bind(chance.id().to_string())
            .bind(game)
            .bind(person.to_string())
            .execute(&mut **work)
            .await?;
    }
    Ok(())
}
