//! Those who look, and what they ask: each is answered with what they may know.

use axum::extract::ws::Utf8Bytes;
use mandala_table::{AccessRefused, ActionRefused, Id, Table};
use protocol::{ServerMessage, Snapshot};
use tabletop::{Seat, Viewer};

use super::Actor;
use crate::live::delay::Delay;
use crate::live::watchers::{Looking, Outgoing, text};
use crate::live::{Links, Peeked, Pondering, Sight};
use crate::refusal::Refusal;

impl Actor {
    /// Sends everybody the table anew.
    pub(super) fn resend(&mut self) {
        self.watchers.all_anew();
        self.look_again();
        self.send_anew();
    }

    /// Whoever has taken or left a seat looks through other eyes from now on.
    pub(super) fn look_again(&mut self) {
        if let Some(table) = &self.table {
            self.watchers.look_again(table);
        }
    }

    /// Sends the table whole to those who need it.
    pub(super) fn send_anew(&mut self) {
        let Some(table) = &self.table else { return };
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.send_anew(|viewer| self.whole(table, viewer));
        self.watchers = watchers;
    }

    pub(super) fn whole(&self, table: &Table, viewer: Viewer) -> Utf8Bytes {
        text(&ServerMessage::Snapshot(Box::new(self.snapshot(table, viewer))))
    }

    /// The table as a viewer may see it now. Spectators may be kept behind.
    pub(super) fn snapshot(&self, table: &Table, viewer: Viewer) -> Snapshot {
        match &self.delay {
            Some(delay) if viewer == Viewer::Spectator => delay.shown(self.spectators),
            _ => table.snapshot(viewer, self.presence(table, viewer), self.spectators, self.app.time.now()),
        }
    }

    pub(super) fn watch(&mut self, looking: &Looking, outgoing: Outgoing) -> Result<u64, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(looking.person, looking.key, looking.seat)?;
        outgoing.try_send(self.whole(table, viewer)).map_err(|_| Refusal::Unavailable)?;
        let number = self.watchers.add(looking.clone(), viewer, outgoing);
        self.note_presence();
        Ok(number)
    }

    pub(super) fn look(&self, looking: &Looking) -> Result<Box<Snapshot>, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(looking.person, looking.key, looking.seat)?;
        Ok(Box::new(self.snapshot(table, viewer)))
    }

    pub(super) fn sight(&self, looking: &Looking) -> Result<Sight, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(looking.person, looking.key, looking.seat)?;
        let behind = self.delay.as_ref().filter(|_| viewer == Viewer::Spectator);
        Ok(Sight { viewer, version: behind.map_or(table.version(), Delay::version) })
    }

    pub(super) fn effects(&self, looking: &Looking, action: &str) -> Result<protocol::Json, Refusal> {
        let table = self.table()?;
        let seat = self.mover(looking)?;
        Ok(protocol::Json(table.game().ok_or(ActionRefused::NotRunning)?.effects(seat, action)?))
    }

    pub(super) fn ponder(&self, looking: &Looking) -> Result<Pondering, Refusal> {
        let table = self.table()?;
        let seat = self.mover(looking)?;
        table.may_have_hints()?;
        let game = table.game().ok_or(ActionRefused::NotRunning)?;
        Ok(Pondering { version: table.version(), view: game.seat_view(seat) })
    }

    /// The seat to move, if it is one of this person's.
    pub(super) fn mover(&self, looking: &Looking) -> Result<Seat, Refusal> {
        let table = self.table()?;
        let person = looking.person.ok_or(Refusal::LoginNeeded)?;
        if !table.may_watch(looking.person, looking.key) {
            return Err(Refusal::NotFound);
        }
        let to_move = table.to_move().ok_or(ActionRefused::NotRunning)?;
        let asked = looking.seat.is_none_or(|seat| usize::from(seat) == to_move.index());
        if asked && table.seats_of(person).any(|seat| seat == to_move) {
            Ok(to_move)
        } else {
            Err(ActionRefused::NotYourTurn.into())
        }
    }

    pub(super) fn links(&self, person: Id) -> Result<Links, Refusal> {
        let table = self.table()?;
        if table.seats_of(person).next().is_none() {
            return Err(AccessRefused::NotSeated.into());
        }
        Ok(Links { seat: table.terms().seat_key, watch: table.terms().watch_key })
    }

    pub(super) fn peek(&self) -> Result<Peeked, Refusal> {
        let table = self.table()?;
        Ok(Peeked {
            terms: table.terms().clone(),
            holders: table.seats().iter().map(|chair| chair.holder.clone()).collect(),
            phase: table.phase(),
            rematch: table.rematch(),
        })
    }
}
