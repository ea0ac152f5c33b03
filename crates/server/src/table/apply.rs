//! Applying what has been decided and kept.

use std::collections::VecDeque;

use protocol::{ClockSpec, Json, Phase};
use tabletop::{Seat, Why};

use super::clock::Clocks;
use super::end::End;
use super::entry::{Entry, Holder, Kept};
use super::{Chair, Ply, Substitution, Table};
use crate::fairness::Secret;
use crate::id::Id;
use crate::running::{Heard, deal};

/// As many commands as a client may have sent again after a break.
const REMEMBERED: usize = 64;

/// What an entry did that only the moment of applying it tells.
#[derive(Debug, Default)]
pub(crate) struct Happened {
    /// What an action caused.
    pub(crate) heard: Option<Heard>,
    /// Whether the game ended with it.
    pub(crate) ended: bool,
    /// Whether somebody had asked to take an action back, which it left behind.
    pub(crate) unasked: bool,
}

/// Why entries make no table: the store holds something that this program did not write.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: the entry with version {version} does not follow")]
pub struct Broken {
    pub(super) table: Id,
    pub(super) version: u32,
}

impl Table {
    /// The table that these entries make.
    pub(crate) fn fold(id: Id, entries: &[Kept]) -> Result<Self, Broken> {
        let broken = |version| Broken { table: id, version };
        let (first, rest) = entries.split_first().ok_or(broken(0))?;
        let mut table = Self::begin(id, first).ok_or(broken(1))?;
        for kept in rest {
            table.apply(kept).ok_or(broken(kept.version))?;
        }
        Ok(table)
    }

    /// The table right after it was made.
    pub(crate) fn begin(id: Id, first: &Kept) -> Option<Self> {
        let Entry::Created(terms) = &first.entry else { return None };
        let terms = (**terms).clone();
        let chair = |(holder, nonce): (&Holder, &String)| Chair {
            holder: holder.clone(),
            nonce: nonce.clone(),
            stand_in: None,
            lost: None,
        };
        let mut table = Self {
            id,
            version: first.version,
            changed: first.at,
            seats: terms.seats.iter().zip(&terms.nonces).map(chair).collect(),
            phase: Phase::Open,
            game: None,
            end: None,
            rematch: None,
            secret: Secret::read(&terms.secret)?,
            clocks: Clocks::new(terms.clock, terms.seats.len()),
            started: first.at,
            turn: first.at,
            plies: Vec::new(),
            undo: None,
            substitutions: Vec::new(),
            recent: VecDeque::new(),
            terms,
        };
        table.remember(first);
        Some(table)
    }

    /// Applies an entry that was decided on this very version. Nothing if it does not follow.
    pub(crate) fn apply(&mut self, kept: &Kept) -> Option<Happened> {
        if kept.version != self.version + 1 {
            return None;
        }
        let mut happened = Happened::default();
        match &kept.entry {
            Entry::Created(_) => return None,
            Entry::Joined { seat, person, name, nonce } => {
                let chair = self.seats.get_mut(usize::from(*seat))?;
                chair.holder = Holder::Person { id: *person, name: name.clone() };
                chair.nonce.clone_from(nonce);
            }
            Entry::NonceChanged { seat, nonce } => {
                self.seats.get_mut(usize::from(*seat))?.nonce.clone_from(nonce);
            }
            Entry::Left { seat } => {
                self.seats.get_mut(usize::from(*seat))?.holder = Holder::Open { kept_for: None };
            }
            Entry::Started => self.start(kept)?,
            Entry::Played { seat, action } => {
                happened.unasked = self.undo.is_some();
                happened.heard = Some(self.play(*seat, action, kept)?);
            }
            Entry::UndoAsked { seat } => self.undo = Some((self.chair(*seat)?, Vec::new())),
            Entry::UndoAgreed { seat } => {
                let seat = self.chair(*seat)?;
                self.undo.as_mut()?.1.push(seat);
            }
            Entry::UndoRefused { .. } => self.undo = None,
            Entry::Undone { ply, .. } => self.take_back(*ply as usize, kept)?,
            Entry::Resigned { seat } => self.lose(*seat, Why::Resigned, kept)?,
            Entry::TimedOut { seat } | Entry::Claimed { seat } => self.lose(*seat, Why::Time, kept)?,
            Entry::StoodIn { seat, level } => {
                let seat = self.chair(*seat)?;
                self.seats[seat.index()].stand_in = Some(*level);
                self.substitute(seat, crate::running::level(*level).name().to_owned());
                self.clocks.run(self.person_to_move(), kept.at);
            }
            Entry::Returned { seat } => {
                let seat = self.chair(*seat)?;
                self.seats[seat.index()].stand_in = None;
                let name = self.name(seat);
                self.substitute(seat, name);
                self.clocks.run(self.person_to_move(), kept.at);
            }
            Entry::Aborted => {
                self.phase = Phase::Aborted;
                self.clocks.run(None, kept.at);
            }
            Entry::Resumed { since } => self.clocks.stand_still(*since, kept.at),
            Entry::Rematched { table } => self.rematch = Some(*table),
        }
        if self.phase == Phase::Running
            && let Some(outcome) = self.game.as_ref()?.outcome()
        {
            self.finish(End::by_rules(&outcome, &self.seats), kept);
        }
        if self.phase == Phase::Running && self.lesson_over() {
            self.phase = Phase::Over;
        }
        happened.ended = self.phase == Phase::Over && !matches!(kept.entry, Entry::Rematched { .. });
        self.version = kept.version;
        self.changed = kept.at;
        self.remember(kept);
        Some(happened)
    }

