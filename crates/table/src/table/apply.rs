//! Applying entries, those just decided and those read from a store.

use std::collections::VecDeque;

use mandala_games::{AnyAction, EventsByViewer, GameRefused, PlayedAction, Registry};
use protocol::{ClockSpec, Json, Phase};
use tabletop::Seat;
use tabletop::record::ForfeitReason;

use super::clock::Clocks;
use super::end::End;
use super::entry::{Entry, Holder, StoredEntry};
use super::{Occupant, Ply, Substitution, Table};
use crate::fairness::Secret;
use crate::id::Id;

/// How many commands a table remembers, to recognise one that is sent again.
const REMEMBERED: usize = 64;

/// What follows from an entry and can only be computed while it is applied.
#[derive(Debug, Default)]
pub struct Applied {
    /// What an action caused, for each viewer.
    pub events: Option<EventsByViewer>,
    /// Whether the game ended with it.
    pub ended: bool,
    /// Whether an action changed more than the game: it dropped a request to take an action back, or showed that a program
    /// plays.
    pub changes_table: bool,
}

/// Why an entry does not follow what came before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// There are no entries at all.
    #[error("there are no entries")]
    None,
    /// It is not the next one.
    #[error("it has version {found}, and {expected} comes next")]
    Version {
        /// The version that comes next.
        expected: u32,
        /// The version it has.
        found: u32,
    },
    /// A table begins with the entry that makes it, and has no other such entry.
    #[error("a table is made once, by its first entry")]
    Creation,
    /// The secret of the deal is no secret.
    #[error("the secret of the deal cannot be read")]
    Secret,
    /// It names a seat that is not there.
    #[error("there is no seat {seat}")]
    Seat {
        /// The seat.
        seat: u8,
    },
    /// It needs a game, and none has begun.
    #[error("no game has begun")]
    NoGame,
    /// It agrees to an undo that was not asked for.
    #[error("no player has asked to take an action back")]
    NobodyAsks,
    /// The game does not allow it.
    #[error("the game does not allow it")]
    Game(#[from] GameRefused),
}

/// Why entries make no table: the store holds something that this program did not write.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: entry {version} does not follow")]
pub struct FoldError {
    /// The table.
    pub table: Id,
    /// The version of the entry.
    pub version: u32,
    /// What is wrong with it.
    #[source]
    pub reason: EntryError,
}

impl Table {
    /// The table that these entries make.
    pub fn fold(games: &Registry, id: Id, entries: &[StoredEntry]) -> Result<Self, FoldError> {
        let fails = |version| move |reason| FoldError { table: id, version, reason };
        let (first, rest) = entries.split_first().ok_or(EntryError::None).map_err(fails(0))?;
        let mut table = Self::begin(games, id, first).map_err(fails(first.version))?;
        for stored in rest {
            table.apply(stored).map_err(fails(stored.version))?;
        }
        Ok(table)
    }

    /// The table right after it was made.
    pub fn begin(games: &Registry, id: Id, first: &StoredEntry) -> Result<Self, EntryError> {
        let Entry::Created(terms) = &first.entry else { return Err(EntryError::Creation) };
        let terms = (**terms).clone();
        let occupant = |(holder, nonce): (&Holder, &String)| Occupant {
            holder: holder.clone(),
            nonce: nonce.clone(),
            bot: terms.bot && matches!(holder, Holder::Person { .. }),
            stand_in: None,
            lost: None,
        };
        let mut table = Self {
            id,
            version: first.version,
            changed: first.at,
            seats: terms.seats.iter().zip(&terms.nonces).map(occupant).collect(),
            phase: Phase::Open,
            rules: games.rules(terms.game)?,
            game: None,
            end: None,
            rematch: None,
            secret: Secret::read(&terms.secret).ok_or(EntryError::Secret)?,
            clocks: Clocks::new(terms.clock, terms.seats.len()),
            started: first.at,
            turn: first.at,
            plies: Vec::new(),
            undo: None,
            refused_requests: Vec::new(),
            substitutions: Vec::new(),
            recent: VecDeque::new(),
            terms,
        };
        table.remember(first);
        Ok(table)
    }

