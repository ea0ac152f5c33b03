//! Who is there, and since when the others are not.

use protocol::{Presence, ServerMessage};
use tabletop::{Seat, Viewer};

use super::Actor;
use crate::bus::{Topic, Word};
use crate::id::Id;
use crate::live::watchers::text;
use crate::store::StoreError;
use crate::table::{Chair, Table};

impl Actor {
    pub(super) fn presence(&self, table: &Table, viewer: Viewer) -> Vec<Presence> {
        let people = Seat::all(table.seats.len()).filter(|seat| table.seats[seat.index()].person().is_some());
        people.map(|seat| self.presence_of(table, seat, viewer)).collect()
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
        for seat in Seat::all(table.seats.len()) {
            let Some(person) = table.seats[seat.index()].person() else { continue };
            let there = self.watchers.has(person) || self.elsewhere.contains(&person);
            let was = self.away[seat.index()].is_none();
            if there != was {
                self.away[seat.index()] = (!there).then_some(now);
                changed.push(seat);
            }
        }
        for seat in changed {
            self.tell_presence(seat, &self.watchers.viewers());
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

    /// Lets other processes know who has come here, or gone.
    pub(super) async fn share_presence(&mut self) {
        let Some(table) = self.table.as_ref().filter(|_| self.app.bus.is_shared()) else { return };
        let people: Vec<_> = table.seats.iter().filter_map(Chair::person).collect();
        let here: Vec<_> = people.into_iter().filter(|&person| self.watchers.has(person)).collect();
        if here == self.shared {
            return;
        }
        let (store, node) = (&self.app.store, self.app.node);
        let told = async {
            for &person in here.iter().filter(|person| !self.shared.contains(person)) {
                store.arrive(node, self.id, person).await?;
            }
            for &person in self.shared.iter().filter(|person| !here.contains(person)) {
                store.depart(node, self.id, person).await?;
            }
            Ok::<_, StoreError>(())
        };
        match told.await {
            Ok(()) => self.shared = here,
            // The next who comes or goes is told together with these.
            Err(error) => tracing::warn!(table = %self.id, %error, "who is there could not be told"),
        }
        self.recount().await;
        self.app.bus.tell(Topic::Table(self.id), Word::Presence).await;
    }

    /// Somebody may have come or gone by way of another process.
    pub(super) async fn recount(&mut self) {
        match self.app.store.present(self.id, self.app.alive_since()).await {
            Ok(present) => self.elsewhere = present,
            Err(error) => tracing::warn!(table = %self.id, %error, "who is there is not known"),
        }
        self.note_presence();
    }
}
