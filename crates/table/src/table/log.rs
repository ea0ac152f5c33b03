//! Everything that has happened at a table, as one viewer may know it.

use mandala_games::Registry;
use protocol::{Json, LogLine};
use tabletop::Viewer;

use super::snapshot::what;
use super::{Applied, Entry, FoldError, StoredEntry, Table};
use crate::id::Id;

/// How many lines have a view at most, for the viewer may have had their last turn long ago.
const VIEWS: usize = 16;

/// The lines of a table's log. Only entries are stored, so what actions caused is found out by playing them again, as this viewer
/// may know it: nothing hidden is stored for this.
pub fn log(
    games: &Registry,
    id: Id,
    entries: &[StoredEntry],
    viewer: Viewer,
) -> Result<Vec<LogLine>, FoldError> {
    let views_from = views_from(entries, viewer);
    let line = |table: &Table, stored: &StoredEntry, applied: &Applied| {
        let is_recent = views_from.is_some_and(|version| stored.version >= version);
        let (view, figures) = if is_recent { table.seen(viewer) } else { (None, None) };
        LogLine {
            version: stored.version,
            at: stored.at.0,
            what: what(&stored.entry),
            events: applied.events.as_ref().map(|events| Json(events.of(viewer).to_owned())),
            view,
            figures,
        }
    };
    let Some((first, rest)) = entries.split_first() else { return Ok(vec![]) };
    let mut table = Table::fold(games, id, std::slice::from_ref(first))?;
    let mut lines = vec![line(&table, first, &Applied::default())];
    for stored in rest {
        let applied =
            table.apply(stored).map_err(|reason| FoldError { table: id, version: stored.version, reason })?;
        lines.push(line(&table, stored, &applied));
    }
    Ok(lines)
}

/// The version from which on lines have a view: that of the viewer's last action that stands, or of the start if there is none.
/// What a computer plays in the viewer's place is no action of theirs. Spectators have no turns.
fn views_from(entries: &[StoredEntry], viewer: Viewer) -> Option<u32> {
    let own = viewer.seat()?.index();
    let mut start = None;
    let mut replaced = false;
    let mut standing = Vec::new();
    for stored in entries {
        match stored.entry {
            Entry::Started => start = Some(stored.version),
            Entry::StoodIn { seat, .. } | Entry::Resigned { seat } if usize::from(seat) == own => {
                replaced = true;
            }
            Entry::Returned { seat } if usize::from(seat) == own => replaced = false,
            Entry::Played { seat, .. } => {
                standing.push((usize::from(seat) == own && !replaced, stored.version));
            }
            Entry::Undone { ply, .. } => standing.truncate(ply as usize),
            _ => {}
        }
    }
    let last_turn = standing.iter().rfind(|(is_own, _)| *is_own).map(|(_, version)| *version).or(start)?;
    let first = entries.get(entries.len().saturating_sub(VIEWS))?;
    Some(last_turn.max(first.version))
}
