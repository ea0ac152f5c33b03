//! Stored entries and records, changed or removed after all: entries are otherwise only ever added.

use mandala_games::Registry;
use mandala_table::{Id, StoredEntry, Table};
use protocol::GameSeat;

use super::database::{Sql, SqlRow, Transaction};
use super::{SqlStore, json, values};
use crate::StoreError;
use crate::forget::{renamed_record, renamed_report};

/// The tables whose entries know a person, also those that they have left or where a seat was kept for them. Every entry is
/// looked at, outside of any transaction: this takes a while, and others go on writing. They come in order, so that two who
/// work on many tables never wait for each other.
pub(super) async fn tables_that_know<D: Sql>(store: &SqlStore<D>, person: Id) -> Result<Vec<Id>, StoreError> {
    let statement = "SELECT DISTINCT table_id AS id FROM entries
         WHERE CAST(entry AS TEXT) LIKE '%' || $1 || '%' ORDER BY table_id";
    super::ids(&store.database.fetch_all(statement, values![person]).await?)
}

/// Keeps all others from adding entries to a table until the transaction ends.
pub(super) async fn hold<D: Sql>(transaction: &mut D::Transaction, table: Id) -> Result<(), StoreError> {
    let statement = format!("SELECT id FROM tables WHERE id = $1{}", D::FOR_UPDATE);
    transaction.fetch_all(&statement, values![table]).await.map(|_| ())
}

/// Changes some entries of a table, and what lists know of it.
pub(super) async fn rewrite<D: Sql>(
    transaction: &mut D::Transaction,
    games: &Registry,
    table: Id,
    change: impl Fn(&StoredEntry) -> Option<StoredEntry> + Send,
) -> Result<(), StoreError> {
    // Another node may be about to add entries. What the list is to say is made from all of them.
    hold::<D>(transaction, table).await?;
    let statement = "SELECT CAST(entry AS TEXT) AS entry FROM entries WHERE table_id = $1 ORDER BY version";
    let rows = transaction.fetch_all(statement, values![table]).await?;
    let (mut entries, mut anew) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in rows {
        let stored: StoredEntry = row.json("entry")?;
        let changed = change(&stored);
        anew.extend(changed.clone().map(|changed| (changed.version, changed)));
        entries.push(changed.unwrap_or(stored));
    }
    if !anew.is_empty() {
        let statement = format!(
            "UPDATE entries SET entry = value -> 1 FROM {}
             WHERE entries.table_id = $2 AND entries.version = CAST(value ->> 0 AS BIGINT)",
            D::each("$1")
        );
        transaction.execute(&statement, values![json(&anew)?, table]).await?;
    }
    // The list may be behind its entries: the node that had the table in memory has written it from there.
    if !entries.is_empty() {
        let folded = Table::fold(games, table, &entries)?;
        let statement =
            format!("UPDATE tables SET summary = value -> 0 FROM {} WHERE tables.id = $2", D::each("$1"));
        transaction.execute(&statement, values![json(&[[folded.summary()]])?, table]).await?;
    }
    Ok(())
}

/// Replaces a person's name in the records of their games, and in what was made from those. Gives the games.
pub(super) async fn rename_games<D: Sql>(
    transaction: &mut D::Transaction,
    person: Id,
    name: &str,
) -> Result<Vec<Id>, StoreError> {
    let statement = format!(
        "SELECT games.id, games.record, games.seats, {} AS own, result
         FROM game_people JOIN games ON games.id = game_id LEFT JOIN analyses ON analyses.key = games.id
         WHERE game_people.person = $1 GROUP BY games.id, result ORDER BY games.id",
        D::list("seat")
    );
    let rows = transaction.fetch_all(&statement, values![person]).await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in rows {
        let game = row.id("id")?;
        let unreadable = || StoreError::unreadable(format!("game {game}"));
        let own: Vec<u8> = row.json("own")?;
        let record = renamed_record(row.text("record")?, &own, name).map_err(unreadable())?;
        let mut seats: Vec<GameSeat> = row.json("seats")?;
        for &seat in &own {
            if let Some(seat) = seats.get_mut(usize::from(seat)) {
                seat.name = Some(name.to_owned());
            }
        }
        let report = row.text_if_any("result")?.map(|report| renamed_report(report, &own, name));
        let report = report.transpose().map_err(unreadable())?;
        let statement = "UPDATE games SET record = $1, seats = $2 WHERE id = $3";
        transaction.execute(statement, values![record, json(&seats)?, game]).await?;
        if let Some(report) = report {
            transaction
                .execute("UPDATE analyses SET result = $1 WHERE key = $2", values![report, game])
                .await?;
        }
        games.push(game);
    }
    Ok(games)
}

/// Removes a table; `false` if there was none. The record of its game stays.
pub(super) async fn remove<D: Sql>(transaction: &mut D::Transaction, table: Id) -> Result<bool, StoreError> {
    let mut found = 0;
    for statement in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM table_people WHERE table_id = $1",
        "DELETE FROM kept_seats WHERE table_id = $1",
        "DELETE FROM presence WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        found += transaction.execute(statement, values![table]).await?;
    }
    Ok(found > 0)
}
