//! A table: who sits at it, and the game between them. Pure: no IO, no clock, no randomness of its own.
//!
//! A command is first *decided* (`decide`): refused, or turned into entries. Those are *applied* (`apply`), and what each viewer
//! hears of them is made in `tell`; it is sent once they are durable. The same entries give the same table everywhere.

mod absence;
mod apply;
mod clock;
mod continued;
mod decide;
mod end;
mod entry;
mod finished;
mod lesson;
mod log;
mod tell;
mod undo;

use std::collections::VecDeque;

use protocol::{LevelName, Phase};
use subtle::ConstantTimeEq;
use tabletop::{Seat, Viewer, Why};

pub use apply::Broken;
pub(crate) use apply::Happened;
pub(crate) use continued::continued;
pub(crate) use decide::{Circumstances, Order, Who, created, invited_to};
pub(crate) use end::End;
pub use entry::Kept;
pub(crate) use entry::{By, Created, Entry, Holder, Special};
pub(crate) use lesson::lesson;
pub(crate) use log::log;

use crate::fairness::Secret;
use crate::id::Id;
use crate::outage::Outage;
use crate::refusal::Refusal;
use crate::running::Running;
use crate::time::Timestamp;
use clock::Clocks;

/// A table with everything that is known about it. It never leaves the process.
pub(crate) struct Table {
    pub(crate) id: Id,
    pub(crate) version: u32,
    pub(crate) changed: Timestamp,
    pub(crate) terms: Created,
    pub(crate) seats: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<Box<dyn Running>>,
    pub(crate) end: Option<End>,
    pub(crate) rematch: Option<Id>,
    secret: Secret,
    clocks: Clocks,
    started: Timestamp,
    /// When it became the turn of whoever is to move.
    turn: Timestamp,
    /// What is remembered of each action that has not been taken back.
    plies: Vec<Ply>,
    /// Who asks to take an action back, and who has agreed to it.
    undo: Option<(Seat, Vec<Seat>)>,
    /// Who played for whom, from which ply on.
    substitutions: Vec<Substitution>,
    /// The last commands, so that repeats can be recognised.
    recent: VecDeque<(By, u32)>,
}

/// A seat and what has become of it.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    pub(crate) nonce: String,
    /// The computer that plays for the person.
    pub(crate) stand_in: Option<LevelName>,
    /// How the person lost before the end of the game.
    pub(crate) lost: Option<Why>,
}

#[derive(Clone, Debug)]
struct Ply {
    seat: Seat,
    at: Timestamp,
    reveals: bool,
    /// The clocks before it.
    clocks: Clocks,
}

#[derive(Clone, Debug, serde::Serialize)]
struct Substitution {
    seat: u8,
    from: usize,
    by: String,
}

impl Chair {
    pub(crate) fn person(&self) -> Option<Id> {
        match &self.holder {
            Holder::Person { id, .. } => Some(*id),
            Holder::Open { .. } | Holder::Computer { .. } => None,
        }
    }

    /// The person for whom an open seat is kept.
    fn kept_for(&self) -> Option<Id> {
        match &self.holder {
            Holder::Open { kept_for } => *kept_for,
            Holder::Person { .. } | Holder::Computer { .. } => None,
        }
    }

    /// The computer that plays in this seat now.
    pub(crate) fn computer(&self) -> Option<LevelName> {
        match &self.holder {
            Holder::Computer { level } => Some(*level),
            Holder::Person { .. } => self.stand_in,
            Holder::Open { .. } => None,
        }
    }
}

impl Table {
    /// Who must act, while the game runs.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        if self.phase == Phase::Running { self.game.as_ref()?.to_move() } else { None }
    }

    /// The computer that must act.
    pub(crate) fn computer_to_move(&self) -> Option<(Seat, LevelName)> {
        if self.lesson().is_some() {
            // The answers are in the script.
            return None;
        }
        let seat = self.to_move()?;
        Some((seat, self.seats[seat.index()].computer()?))
    }

    /// Whose time runs out next, and when.
    pub(crate) fn deadline(&self) -> Option<(Seat, Timestamp)> {
        self.clocks.deadline()
    }

    /// The entry for an outage that somebody's clock would count.
    pub(crate) fn resumed(&self, outage: Outage) -> Option<Entry> {
        self.clocks.counts_outage(outage.until).then_some(Entry::Resumed { since: outage.since })
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Id) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].person() == Some(person))
    }

    /// Refuses hints where they would not be fair: in rated games, at the deal of the day, and between people who have not
    /// agreed to them by sitting down at a table that allows them.
    pub(crate) fn may_have_hints(&self) -> Result<(), Refusal> {
        if self.terms.rated {
            return Err(Refusal::NoHintsRated);
        }
        if self.is_daily() {
            return Err(Refusal::NoHelpDaily);
        }
        if self.is_between_people() && !self.terms.hints {
            return Err(Refusal::NoHintsHere);
        }
        Ok(())
    }

    /// Whether more than one person plays here, or will. A person who holds several seats counts once.
    fn is_between_people(&self) -> bool {
        let mut people = self.seats.iter().filter(|chair| !matches!(chair.holder, Holder::Computer { .. }));
        let first = people.next().and_then(Chair::person);
        people.any(|chair| chair.person().is_none() || chair.person() != first)
    }

    /// Whoever has this key, or needs none, may look on.
    pub(crate) fn may_watch(&self, person: Option<Id>, key: Option<Id>) -> bool {
        let opens = |key: Id| {
            bool::from(
                key.bytes().ct_eq(self.terms.watch_key.bytes())
                    | key.bytes().ct_eq(self.terms.seat_key.bytes()),
            )
        };
        self.terms.visibility == protocol::Visibility::Public
            || person.is_some_and(|person| self.seats_of(person).next().is_some())
            || key.is_some_and(opens)
    }

    /// Through whose eyes a person looks who asks for this seat: one of their own only. Who holds exactly one seat need not
    /// name it; somebody with several sees what spectators see until they do.
    pub(crate) fn viewer(
        &self,
        person: Option<Id>,
        key: Option<Id>,
        seat: Option<u8>,
    ) -> Result<Viewer, Refusal> {
        if !self.may_watch(person, key) {
            return Err(Refusal::NotFound);
        }
        let mut own = person.into_iter().flat_map(|person| self.seats_of(person));
        match seat {
            Some(asked) => own
                .find(|seat| seat.index() == usize::from(asked))
                .map(Viewer::Seat)
                .ok_or(Refusal::SeatNotYours),
            None => Ok(match (own.next(), own.next()) {
                (Some(seat), None) => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            }),
        }
    }

    /// The version after the command, if it is a repeat. Another command under an id that was used is refused: to take it
    /// for a repeat would drop it without a word.
    pub(crate) fn answered(&self, by: &By) -> Result<Option<u32>, Refusal> {
        let found = self.recent.iter().rev().find(|(known, _)| known.is_named_like(by));
        let Some((known, version)) = found else { return Ok(None) };
        match (&known.hash, &by.hash) {
            (Some(known), Some(sent)) if known != sent => Err(Refusal::IdUsed),
            _ => Ok(Some(*version)),
        }
    }
}