    /// Applies an entry that was decided on this very version. After an error the table may have changed in part: it has to be made
    /// anew from the entries that hold.
    pub fn apply(&mut self, stored: &StoredEntry) -> Result<Applied, EntryError> {
        if stored.version != self.version + 1 {
            return Err(EntryError::Version { expected: self.version + 1, found: stored.version });
        }
        let mut applied = Applied::default();
        let by_bot = stored.by.as_ref().is_some_and(|author| author.bot);
        match &stored.entry {
            Entry::Created(_) => return Err(EntryError::Creation),
            Entry::Joined { seat, person, name, nonce } => {
                let occupant = self.occupant_mut(*seat)?;
                occupant.holder = Holder::Person { id: *person, name: name.clone() };
                occupant.nonce.clone_from(nonce);
                occupant.bot = by_bot;
            }
            Entry::NonceChanged { seat, nonce } => {
                self.occupant_mut(*seat)?.nonce.clone_from(nonce);
            }
            Entry::Left { seat } => {
                let occupant = self.occupant_mut(*seat)?;
                occupant.holder = Holder::Open { kept_for: None };
                occupant.bot = false;
            }
            Entry::Started => self.start(stored)?,
            Entry::Played { seat, action } => {
                let reveals_bot = by_bot && self.note_bot(*seat)?;
                applied.changes_table = reveals_bot || self.undo.is_some();
                applied.events = Some(self.play(*seat, action, stored)?);
            }
            Entry::UndoAsked { seat } => self.undo = Some((self.seat_at(*seat)?, Vec::new())),
            Entry::UndoAgreed { seat } => {
                let seat = self.seat_at(*seat)?;
                self.undo.as_mut().ok_or(EntryError::NobodyAsks)?.1.push(seat);
            }
            Entry::UndoRefused { .. } => {
                self.refused_requests.extend(self.undo.take().map(|(asking, _)| asking));
            }
            Entry::Undone { ply, .. } => self.take_back(*ply as usize, stored)?,
            Entry::Resigned { seat } => self.lose(*seat, ForfeitReason::Resigned, stored)?,
            Entry::TimedOut { seat } | Entry::Claimed { seat } => {
                self.lose(*seat, ForfeitReason::Time, stored)?;
            }
            Entry::StoodIn { seat, level } => {
                let seat = self.seat_at(*seat)?;
                self.seats[seat.index()].stand_in = Some(*level);
                self.substitute(seat, level.name().to_owned());
                self.clocks.run(self.person_to_move(), stored.at);
            }
            Entry::Returned { seat } => {
                let seat = self.seat_at(*seat)?;
                self.seats[seat.index()].stand_in = None;
                let name = self.name(seat);
                self.substitute(seat, name);
                self.clocks.run(self.person_to_move(), stored.at);
            }
            Entry::Aborted => {
                self.phase = Phase::Aborted;
                self.clocks.run(None, stored.at);
            }
            Entry::Resumed { since } => self.clocks.stand_still(*since, stored.at),
            Entry::Rematched { table } => self.rematch = Some(*table),
        }
        if self.phase == Phase::Running
            && let Some(outcome) = self.game.as_ref().ok_or(EntryError::NoGame)?.outcome()
        {
            self.finish(End::by_rules(&outcome, &self.seats), stored);
        }
        if self.phase == Phase::Running && self.lesson_over() {
            self.phase = Phase::Over;
        }
        applied.ended = self.phase == Phase::Over && !matches!(stored.entry, Entry::Rematched { .. });
        self.version = stored.version;
        self.changed = stored.at;
        self.remember(stored);
        Ok(applied)
    }

    fn start(&mut self, stored: &StoredEntry) -> Result<(), EntryError> {
        let names = Seat::all(self.seats.len()).map(|seat| self.name(seat)).collect();
        let seed = self.secret.deal(self.seats.iter().map(|occupant| occupant.nonce.as_str()));
        let setup = self.terms.setup.as_ref().map(Json::text);
        self.game = Some(self.rules.deal(self.terms.options.text(), setup, names, seed)?);
        self.phase = Phase::Running;
        self.started = stored.at;
        self.turn = stored.at;
        self.clocks.run(self.person_to_move(), stored.at);
        Ok(())
    }

