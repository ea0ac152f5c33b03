//! What each viewer is told of a table. Only views and redacted events go in here.

use protocol::{Json, Presence, SeatInfo, Snapshot, TableChange, TableInfo, TableSummary, Update};
use tabletop::{Seat, Viewer};

use super::entry::{Entry, Holder, StoredEntry};
use super::{Applied, Occupant, Table};
use crate::time::Timestamp;

impl Table {
    /// The table as one viewer sees it, whole.
    pub fn snapshot(
        &self,
        viewer: Viewer,
        presence: Vec<Presence>,
        spectators: u32,
        now: Timestamp,
    ) -> Snapshot {
        let (view, figures) = self.seen(viewer);
        Snapshot {
            version: self.version,
            table: self.info(),
            seat: viewer.seat().map(|seat| seat.index() as u8),
            view,
            figures,
            legal: self.legal(viewer),
            history: self.game.as_ref().map(|game| game.history()).unwrap_or_default(),
            clocks: self.clocks.state(),
            can_undo: viewer.seat().is_some_and(|seat| self.can_undo(seat)),
            can_ask_undo: viewer.seat().is_some_and(|seat| self.can_ask_undo(seat)),
            can_abort: viewer.seat().is_some_and(|seat| self.may_abort(seat).is_ok()),
            presence,
            spectators,
            now: now.0,
        }
    }

    /// An entry that has just been applied, as one viewer sees it.
    pub fn update(&self, stored: &StoredEntry, applied: &Applied, viewer: Viewer) -> Update {
        let played = matches!(stored.entry, Entry::Played { .. });
        let plain = played && !applied.ended && !applied.changes_table && self.lesson().is_none();
        let (view, figures) = self.seen(viewer);
        Update {
            version: stored.version,
            at: stored.at.0,
            what: what(&stored.entry),
            events: applied.events.as_ref().map(|events| Json(events.of(viewer).to_owned())),
            view,
            figures,
            legal: self.legal(viewer),
            table: (!plain).then(|| Box::new(self.info())),
            clocks: self.clocks.state(),
            can_undo: viewer.seat().is_some_and(|seat| self.can_undo(seat)),
            can_ask_undo: viewer.seat().is_some_and(|seat| self.can_ask_undo(seat)),
            can_abort: viewer.seat().is_some_and(|seat| self.may_abort(seat).is_ok()),
        }
    }

    /// What a viewer may know of the game, and what the rules make of it.
    pub(super) fn seen(&self, viewer: Viewer) -> (Option<Json>, Option<Json>) {
        let seen = self.game.as_ref().map(|game| game.view(viewer));
        seen.map(|(view, figures)| (Json(view), Json(figures))).unzip()
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        if self.to_move().is_none() {
            return vec![];
        }
        self.game.as_ref().map(|game| game.legal(viewer)).unwrap_or_default()
    }

    /// Everything about the table but the game.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id.to_string(),
            game: self.terms.game,
            options: self.terms.options.clone(),
            printed: Json(self.rules.printed(self.terms.options.text(), self.seats.len())),
            seats: self.seats.iter().map(seat_info).collect(),
            visibility: self.terms.visibility,
            rated: self.terms.rated,
            clock: self.terms.clock,
            delay: self.terms.delay,
            hints: self.may_have_hints().is_ok(),
            kind: self.kind(),
            day: self.day().map(|day| day.to_string()),
            lesson: self.progress(),
            phase: self.phase,
            commitment: self.secret.commitment(),
            end: self.end_body(),
            rematch: self.rematch.map(|id| id.to_string()),
            undo_asked: self.undo.as_ref().map(|(seat, _)| seat.index() as u8),
        }
    }

    /// The table in a list.
    pub fn summary(&self) -> TableSummary {
        TableSummary {
            id: self.id.to_string(),
            game: self.terms.game,
            seats: self.seats.iter().map(name).collect(),
            free: Some(self.seats.iter().filter(|occupant| occupant.is_free()).count() as u8),
            bots: (0..).zip(&self.seats).filter(|(_, occupant)| occupant.bot).map(|(seat, _)| seat).collect(),
            rated: self.terms.rated,
            clock: self.terms.clock,
            hints: self.may_have_hints().is_ok(),
            phase: self.phase,
            changed: self.changed.0,
        }
    }

    /// The name in a seat.
    pub fn name(&self, seat: Seat) -> String {
        name(&self.seats[seat.index()]).unwrap_or_default()
    }
}

fn name(occupant: &Occupant) -> Option<String> {
    match &occupant.holder {
        Holder::Open { .. } => None,
        Holder::Person { name, .. } => Some(name.clone()),
        Holder::Computer { level } => Some(level.name().to_owned()),
    }
}

fn seat_info(occupant: &Occupant) -> SeatInfo {
    SeatInfo {
        name: name(occupant),
        person: occupant.person().map(|id| id.to_string()),
        kept_for: occupant.kept_for().map(|id| id.to_string()),
        computer: occupant.computer(),
        bot: occupant.bot,
        nonce: occupant.nonce.clone(),
        lost: occupant.lost.map(|why| why.name().to_owned()),
    }
}

/// What is public about an entry: an exhaustive match, so that a new one has to be thought about.
pub(super) fn what(entry: &Entry) -> TableChange {
    match entry {
        Entry::Created(_) => TableChange::Created,
        Entry::Joined { seat, .. } => TableChange::Joined { seat: *seat },
        Entry::NonceChanged { seat, .. } => TableChange::NonceChanged { seat: *seat },
        Entry::Left { seat } => TableChange::Left { seat: *seat },
        Entry::Started => TableChange::Started,
        Entry::Played { seat, action } => {
            TableChange::Played { seat: *seat, action: action.text().to_owned() }
        }
        Entry::UndoAsked { seat } => TableChange::UndoAsked { seat: *seat },
        Entry::UndoAgreed { seat } => TableChange::UndoAgreed { seat: *seat },
        Entry::UndoRefused { seat } => TableChange::UndoRefused { seat: *seat },
        Entry::Undone { seat, ply } => TableChange::Undone { seat: *seat, ply: *ply },
        Entry::Resigned { seat } => TableChange::Resigned { seat: *seat },
        Entry::TimedOut { seat } => TableChange::TimedOut { seat: *seat },
        Entry::Claimed { seat } => TableChange::Claimed { seat: *seat },
        Entry::StoodIn { seat, level } => TableChange::StoodIn { seat: *seat, level: *level },
        Entry::Returned { seat } => TableChange::Returned { seat: *seat },
        Entry::Aborted => TableChange::Aborted,
        Entry::Resumed { .. } => TableChange::Resumed,
        Entry::Rematched { table } => TableChange::Rematched { next: table.to_string() },
    }
}
