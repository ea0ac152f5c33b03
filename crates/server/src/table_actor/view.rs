//! What one viewer may know: snapshots, effects of actions, the position to think about, the keys of links.

use mandala_games::AnyView;
use mandala_table::{AccessRefused, ActionRefused, Id, Table};
use protocol::{Json, ServerMessage, Snapshot};
use tabletop::{Seat, Viewer};

use super::spectator_delay::SpectatorDelay;
use super::{MessageText, Outgoing, TableActor, TableKeys, TableOutline};
use crate::refusal::Refusal;

/// Who asks to see a table, and as which viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct ViewRequest {
    pub(crate) person: Option<Id>,
    /// The key from a link.
    pub(crate) key: Option<Id>,
    /// One of the person's seats.
    pub(crate) seat: Option<u8>,
}

impl ViewRequest {
    /// The view of a person who needs no key.
    pub(crate) fn of_person(person: Id, seat: Option<u8>) -> Self {
        Self { person: Some(person), key: None, seat }
    }

    /// The viewer of a subscription that has begun; nothing if they may no longer watch. A person who has lost the seat they
    /// asked for goes on as a spectator, where that is allowed.
    pub(super) fn viewer(&self, table: &Table) -> Option<Viewer> {
        match table.viewer(self.person, self.key, self.seat) {
            Ok(viewer) => Some(viewer),
            Err(_) => table.may_watch(self.person, self.key).then_some(Viewer::Spectator),
        }
    }
}

/// A viewer, and the version up to which they may see the table.
pub(crate) struct Viewpoint {
    pub(crate) viewer: Viewer,
    pub(crate) version: u32,
}

/// The position of the player to move, as that player sees it.
pub(crate) struct MoverPosition {
    pub(crate) version: u32,
    pub(crate) view: Box<dyn AnyView>,
}

impl TableActor {
    /// Adds a connection, and sends it a snapshot.
    pub(super) fn subscribe(&mut self, request: &ViewRequest, outgoing: Outgoing) -> Result<u64, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(request.person, request.key, request.seat)?;
        outgoing.try_send(self.snapshot_text(table, viewer)).map_err(|_| Refusal::Unavailable)?;
        let subscription = self.subscribers.add(request.clone(), viewer, outgoing);
        self.update_presence();
        Ok(subscription)
    }

    pub(super) fn snapshot_for(&self, request: &ViewRequest) -> Result<Box<Snapshot>, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(request.person, request.key, request.seat)?;
        Ok(Box::new(self.snapshot(table, viewer)))
    }

    pub(super) fn snapshot_text(&self, table: &Table, viewer: Viewer) -> MessageText {
        MessageText::of(&ServerMessage::Snapshot(Box::new(self.snapshot(table, viewer))))
    }

    /// The table as a viewer may see it now. Spectators may be some actions behind.
    fn snapshot(&self, table: &Table, viewer: Viewer) -> Snapshot {
        let spectators = self.presence.spectators();
        match &self.delay {
            Some(delay) if viewer == Viewer::Spectator => delay.snapshot(spectators),
            _ => {
                let presence = self.presence.of_people(table, viewer, self.services.grace);
                table.snapshot(viewer, presence, spectators, self.services.time.now())
            }
        }
    }

    pub(super) fn viewpoint(&self, request: &ViewRequest) -> Result<Viewpoint, Refusal> {
        let table = self.table()?;
        let viewer = table.viewer(request.person, request.key, request.seat)?;
        let delay = self.delay.as_ref().filter(|_| viewer == Viewer::Spectator);
        Ok(Viewpoint { viewer, version: delay.map_or(table.version(), SpectatorDelay::version) })
    }

    pub(super) fn effects(&self, request: &ViewRequest, action: &str) -> Result<Json, Refusal> {
        let seat = self.mover(request)?;
        let game = self.table()?.game().ok_or(ActionRefused::NotRunning)?;
        Ok(Json(game.effects(seat, action)?))
    }

    pub(super) fn position(&self, request: &ViewRequest) -> Result<MoverPosition, Refusal> {
        let table = self.table()?;
        let seat = self.mover(request)?;
        table.may_have_hints()?;
        let game = table.game().ok_or(ActionRefused::NotRunning)?;
        Ok(MoverPosition { version: table.version(), view: game.seat_view(seat) })
    }

    /// The seat to move, if it is one of this person's.
    fn mover(&self, request: &ViewRequest) -> Result<Seat, Refusal> {
        let table = self.table()?;
        let person = request.person.ok_or(Refusal::LoginNeeded)?;
        if !table.may_watch(request.person, request.key) {
            return Err(Refusal::NotFound);
        }
        let to_move = table.to_move().ok_or(ActionRefused::NotRunning)?;
        let meant = request.seat.is_none_or(|seat| usize::from(seat) == to_move.index());
        if meant && table.seats_of(person).any(|seat| seat == to_move) {
            Ok(to_move)
        } else {
            Err(ActionRefused::NotYourTurn.into())
        }
    }

    pub(super) fn keys(&self, person: Id) -> Result<TableKeys, Refusal> {
        let table = self.table()?;
        if !table.may_watch(Some(person), None) {
            return Err(Refusal::NotFound);
        }
        if table.seats_of(person).next().is_none() {
            return Err(AccessRefused::NotSeated.into());
        }
        Ok(TableKeys { seat: table.terms().seat_key, watch: table.terms().watch_key })
    }

    pub(super) fn outline(&self) -> Result<TableOutline, Refusal> {
        let table = self.table()?;
        Ok(TableOutline {
            terms: table.terms().clone(),
            holders: table.seats().iter().map(|seat| seat.holder.clone()).collect(),
            phase: table.phase(),
            rematch: table.rematch(),
        })
    }
}