    fn play(
        &mut self,
        seat: u8,
        action: &AnyAction,
        stored: &StoredEntry,
    ) -> Result<EventsByViewer, EntryError> {
        let seat = self.seat_at(seat)?;
        let game = self.game.as_mut().ok_or(EntryError::NoGame)?;
        let PlayedAction { events, reveals } = game.play(action)?;
        self.plies.push(Ply { seat, at: stored.at, reveals, clocks: self.clocks.clone() });
        self.undo = None;
        self.refused_requests.clear();
        self.turn = stored.at;
        if self.seats[seat.index()].computer().is_none() {
            self.clocks.acted(seat, stored.at);
        }
        self.clocks.run(self.person_to_move(), stored.at);
        Ok(events)
    }

    /// A program plays an action: its seat is a bot's if this is the first. A person whose game is nearly lost does not
    /// become a bot.
    fn note_bot(&mut self, seat: u8) -> Result<bool, EntryError> {
        let has_moved = self.has_moved(self.seat_at(seat)?);
        let occupant = self.occupant_mut(seat)?;
        let is_new = !has_moved && !occupant.bot;
        occupant.bot |= is_new;
        Ok(is_new)
    }

    fn take_back(&mut self, plies: usize, stored: &StoredEntry) -> Result<(), EntryError> {
        self.game.as_mut().ok_or(EntryError::NoGame)?.undo_to(plies);
        if let Some(first) = self.plies.get(plies) {
            self.clocks.take_back(&first.clocks, stored.at);
        }
        self.plies.truncate(plies);
        self.undo = None;
        self.refused_requests.clear();
        self.turn = stored.at;
        self.clocks.run(self.person_to_move(), stored.at);
        Ok(())
    }

    /// A person has lost. Between two players that ends the game; among more a computer takes over the seat.
    fn lose(&mut self, seat: u8, why: ForfeitReason, stored: &StoredEntry) -> Result<(), EntryError> {
        let seat = self.seat_at(seat)?;
        self.seats[seat.index()].lost = Some(why);
        self.undo = None;
        if self.seats.len() == 2 {
            self.finish(End::given_up(seat, why, 2), stored);
        } else {
            let level = super::end::SUBSTITUTE;
            self.seats[seat.index()].stand_in = Some(level);
            self.substitute(seat, level.name().to_owned());
            self.clocks.run(self.person_to_move(), stored.at);
        }
        Ok(())
    }

    fn finish(&mut self, end: End, stored: &StoredEntry) {
        self.end = Some(end);
        self.phase = Phase::Over;
        self.undo = None;
        self.clocks.run(None, stored.at);
    }

    fn substitute(&mut self, seat: Seat, by: String) {
        self.substitutions.push(Substitution { seat: seat.index() as u8, from: self.plies.len(), by });
    }

    /// The person whose clock has to run.
    fn person_to_move(&self) -> Option<Seat> {
        if self.terms.clock == ClockSpec::None {
            return None;
        }
        self.to_move().filter(|seat| self.seats[seat.index()].computer().is_none())
    }

    fn seat_at(&self, seat: u8) -> Result<Seat, EntryError> {
        if usize::from(seat) < self.seats.len() {
            Ok(Seat::new(seat.into()))
        } else {
            Err(EntryError::Seat { seat })
        }
    }

    fn occupant_mut(&mut self, seat: u8) -> Result<&mut Occupant, EntryError> {
        self.seats.get_mut(usize::from(seat)).ok_or(EntryError::Seat { seat })
    }

    fn remember(&mut self, stored: &StoredEntry) {
        let Some(author) = &stored.by else { return };
        if let Some((_, version)) = self.recent.iter_mut().find(|(known, _)| known.is_named_like(author)) {
            // One command may make several entries.
            *version = stored.version;
            return;
        }
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((author.clone(), stored.version));
    }
}
