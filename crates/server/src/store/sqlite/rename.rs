//! A name replaced everywhere it is kept.

use sqlx::types::Json;
use sqlx::{Row, Transaction};

use super::super::StoreError;
use super::{Sqlite, id};
use crate::app::listed;
use crate::id::Id;
use crate::table::{Entry, Holder, Kept, Table};

type Work<'a> = Transaction<'a, sqlx::Sqlite>;

/// Gives a person another name: all of it or nothing. `false` if there is no such person.
pub(super) async fn replace(store: &Sqlite, person: Id, name: &str) -> Result<bool, StoreError> {
    let mut work = store.write.begin_with("BEGIN IMMEDIATE").await?;
    let found = sqlx::query("UPDATE people SET name = ?, folded = ? WHERE id = ?")
        .bind(name)
        .bind(crate::people::fold(name))
        .bind(person.to_string())
        .execute(&mut *work)
        .await?
        .rows_affected();
    let tables = sqlx::query("SELECT table_id FROM table_people WHERE person = ?")
        .bind(person.to_string())
        .fetch_all(&mut *work)
        .await?;
    for row in tables {
        at_table(&mut work, id(row.try_get("table_id")?)?, person, name).await?;
    }
    let games = sqlx::query("SELECT game_id, seat FROM game_people WHERE person = ?")
        .bind(person.to_string())
        .fetch_all(&mut *work)
        .await?;
    for row in games {
        // A record names its players by their seats.
        sqlx::query(
            "UPDATE games SET record = json_replace(record, '$.players[' || ? || ']', ?) WHERE id = ?",
        )
        .bind(row.try_get::<i64, _>("seat")?)
        .bind(name)
        .bind(row.try_get::<&str, _>("game_id")?)
        .execute(&mut *work)
        .await?;
    }
    work.commit().await?;
    Ok(found > 0)
}

async fn at_table(work: &mut Work<'_>, table: Id, person: Id, name: &str) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY version")
        .bind(table.to_string())
        .fetch_all(&mut **work)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let mut kept = row.try_get::<Json<Kept>, _>("entry")?.0;
        if rename(&mut kept.entry, person, name) {
            sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND version = ?")
                .bind(Json(&kept))
                .bind(table.to_string())
                .bind(i64::from(kept.version))
                .execute(&mut **work)
                .await?;
        }
        entries.push(kept);
    }
    // A table that cannot be read is not made worse by a name in a list.
    if let Ok(table) = Table::fold(table, &entries) {
        let listed = listed(&table);
        sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
            .bind(Json(&listed.summary))
            .bind(&listed.summary.id)
            .execute(&mut **work)
            .await?;
    }
    Ok(())
}

/// Whether the entry named the person.
fn rename(entry: &mut Entry, person: Id, name: &str) -> bool {
    match entry {
        Entry::Created(created) => {
            let mut found = false;
            for holder in &mut created.seats {
                if let Holder::Person { id, name: old } = holder
                    && *id == person
                {
                    name.clone_into(old);
                    found = true;
                }
            }
            found
        }
        Entry::Joined { person: joined, name: old, .. } if *joined == person => {
            name.clone_into(old);
            true
        }
        _ => false,
    }
}
