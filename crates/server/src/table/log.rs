//! Everything that has happened at a table, as one viewer was told of it.

use protocol::LogLine;
use tabletop::Viewer;

use super::tell::what;
use super::{Broken, Happened, Kept, Table};
use crate::id::Id;

/// The lines of a table's log. Only entries are kept, so what actions caused is found out by playing them again, and each
/// viewer hears what they may: nothing that lies hidden is kept for this.
pub(crate) fn log(id: Id, entries: &[Kept], viewer: Viewer) -> Result<Vec<LogLine>, Broken> {
    let line = |kept: &Kept, happened: &Happened| LogLine {
        version: kept.version,
        at: kept.at.0,
        what: what(&kept.entry),
        events: happened.heard.as_ref().map(|heard| heard.by(viewer).clone()),
    };
    let Some((first, rest)) = entries.split_first() else { return Ok(vec![]) };
    let mut table = Table::fold(id, std::slice::from_ref(first))?;
    let mut lines = vec![line(first, &Happened::default())];
    for kept in rest {
        let happened = table.apply(kept).ok_or(Broken { table: id, version: kept.version })?;
        lines.push(line(kept, &happened));
    }
    Ok(lines)
}
