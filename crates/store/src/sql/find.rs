//! What a host looks for: people and tables, by a part of a name.
//!
//! Databases differ in what they take for the same letter in small and large, so names are compared here, some thousand at a
//! time.

use mandala_table::Id;
use protocol::TableSummary;

use super::database::{Sql, SqlRow};
use super::{SqlStore, Value, json, values};
use crate::StoreError;
use crate::admin::{FoundPerson, FoundTable};
use crate::name::fold;

/// As many rows as are compared at a time.
const PAGE: u32 = 5000;

/// The people of whom this is true.
pub(super) async fn people<D: Sql>(
    store: &SqlStore<D>,
    which: &str,
    values: Vec<Value>,
) -> Result<Vec<FoundPerson>, StoreError> {
    let statement = format!(
        "SELECT id, name, seen, banned, password IS NOT NULL AS has_account,
             (SELECT count(*) FROM game_people WHERE person = people.id) AS games
         FROM people WHERE {which}"
    );
    let person = |row: &D::Row| {
        Ok(FoundPerson {
            id: row.id("id")?,
            name: row.text("name")?.to_owned(),
            seen: row.time("seen")?,
            games: row.count("games")?,
            has_account: row.flag("has_account")?,
            banned: row.flag("banned")?,
        })
    };
    store.database.fetch_all(&statement, values).await?.iter().map(person).collect()
}

pub(super) async fn people_with<D: Sql>(
    store: &SqlStore<D>,
    text: &str,
    limit: usize,
) -> Result<Vec<FoundPerson>, StoreError> {
    let (text, mut found, mut after) = (fold(text), Vec::new(), String::new());
    loop {
        let statement = "SELECT id, name, seen FROM people WHERE id > $1 ORDER BY id LIMIT $2";
        let rows = store.database.fetch_all(statement, values![after.as_str(), PAGE]).await?;
        let Some(last) = rows.last() else { break };
        last.text("id")?.clone_into(&mut after);
        for row in &rows {
            if fold(row.text("name")?).contains(&text) || row.text("id")? == text {
                found.push((row.time("seen")?, row.id("id")?));
            }
        }
    }
    found.sort_by_key(|(seen, id)| (std::cmp::Reverse(*seen), *id));
    let found: Vec<[Id; 1]> = found.into_iter().take(limit).map(|(_, id)| [id]).collect();
    let which = format!("id IN (SELECT value ->> 0 FROM {}) ORDER BY seen DESC, id", D::each("$1"));
    people(store, &which, values![json(&found)?]).await
}

pub(super) async fn tables_with<D: Sql>(
    store: &SqlStore<D>,
    text: &str,
    limit: usize,
) -> Result<Vec<FoundTable>, StoreError> {
    let (text, mut found, mut after) = (fold(text), Vec::new(), String::new());
    loop {
        let statement = "SELECT id, public, CAST(summary AS TEXT) AS summary FROM tables WHERE id > $1
             ORDER BY id LIMIT $2";
        let rows = store.database.fetch_all(statement, values![after.as_str(), PAGE]).await?;
        let Some(last) = rows.last() else { break };
        last.text("id")?.clone_into(&mut after);
        for row in &rows {
            let summary: TableSummary = row.json("summary")?;
            let mut names = summary.seats.iter().flatten();
            if text.is_empty() || names.any(|name| fold(name).contains(&text)) || summary.id == text {
                found.push((summary, row.flag("public")?));
            }
        }
    }
    found.sort_by(|(one, _), (other, _)| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
    let mut tables = Vec::new();
    for (summary, public) in found.into_iter().take(limit) {
        let statement =
            "SELECT count(*) AS entries, coalesce(sum(octet_length(CAST(entry AS TEXT))), 0) AS bytes
             FROM entries WHERE table_id = $1";
        let row = store.ask_one(statement, values![summary.id.as_str()]).await?;
        let (entries, bytes) = match row {
            Some(row) => (row.count("entries")?, row.count("bytes")?),
            None => (0, 0),
        };
        tables.push(FoundTable { summary, public, entries, bytes });
    }
    Ok(tables)
}
