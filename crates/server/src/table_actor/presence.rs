//! Who is connected to a table, and since when the others are away.

use std::time::Duration;

use mandala_table::{Id, Table, Timestamp};
use protocol::{Presence as SeatPresence, ServerMessage};
use tabletop::{Seat, Viewer};
use tokio::sync::mpsc;

use super::presence_sync::{PresencePass, PresenceSync};
use super::{MessageText, TableActor};

/// The presence at one table.
pub(super) struct Presence {
    /// Since when each seat's person has been away.
    away: Vec<Option<Timestamp>>,
    /// The people connected to any node, as the store has it; this node's own included.
    pub(super) on_any_node: Vec<Id>,
    /// The number of spectators that subscribers were sent last.
    spectators: u32,
    pub(super) sync: PresenceSync,
}

impl Presence {
    pub(super) fn new(pass_done: mpsc::Sender<PresencePass>) -> Self {
        Self { away: Vec::new(), on_any_node: Vec::new(), spectators: 0, sync: PresenceSync::new(pass_done) }
    }

    /// Counts all players as away from now on, unless that was known before.
    pub(super) fn begin(&mut self, seats: usize, now: Timestamp) {
        if self.away.is_empty() {
            self.away = vec![Some(now); seats];
        }
    }

    pub(super) fn away(&self) -> &[Option<Timestamp>] {
        &self.away
    }

    pub(super) fn spectators(&self) -> u32 {
        self.spectators
    }

    pub(super) fn is_syncing(&self) -> bool {
        self.sync.is_running()
    }

    /// The presence of every person at the table, as a viewer may know it.
    pub(super) fn of_people(&self, table: &Table, viewer: Viewer, grace: Duration) -> Vec<SeatPresence> {
        let people =
            Seat::all(table.seats().len()).filter(|seat| table.seats()[seat.index()].person().is_some());
        people.map(|seat| self.of_seat(table, seat, viewer, grace)).collect()
    }

    fn of_seat(&self, table: &Table, seat: Seat, viewer: Viewer, grace: Duration) -> SeatPresence {
        let since = self.away.get(seat.index()).copied().flatten();
        let until = since.and_then(|since| table.waits_until(seat, since, grace));
        SeatPresence {
            seat: seat.index() as u8,
            online: since.is_none(),
            since: since.map(|since| since.0),
            // It says whose turn it is, which spectators may learn only later.
            until: until.filter(|_| viewer.seat().is_some()).map(|until| until.0),
        }
    }
}

impl TableActor {
    /// Finds out who has come or gone, and sends it to subscribers.
    pub(super) fn update_presence(&mut self) {
        let Some(table) = &self.table else { return };
        let now = self.services.time.now();
        let mut changed = Vec::new();
        for seat in Seat::all(table.seats().len()) {
            let Some(person) = table.seats()[seat.index()].person() else { continue };
            let is_here = self.subscribers.has(person) || self.presence.on_any_node.contains(&person);
            let away = &mut self.presence.away[seat.index()];
            if is_here != away.is_none() {
                *away = (!is_here).then_some(now);
                changed.push(seat);
            }
        }
        let count = self.count_spectators(table);
        for seat in changed {
            self.send_presence(seat, &self.subscribers.viewers());
        }
        if count != self.presence.spectators {
            self.presence.spectators = count;
            self.subscribers.send_all(&ServerMessage::Spectators { count });
        }
    }

    /// A person without a connection has asked for the table.
    pub(super) fn note_activity(&mut self, person: Id) {
        let Some(table) = &self.table else { return };
        let now = self.services.time.now();
        for seat in table.seats_of(person) {
            if let Some(since) = self.presence.away.get_mut(seat.index()).and_then(Option::as_mut) {
                *since = now;
            }
        }
        self.update_presence();
    }

    /// Sends the players alone until when they wait for a player to move who is away.
    pub(super) fn send_waiting(&mut self) {
        let Some(seat) = self.table.as_ref().and_then(Table::to_move) else { return };
        if self.presence.away.get(seat.index()).is_some_and(Option::is_some) {
            let mut players = self.subscribers.viewers();
            players.retain(|viewer| viewer.seat().is_some());
            self.send_presence(seat, &players);
        }
    }

    fn send_presence(&mut self, seat: Seat, viewers: &[Viewer]) {
        let Some(table) = &self.table else { return };
        for &viewer in viewers {
            let presence = self.presence.of_seat(table, seat, viewer, self.services.grace);
            self.subscribers.send(viewer, &MessageText::of(&ServerMessage::Presence(presence)));
        }
    }

    /// How many people watch without a seat, by way of any node. A person counts once, however many connections they have.
    /// Connections without a login are counted at their own node only.
    fn count_spectators(&self, table: &Table) -> u32 {
        let mut people = self.subscribers.people();
        people.extend(&self.presence.on_any_node);
        people.sort_unstable();
        people.dedup();
        people.retain(|&person| table.seats_of(person).next().is_none());
        u32::try_from(people.len() + self.subscribers.anonymous()).unwrap_or(u32::MAX)
    }
}
