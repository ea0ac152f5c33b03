//! A name replaced everywhere it is kept.

use super::super::StoreError;
use super::Sqlite;
use super::rewrite::{rename_games, rewrite, tables_that_know};
use crate::id::Id;
use crate::table::{Entry, Holder, Kept};
use crate::time::Timestamp;

/// Gives a person another name, and says so to the server that runs. `false` if there is no such person.
pub(super) async fn replace(
    store: &Sqlite,
    person: Id,
    name: &str,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let mut work = store.write.begin_with("BEGIN IMMEDIATE").await?;
    let found = sqlx::query("UPDATE people SET name = ?, folded = ? WHERE id = ?")
        .bind(name)
        .bind(crate::people::fold(name))
        .bind(person.to_string())
        .execute(&mut *work)
        .await?
        .rows_affected();
    if found > 0 {
        sqlx::query(
            "INSERT INTO renamed (person, at) VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
        )
        .bind(person.to_string())
        .bind(at.signed())
        .execute(&mut *work)
        .await?;
    }
    work.commit().await?;
    spread(store, person).await?;
    Ok(found > 0)
}

/// Writes the name that a person has now wherever they are named: all of it or nothing. Gives the tables that know them.
pub(super) async fn spread(store: &Sqlite, person: Id) -> Result<Vec<Id>, StoreError> {
    let tables = tables_that_know(store, person).await?;
    let mut work = store.write.begin_with("BEGIN IMMEDIATE").await?;
    let name = sqlx::query_scalar("SELECT name FROM people WHERE id = ?")
        .bind(person.to_string())
        .fetch_optional(&mut *work)
        .await?;
    let Some(name): Option<String> = name else { return Ok(Vec::new()) };
    for &table in &tables {
        rewrite(&mut work, table, |kept| renamed(kept, person, &name)).await?;
    }
    rename_games(&mut work, person, &name).await?;
    work.commit().await?;
    Ok(tables)
}

/// An entry with the name; nothing if it has it already, or does not name the person.
fn renamed(kept: &Kept, person: Id, name: &str) -> Option<Kept> {
    let mut changed = kept.clone();
    match &mut changed.entry {
        Entry::Created(created) => {
            for holder in &mut created.seats {
                if let Holder::Person { id, name: old } = holder
                    && *id == person
                {
                    name.clone_into(old);
                }
            }
        }
        Entry::Joined { person: joined, name: old, .. } if *joined == person => name.clone_into(old),
        _ => {}
    }
    (changed != *kept).then_some(changed)
}
