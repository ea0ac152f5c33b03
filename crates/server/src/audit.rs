//! Playing again what a store has kept of a table.

use mandala_games::{AnyGame, Registry};
use mandala_table::{FoldError, Id, StoredEntry, Table};

/// A table as its entries make it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableAudit {
    /// Its version.
    pub version: u32,
    /// The actions played, without those that were taken back.
    pub actions: Vec<String>,
    /// The record, if the game is over.
    pub record: Option<String>,
}

/// Plays a table's entries again by the rules, from the deal; an entry that does not follow from those before it is an error.
pub fn audit(table: Id, entries: &[StoredEntry]) -> Result<TableAudit, FoldError> {
    let table = Table::fold(&Registry::standard(), table, entries)?;
    Ok(TableAudit {
        version: table.version(),
        actions: table.game().map(AnyGame::history).unwrap_or_default(),
        record: table.record(),
    })
}
