//! What was kept, changed or removed after all: entries are otherwise only ever added.

use sqlx::types::Json;
use sqlx::{Row, Transaction};

use super::super::StoreError;
use super::{Sqlite, id};
use crate::app::listed;
use crate::id::Id;
use crate::people::renamed_record;
use crate::table::{Kept, Table};

pub(super) type Work<'a> = Transaction<'a, sqlx::Sqlite>;

/// The tables whose entries know a person, also those that they have left or where a seat was kept for them. Every entry is
/// looked at, outside of any transaction: this takes a while, and others go on writing.
pub(super) async fn tables_that_know(store: &Sqlite, person: Id) -> Result<Vec<Id>, StoreError> {
    let rows = sqlx::query("SELECT DISTINCT table_id FROM entries WHERE instr(entry, ?)")
        .bind(person.to_string())
        .fetch_all(&store.read)
        .await?;
    rows.iter().map(|row| id(row.try_get("table_id")?)).collect()
}

/// Changes some entries of a table, and what lists know of it.
pub(super) async fn rewrite(
    work: &mut Work<'_>,
    table: Id,
    change: impl Fn(&Kept) -> Option<Kept>,
) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY version")
        .bind(table.to_string())
        .fetch_all(&mut **work)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let kept = row.try_get::<Json<Kept>, _>("entry")?.0;
        let Some(changed) = change(&kept) else {
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
    // The list may be behind its entries: whoever had the table in memory has written it from there.
    if !entries.is_empty() {
        let folded =
            Table::fold(table, &entries).map_err(|broken| StoreError { detail: broken.to_string() })?;
        sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
            .bind(Json(listed(&folded).summary))
            .bind(table.to_string())
            .execute(&mut **work)
            .await?;
    }
    Ok(())
}

/// Replaces a person's name in the records of their games, and in what was made from those. Gives the games.
pub(super) async fn rename_games(
    work: &mut Work<'_>,
    person: Id,
    name: &str,
) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, record, json_group_array(seat) AS seats FROM game_people JOIN games ON id = game_id
         WHERE person = ? GROUP BY id",
    )
    .bind(person.to_string())
    .fetch_all(&mut **work)
    .await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in rows {
        let game: String = row.try_get("id")?;
        let seats = row.try_get::<Json<Vec<u8>>, _>("seats")?.0;
        let record = renamed_record(row.try_get("record")?, &seats, name)
            .map_err(|error| StoreError { detail: format!("game {game}: {error}") })?;
        sqlx::query("UPDATE games SET record = ? WHERE id = ?")
            .bind(record)
            .bind(&game)
            .execute(&mut **work)
            .await?;
        for seat in seats {
            for statement in [
                "UPDATE games SET seats = json_replace(seats, '$[' || ?1 || '].name', ?2) WHERE id = ?3",
                "UPDATE analyses SET result = json_replace(result, '$.records[0].players[' || ?1 || ']', ?2)
                 WHERE key = ?3",
            ] {
                sqlx::query(statement).bind(seat).bind(name).bind(&game).execute(&mut **work).await?;
            }
        }
        games.push(game);
    }
    Ok(games)
}

/// Removes a table; `false` if there was none. The record of its game stays.
pub(super) async fn remove(work: &mut Work<'_>, table: Id) -> Result<bool, StoreError> {
    let mut found = 0;
    for statement in [
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM table_people WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        found += sqlx::query(statement).bind(table.to_string()).execute(&mut **work).await?.rows_affected();
    }
    Ok(found > 0)
}
