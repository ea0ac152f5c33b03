//! A table: who sits at it, and the game between them.

mod absence;
mod apply;
mod bounds;
mod clock;
mod continuation;
mod creation;
mod decide;
mod early_end;
mod end;
mod entry;
mod finished;
mod lesson;
mod listing;
mod log;
mod personal;
mod seating;
mod snapshot;
mod undo;

use std::collections::VecDeque;

use mandala_games::{AnyGame, AnyRules};
use protocol::{Level, PersonalStatus, Phase, Visibility};
use subtle::ConstantTimeEq;
use tabletop::record::ForfeitReason;
use tabletop::{Seat, Viewer};

pub use apply::{Applied, EntryError, FoldError};
pub use bounds::{MOST_ENTRIES, MOST_PLIES};
pub use clock::Outage;
pub use continuation::continue_game;
pub use creation::{Maker, create, invited_to};
pub use decide::{CommandContext, Sender, TableCommand};
pub use entry::{Author, Entry, Holder, Lesson, Special, Step, StoredEntry, Terms};
pub use finished::FinishedGame;
pub use lesson::begin_lesson;
pub use listing::{ListedTable, WakeTime};
pub use log::log;

use crate::fairness::Secret;
use crate::id::Id;
use crate::refused::{AccessRefused, CommandRefused, HintRefused};
use crate::time::Timestamp;
use clock::Clocks;
use end::End;

/// A table with everything that is known about it. It never leaves the process.
pub struct Table {
    id: Id,
    version: u32,
    changed: Timestamp,
    terms: Terms,
    seats: Vec<Occupant>,
    phase: Phase,
    rules: &'static dyn AnyRules,
    game: Option<Box<dyn AnyGame>>,
    end: Option<End>,
    rematch: Option<Id>,
    secret: Secret,
    clocks: Clocks,
    started: Timestamp,
    /// When it became the turn of the player to move.
    turn: Timestamp,
    /// What is remembered of each action that has not been taken back.
    plies: Vec<Ply>,
    /// Who asks to take an action back, and who has agreed to it.
    undo: Option<(Seat, Vec<Seat>)>,
    /// Whose requests to take an action back were refused since the last action.
    refused_requests: Vec<Seat>,
    /// Who played for whom, from which ply on.
    substitutions: Vec<Substitution>,
    /// The last commands, so that repeats can be recognised.
    recent: VecDeque<(Author, u32)>,
}

/// A seat and what has become of it.
#[derive(Clone, Debug)]
pub struct Occupant {
    /// Who sits there, or may.
    pub holder: Holder,
    /// Their part in the deal.
    pub nonce: String,
    /// Whether a program plays in the person's place: a token took the seat, or played its first action.
    pub bot: bool,
    /// The computer that plays for the person.
    pub stand_in: Option<Level>,
    /// How the person lost before the end of the game.
    pub lost: Option<ForfeitReason>,
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

impl Occupant {
    /// The person in the seat.
    pub fn person(&self) -> Option<Id> {
        self.holder.person()
    }

    /// Whether anyone may take the seat.
    pub(crate) fn is_free(&self) -> bool {
        self.holder == Holder::Open { kept_for: None }
    }

    /// The person for whom an open seat is reserved.
    fn kept_for(&self) -> Option<Id> {
        match &self.holder {
            Holder::Open { kept_for } => *kept_for,
            Holder::Person { .. } | Holder::Computer { .. } => None,
        }
    }

    /// The computer that plays in this seat now.
    pub fn computer(&self) -> Option<Level> {
        match &self.holder {
            Holder::Computer { level } => Some(*level),
            Holder::Person { .. } => self.stand_in,
            Holder::Open { .. } => None,
        }
    }
}

impl Table {
    /// Its id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// Its version: how many entries it is made from.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// When it last changed.
    pub fn changed(&self) -> Timestamp {
        self.changed
    }

    /// How it was made.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Its seats, in order.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Where it is in its life.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }

    /// The table of the next game.
    pub fn rematch(&self) -> Option<Id> {
        self.rematch
    }

    /// Who must act, while the game runs.
    pub fn to_move(&self) -> Option<Seat> {
        if self.phase == Phase::Running { self.game.as_ref()?.to_move() } else { None }
    }

