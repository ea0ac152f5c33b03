//! Who is there, and since when the others are not.

use protocol::{Presence, ServerMessage};
use tabletop::Seat;

use super::Actor;
use crate::id::Id;
use crate::table::Table;

impl Actor {
    pub(super) fn presence(&self, table: &Table) -> Vec<Presence> {
        let people = Seat::all(table.seats.len()).filter(|seat| table.seats[seat.index()].person().is_some());
        people.map(|seat| self.presence_of(seat)).collect()
    }

    pub(super) fn presence_of(&self, seat: Seat) -> Presence {
        let since = self.away.get(seat.index()).copied().flatten();
        Presence { seat: seat.index() as u8, online: since.is_none(), since: since.map(|since| since.0) }
    }

    /// Notices who has come or gone, and tells the others.
    pub(super) fn note_presence(&mut self) {
        let Some(table) = &self.table else { return };
        let now = self.app.time.now();
        let mut changed = Vec::new();
        for seat in Seat::all(table.seats.len()) {
            let Some(person) = table.seats[seat.index()].person() else { continue };
            let (there, was) = (self.watchers.has(person), self.away[seat.index()].is_none());
            if there != was {
                self.away[seat.index()] = (!there).then_some(now);
                changed.push(seat);
            }
        }
        for seat in changed {
            let presence = self.presence_of(seat);
            self.watchers.send_all(&ServerMessage::Presence(presence));
        }
    }

    /// Somebody without a connection has given a sign of life.
    pub(super) fn seen(&mut self, person: Id) {
        let Some(table) = &self.table else { return };
        let now = self.app.time.now();
        for seat in table.seats_of(person) {
            if let Some(since) = self.away.get_mut(seat.index()).and_then(Option::as_mut) {
                *since = now;
            }
        }
        self.note_presence();
    }
}
