//! Everything that has happened at a table, as one viewer was told of it.

use protocol::LogLine;
use tabletop::Viewer;

use super::tell::what;
use super::{Broken, Entry, Happened, Kept, Table};
use crate::id::Id;

/// How many lines have a view at most, for the viewer may have had their last turn long ago.
const VIEWS: usize = 16;

/// The lines of a table's log. Only entries are kept, so what actions caused is found out by playing them again, and each
/// viewer hears what they may: nothing that lies hidden is kept for this.
pub(crate) fn log(id: Id, entries: &[Kept], viewer: Viewer) -> Result<Vec<LogLine>, Broken> {
    let views_from = views_from(entries, viewer);
    let line = |table: &Table, kept: &Kept, happened: &Happened| {
        let is_recent = views_from.is_some_and(|version| kept.version >= version);
        let (view, figures) = if is_recent { table.seen(viewer) } else { (None, None) };
        LogLine {
            version: kept.version,
            at: kept.at.0,
            what: what(&kept.entry),
            events: happened.heard.as_ref().map(|heard| heard.by(viewer).clone()),
            view,
            figures,
        }
    };
    let Some((first, rest)) = entries.split_first() else { return Ok(vec![]) };
    let mut table = Table::fold(id, std::slice::from_ref(first))?;
    let mut lines = vec![line(&table, first, &Happened::default())];
    for kept in rest {
        let happened = table.apply(kept).ok_or(Broken { table: id, version: kept.version })?;
        lines.push(line(&table, kept, &happened));
    }
    Ok(lines)
}

/// The version from which on lines have a view: that of the viewer's last action that stands, or of the start if there is none.
/// What a computer plays in the viewer's place is no action of theirs. Spectators have no turns.
fn views_from(entries: &[Kept], viewer: Viewer) -> Option<u32> {
    let own = viewer.seat()?.index();
    let mut start = None;
    let mut replaced = false;
    let mut standing = Vec::new();
    for kept in entries {
        match kept.entry {
            Entry::Started => start = Some(kept.version),
            Entry::StoodIn { seat, .. } | Entry::Resigned { seat } if usize::from(seat) == own => {
                replaced = true;
            }
            Entry::Returned { seat } if usize::from(seat) == own => replaced = false,
            Entry::Played { seat, .. } => {
                standing.push((usize::from(seat) == own && !replaced, kept.version));
            }
            Entry::Undone { ply, .. } => standing.truncate(ply as usize),
            _ => {}
        }
    }
    let last_turn = standing.iter().rfind(|(is_own, _)| *is_own).map(|(_, version)| *version).or(start)?;
    let first = entries.get(entries.len().saturating_sub(VIEWS))?;
    Some(last_turn.max(first.version))
}