    fn start(&mut self, kept: &Kept) -> Option<()> {
        let names = Seat::all(self.seats.len()).map(|seat| self.name(seat)).collect();
        let seed = self.secret.deal(self.seats.iter().map(|chair| chair.nonce.as_str()));
        let setup = self.terms.setup.as_ref().map(Json::text);
        self.game = Some(deal(self.terms.game, self.terms.options.text(), setup, names, seed).ok()?);
        self.phase = Phase::Running;
        self.started = kept.at;
        self.turn = kept.at;
        self.clocks.run(self.person_to_move(), kept.at);
        Some(())
    }

    fn play(&mut self, seat: u8, action: &str, kept: &Kept) -> Option<Heard> {
        let seat = self.chair(seat)?;
        let game = self.game.as_mut()?;
        let reveals = game.reveals(action);
        let heard = game.play(action).ok()?;
        self.plies.push(Ply { seat, at: kept.at, reveals, clocks: self.clocks.clone() });
        self.undo = None;
        self.turn = kept.at;
        if self.seats[seat.index()].computer().is_none() {
            self.clocks.acted(seat, kept.at);
        }
        self.clocks.run(self.person_to_move(), kept.at);
        Some(heard)
    }

    fn take_back(&mut self, plies: usize, kept: &Kept) -> Option<()> {
        self.game.as_mut()?.undo_to(plies);
        if let Some(first) = self.plies.get(plies) {
            self.clocks.take_back(&first.clocks, kept.at);
        }
        self.plies.truncate(plies);
        self.undo = None;
        self.turn = kept.at;
        self.clocks.run(self.person_to_move(), kept.at);
        Some(())
    }

    /// A person has lost. Two players are done with that; otherwise a computer plays on for the others' sake.
    fn lose(&mut self, seat: u8, why: Why, kept: &Kept) -> Option<()> {
        let seat = self.chair(seat)?;
        self.seats[seat.index()].lost = Some(why);
        self.undo = None;
        if self.seats.len() == 2 {
            self.finish(End::given_up(seat, why, 2), kept);
        } else {
            let level = super::end::SUBSTITUTE;
            self.seats[seat.index()].stand_in = Some(level);
            self.substitute(seat, crate::running::level(level).name().to_owned());
            self.clocks.run(self.person_to_move(), kept.at);
        }
        Some(())
    }

    fn finish(&mut self, end: End, kept: &Kept) {
        self.end = Some(end);
        self.phase = Phase::Over;
        self.undo = None;
        self.clocks.run(None, kept.at);
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

    fn chair(&self, seat: u8) -> Option<Seat> {
        (usize::from(seat) < self.seats.len()).then(|| Seat::new(seat.into()))
    }

    fn remember(&mut self, kept: &Kept) {
        let Some(by) = &kept.by else { return };
        if let Some((_, version)) = self.recent.iter_mut().find(|(known, _)| known.is_named_like(by)) {
            // One command may make several entries.
            *version = kept.version;
            return;
        }
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((by.clone(), kept.version));
    }
}
