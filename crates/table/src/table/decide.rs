//! Deciding a command: it is refused, or turned into entries.

use std::time::Duration;

use protocol::{Command, Phase};
use tabletop::Seat;

use super::Table;
use super::entry::Entry;
use crate::day::Day;
use crate::dice::Dice;
use crate::id::Id;
use crate::refused::{AbsenceRefused, AccessRefused, ActionRefused, CommandRefused};
use crate::time::Timestamp;

/// Who sends a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sender {
    /// A person.
    Person {
        /// The person's id.
        id: Id,
        /// The name they have now.
        name: String,
        /// Whether a program of theirs sends it, by a token.
        bot: bool,
    },
    /// The computer in a seat.
    Computer(Seat),
}

/// A command as it reaches a table.
#[derive(Clone, Debug)]
pub struct TableCommand<'a> {
    /// Who sends it.
    pub sender: &'a Sender,
    /// The seat it is for, where the sender has named one.
    pub seat: Option<u8>,
    /// The version of the table it was made for.
    pub version: Option<u32>,
    /// What is to be done.
    pub body: &'a Command,
}

/// What a decision depends on besides the table itself.
#[derive(Clone, Debug)]
pub struct CommandContext<'a> {
    /// The time.
    pub now: Timestamp,
    /// Since when each seat's person has been away; nothing for those who are there.
    pub away: &'a [Option<Timestamp>],
    /// How long a person may be away.
    pub grace: Duration,
    /// Where new ids come from.
    pub dice: &'a Dice,
}

impl Table {
    /// Refuses a command, or says what it does.
    pub fn decide(
        &self,
        command: &TableCommand<'_>,
        context: &CommandContext<'_>,
    ) -> Result<Vec<Entry>, CommandRefused> {
        self.admit(command)?;
        // `join` checks the version itself, after the right to sit down: a refusal as stale would tell the newest version to a
        // spectator, for whom updates may be delayed.
        if !matches!(command.body, Command::Join { .. }) {
            self.must_be_current(command)?;
        }
        self.check_room(command.body)?;
        match command.body {
            Command::Join { key, nonce } => {
                self.join(command, key.as_deref(), nonce.as_deref(), context.dice)
            }
            Command::Nonce { nonce } => self.change_nonce(command, nonce, context.dice),
            Command::Decline {} => self.decline(command),
            Command::Leave {} => self.leave(command),
            Command::Act { action } => self.act(command, action, context.now),
            Command::Undo {} => self.ask_undo(command),
            Command::AnswerUndo { agree } => self.answer_undo(command, *agree),
            Command::Resign {} => self.resign(command),
            Command::Abort {} => Ok(self.may_abort(self.seat(command)?).map(|()| vec![Entry::Aborted])?),
            Command::ClaimResult { away } => {
                let away = self.away(command, *away, context)?;
                Ok(vec![Entry::Claimed { seat: number(away) }])
            }
            Command::StandIn { away, level } => {
                let away = self.away(command, *away, context)?;
                if self.seats[away.index()].stand_in.is_some() {
                    return Err(AbsenceRefused::NotAway { seconds: 0 }.into());
                }
                Ok(vec![Entry::StoodIn { seat: number(away), level: *level }])
            }
            Command::Return {} => {
                self.must_be(Phase::Running, AbsenceRefused::NotRunning)?;
                let seat = self.seat(command)?;
                let occupant = &self.seats[seat.index()];
                if occupant.stand_in.is_none() || occupant.lost.is_some() {
                    return Err(AbsenceRefused::NobodyStandsIn.into());
                }
                Ok(vec![Entry::Returned { seat: number(seat) }])
            }
            // These leave no entry: the caller carries them out.
            Command::Rematch {} | Command::React { .. } => Ok(self.seat(command).map(|_| vec![])?),
        }
    }