    /// The computer that must act.
    pub fn computer_to_move(&self) -> Option<(Seat, Level)> {
        if self.lesson().is_some() {
            // The answers are in the script.
            return None;
        }
        if self.check_plies().is_err() {
            return None;
        }
        let seat = self.to_move()?;
        Some((seat, self.seats[seat.index()].computer()?))
    }

    /// Whose time runs out next, and when.
    pub fn deadline(&self) -> Option<(Seat, Timestamp)> {
        self.clocks.deadline()
    }

    /// The entry for an outage that a player's clock would count.
    pub fn resumed(&self, outage: Outage) -> Option<Entry> {
        self.clocks.counts_outage(outage.until).then_some(Entry::Resumed { since: outage.since })
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Id) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].person() == Some(person))
    }

    /// The people who have neither resigned nor lost by time. One for whom a computer plays at the moment may come back.
    pub fn people_in_game(&self) -> impl Iterator<Item = Id> {
        self.seats.iter().filter(|occupant| occupant.lost.is_none()).filter_map(Occupant::person)
    }

    /// Whether an open seat is kept for a person.
    pub(crate) fn keeps_seat_for(&self, person: Id) -> bool {
        self.seats.iter().any(|occupant| occupant.kept_for() == Some(person))
    }

    /// Refuses hints where they would not be fair: in rated games, at the deal of the day, and between people who have not
    /// agreed to them by sitting down at a table that allows them.
    pub fn may_have_hints(&self) -> Result<(), HintRefused> {
        if self.terms.rated {
            return Err(HintRefused::NeverRated);
        }
        if self.is_daily() {
            return Err(HintRefused::NeverDaily);
        }
        if self.is_between_people() && !self.terms.hints {
            return Err(HintRefused::NotHere);
        }
        Ok(())
    }

    /// Whether more than one person plays here, or will. A person who holds several seats counts once.
    fn is_between_people(&self) -> bool {
        let mut people =
            self.seats.iter().filter(|occupant| !matches!(occupant.holder, Holder::Computer { .. }));
        let first = people.next().and_then(Occupant::person);
        people.any(|occupant| occupant.person().is_none() || occupant.person() != first)
    }

    /// A person who has this key, or needs none, may watch; who is challenged may see the table before they sit down.
    pub fn may_watch(&self, person: Option<Id>, key: Option<Id>) -> bool {
        let opens = |key: Id| {
            bool::from(
                key.bytes().ct_eq(self.terms.watch_key.bytes())
                    | key.bytes().ct_eq(self.terms.seat_key.bytes()),
            )
        };
        self.terms.visibility == Visibility::Public
            || person.is_some_and(|person| self.status_for(person) != PersonalStatus::Gone)
            || key.is_some_and(opens)
    }

    /// The viewpoint of a person who asks for this seat, which must be one of their own. Who holds exactly one seat need not name
    /// it; a person with several sees what spectators see until they do.
    pub fn viewer(
        &self,
        person: Option<Id>,
        key: Option<Id>,
        seat: Option<u8>,
    ) -> Result<Viewer, AccessRefused> {
        if !self.may_watch(person, key) {
            return Err(AccessRefused::NotFound);
        }
        let mut own = person.into_iter().flat_map(|person| self.seats_of(person));
        match seat {
            Some(asked) => own
                .find(|seat| seat.index() == usize::from(asked))
                .map(Viewer::Seat)
                .ok_or(AccessRefused::SeatNotYours),
            None => Ok(match (own.next(), own.next()) {
                (Some(seat), None) => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            }),
        }
    }

    /// The version after the command, if it is a repeat. Another command under an id that was used is refused: to take it
    /// for a repeat would drop it without a word.
    pub fn repeated(&self, author: &Author) -> Result<Option<u32>, CommandRefused> {
        let found = self.recent.iter().rev().find(|(known, _)| known.is_named_like(author));
        let Some((known, version)) = found else { return Ok(None) };
        match (&known.hash, &author.hash) {
            (Some(known), Some(sent)) if known != sent => Err(CommandRefused::IdUsed),
            _ => Ok(Some(*version)),
        }
    }
}
