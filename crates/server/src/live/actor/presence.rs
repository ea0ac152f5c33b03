//! Who is there, and since when the others are not.

use mandala_table::{Id, Table};
use protocol::{Presence, ServerMessage};
use tabletop::{Seat, Viewer};

use super::Actor;
use crate::live::watchers::text;

impl Actor {
    pub(super) fn presence(&self, table: &Table, viewer: Viewer) -> Vec<Presence> {
        let people =
            Seat::all(table.seats().len()).filter(|seat| table.seats()[seat.index()].person().is_some());
        people.map(|seat| self.presence_of(table, seat, viewer)).collect()
    }

    /// How many people watch without a seat, here and by way of other nodes. A person counts once, however many connections
    /// they have. Connections without a login are counted by their own node only.
    fn count_spectators(&self, table: &Table) -> u32 {
        let mut people = self.watchers.people();
        people.extend(&self.elsewhere);
        people.sort_unstable();
        people.dedup();
        people.retain(|&person| table.seats_of(person).next().is_none());
        u32::try_from(people.len() + self.watchers.anonymous()).unwrap_or(u32::MAX)
    }

    fn presence_of(&self, table: &Table, seat: Seat, viewer: Viewer) -> Presence {
        let since = self.away.get(seat.index()).copied().flatten();
        let until = since.and_then(|since| table.waits_until(seat, since, self.app.config.grace));
        Presence {
            seat: seat.index() as u8,
            online: since.is_none(),
            since: since.map(|since| since.0),
            // It says whose turn it is, and spectators may be kept behind.
            until: until.filter(|_| viewer.seat().is_some()).map(|until| until.0),
        }
    }

    /// Notices who has come or gone, and tells the others.
    pub(super) fn note_presence(&mut self) {
        let Some(table) = &self.table else { return };
        let now = self.app.time.now();
        let mut changed = Vec::new();
        for seat in Seat::all(table.seats().len()) {
            let Some(person) = table.seats()[seat.index()].person() else { continue };
            let there = self.watchers.has(person) || self.elsewhere.contains(&person);
            let was = self.away[seat.index()].is_none();
            if there != was {
                self.away[seat.index()] = (!there).then_some(now);
                changed.push(seat);
            }
        }
        let count = self.count_spectators(table);
        for seat in changed {
            self.tell_presence(seat, &self.watchers.viewers());
        }
        if count != self.spectators {
            self.spectators = count;
            self.watchers.send_all(&ServerMessage::Spectators { count });
        }
    }

    /// After a change: tells the players, and nobody else, until when they wait for somebody who is not there.
    pub(super) fn note_waiting(&mut self) {
        let Some(seat) = self.table.as_ref().and_then(Table::to_move) else { return };
        if self.away.get(seat.index()).is_some_and(Option::is_some) {
            let mut players = self.watchers.viewers();
            players.retain(|viewer| viewer.seat().is_some());
            self.tell_presence(seat, &players);
        }
    }

    fn tell_presence(&mut self, seat: Seat, viewers: &[Viewer]) {
        let Some(table) = &self.table else { return };
        let told = |&viewer| (viewer, text(&ServerMessage::Presence(self.presence_of(table, seat, viewer))));
        let messages: Vec<_> = viewers.iter().map(told).collect();
        for (viewer, message) in messages {
            self.watchers.send(viewer, &message);
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