    /// Refuses people without access, before anything is said about the table.
    pub fn admit(&self, command: &TableCommand<'_>) -> Result<(), AccessRefused> {
        match (command.sender, command.body) {
            // A person who joins has no access yet: that has rules of its own.
            (_, Command::Join { .. }) => Ok(()),
            (Sender::Person { id, .. }, Command::Decline {}) if self.keeps_seat_for(*id) => Ok(()),
            (sender, _) if self.is_seated(sender) => Ok(()),
            (Sender::Person { id, .. }, _) if self.may_watch(Some(*id), None) => {
                Err(AccessRefused::NotSeated)
            }
            _ => Err(AccessRefused::NotFound),
        }
    }

    /// Whether the sender of a command has a seat.
    pub fn is_seated(&self, sender: &Sender) -> bool {
        match sender {
            Sender::Person { id, .. } => self.seats_of(*id).next().is_some(),
            Sender::Computer(_) => true,
        }
    }

    pub(super) fn must_be_current(&self, command: &TableCommand<'_>) -> Result<(), CommandRefused> {
        match command.version {
            Some(version) if version < self.version => Err(CommandRefused::Stale { version: self.version }),
            Some(version) if version > self.version => Err(CommandRefused::NotYet { version }),
            Some(_) | None => Ok(()),
        }
    }

    /// The entry for a clock that has run out by now.
    pub fn timeout_entry(&self, now: Timestamp) -> Option<Entry> {
        let (seat, at) = self.deadline()?;
        (at <= now).then_some(Entry::TimedOut { seat: number(seat) })
    }

    fn act(
        &self,
        command: &TableCommand<'_>,
        action: &str,
        now: Timestamp,
    ) -> Result<Vec<Entry>, CommandRefused> {
        self.must_be(Phase::Running, ActionRefused::NotRunning)?;
        // By now the deal is public. A computer finishes its turn: it looks nothing up.
        let is_person = matches!(command.sender, Sender::Person { .. });
        if is_person && self.day().is_some_and(|day| day < Day::of(now)) {
            return Err(ActionRefused::DayOver.into());
        }
        let to_move = self.to_move().ok_or(ActionRefused::NotRunning)?;
        let seat = match (command.sender, command.seat) {
            // One person at a same-device table acts for the player to move, if no seat is named.
            (Sender::Person { id, .. }, None) if self.seats[to_move.index()].person() == Some(*id) => to_move,
            _ => self.seat(command)?,
        };
        let has_computer = self.seats[seat.index()].computer().is_some();
        if seat != to_move || is_person == has_computer {
            return Err(ActionRefused::NotYourTurn.into());
        }
        if command.version.is_none() {
            return Err(ActionRefused::VersionNeeded.into());
        }
        self.check_plies()?;
        let game = self.game.as_ref().ok_or(ActionRefused::NotRunning)?;
        let read = game.legal_action(action).map_err(ActionRefused::Game)?;
        if let Some(lesson) = self.lesson() {
            return Ok(lesson.follow(self.plies.len(), action)?);
        }
        Ok(vec![Entry::Played { seat: number(seat), action: read }])
    }

    /// The seat a command is for.
    pub(super) fn seat(&self, command: &TableCommand<'_>) -> Result<Seat, AccessRefused> {
        match command.sender {
            Sender::Computer(seat) => Ok(*seat),
            Sender::Person { id, .. } => {
                let mut own = self.seats_of(*id);
                match command.seat {
                    Some(asked) => {
                        own.find(|seat| seat.index() == usize::from(asked)).ok_or(AccessRefused::SeatNotYours)
                    }
                    None => match (own.next(), own.next()) {
                        (Some(seat), None) => Ok(seat),
                        (Some(_), Some(_)) => Err(AccessRefused::SeatUnclear),
                        (None, _) => Err(AccessRefused::NotSeated),
                    },
                }
            }
        }
    }

    pub(super) fn must_be<E>(&self, phase: Phase, otherwise: E) -> Result<(), E> {
        if self.phase == phase { Ok(()) } else { Err(otherwise) }
    }
}

pub(super) fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
