//! A name replaced everywhere it is stored.

use mandala_table::{Entry, Holder, Id, StoredEntry, Timestamp};

use super::database::{Sql, SqlRow, Transaction};
use super::rewrite::{rename_games, rewrite, tables_that_know};
use super::{SqlStore, values};
use crate::StoreError;

/// Gives a person another name, and says so to the server that runs. `false` if there is no such person.
pub(super) async fn replace<D: Sql>(
    store: &SqlStore<D>,
    person: Id,
    name: &str,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let folded = crate::name::fold(name);
    let mut transaction = store.database.begin().await?;
    transaction.lock_exclusively(&super::people::of_name(&folded)).await?;
    let statement = "UPDATE people SET name = $1, folded = $2 WHERE id = $3";
    let found = transaction.execute(statement, values![name, folded, person]).await?;
    if found > 0 {
        let statement = "INSERT INTO renamed (person, at) VALUES ($1, $2)
             ON CONFLICT (person) DO UPDATE SET at = excluded.at";
        transaction.execute(statement, values![person, at]).await?;
    }
    transaction.commit().await?;
    spread(store, person).await?;
    Ok(found > 0)
}

/// Writes the name that a person has now wherever they are named: all of it or nothing. Gives the tables that know them.
pub(super) async fn spread<D: Sql>(store: &SqlStore<D>, person: Id) -> Result<Vec<Id>, StoreError> {
    let tables = tables_that_know(store, person).await?;
    let mut transaction = store.database.begin().await?;
    // Held, so that of two names given at once the later one is spread last.
    let statement = format!("SELECT name FROM people WHERE id = $1{}", D::FOR_UPDATE);
    let rows = transaction.fetch_all(&statement, values![person]).await?;
    let Some(name) = rows.first().map(|row| row.text("name")).transpose()? else { return Ok(Vec::new()) };
    for &table in &tables {
        rewrite::<D>(&mut transaction, &store.games, table, |stored| renamed(stored, person, name)).await?;
    }
    rename_games::<D>(&mut transaction, person, name).await?;
    transaction.commit().await?;
    Ok(tables)
}

/// An entry with the name; nothing if it has it already, or does not name the person.
fn renamed(stored: &StoredEntry, person: Id, name: &str) -> Option<StoredEntry> {
    let mut changed = stored.clone();
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
    (changed != *stored).then_some(changed)
}
