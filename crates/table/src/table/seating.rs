//! Sitting down, and getting up before the game is decided.

use protocol::{Phase, Visibility};
use subtle::ConstantTimeEq;
use tabletop::Seat;

use super::decide::{Sender, TableCommand, number};
use super::entry::{Entry, Holder};
use super::{Occupant, Table};
use crate::dice::Dice;
use crate::id::Id;
use crate::refused::{AccessRefused, CommandRefused, JoinRefused, LeaveRefused};

/// The longest nonce, in bytes.
const LONGEST_NONCE: usize = 64;

impl Table {
    pub(super) fn join(
        &self,
        command: &TableCommand<'_>,
        key: Option<&str>,
        text: Option<&str>,
        dice: &Dice,
    ) -> Result<Vec<Entry>, CommandRefused> {
        let Sender::Person { id, name, .. } = command.sender else {
            return Err(JoinRefused::NotAllowed.into());
        };
        let key = key.and_then(|key| key.parse::<Id>().ok());
        let invited = key.is_some_and(|key| key.bytes().ct_eq(self.terms.seat_key.bytes()).into());
        let reserved = |occupant: &Occupant| occupant.holder == Holder::Open { kept_for: Some(*id) };
        let public = self.terms.visibility == Visibility::Public;
        if !(invited || public || self.seats.iter().any(reserved)) {
            let seen = self.may_watch(Some(*id), key);
            return Err(if seen { JoinRefused::NotAllowed } else { JoinRefused::NotFound }.into());
        }
        if self.seats_of(*id).next().is_some() {
            return Err(JoinRefused::AlreadySeated.into());
        }
        self.must_be(Phase::Open, JoinRefused::NotOpen)?;
        self.must_be_current(command)?;
        let mut fitting = Seat::all(self.seats.len()).filter(|seat| {
            let occupant = &self.seats[seat.index()];
            let asked = command.seat.is_none_or(|asked| seat.index() == usize::from(asked));
            asked && (reserved(occupant) || occupant.is_free() && (invited || public))
        });
        let seat = fitting.next().ok_or(JoinRefused::SeatsTaken)?;
        let others = Seat::all(self.seats.len()).filter(|&other| other != seat);
        let mut open = others.filter(|other| matches!(self.seats[other.index()].holder, Holder::Open { .. }));
        let start = open.next().is_none().then_some(Entry::Started);
        let nonce = nonce(text, dice)?;
        let joined = Entry::Joined { seat: number(seat), person: *id, name: name.clone(), nonce };
        Ok(std::iter::once(joined).chain(start).collect())
    }

    pub(super) fn change_nonce(
        &self,
        command: &TableCommand<'_>,
        text: &str,
        dice: &Dice,
    ) -> Result<Vec<Entry>, CommandRefused> {
        self.must_be(Phase::Open, JoinRefused::NotOpen)?;
        let seat = number(self.seat(command)?);
        Ok(vec![Entry::NonceChanged { seat, nonce: nonce(Some(text), dice)? }])
    }

    /// A person does not want the seat that is kept for them. Without them there is no such game, so the table is called off.
    pub(super) fn decline(&self, command: &TableCommand<'_>) -> Result<Vec<Entry>, CommandRefused> {
        let is_challenged = matches!(command.sender, Sender::Person { id, .. } if self.keeps_seat_for(*id));
        if !is_challenged {
            return Err(LeaveRefused::NotChallenged.into());
        }
        self.must_be(Phase::Open, LeaveRefused::NotOpen)?;
        Ok(vec![Entry::Aborted])
    }

    pub(super) fn leave(&self, command: &TableCommand<'_>) -> Result<Vec<Entry>, CommandRefused> {
        self.must_be(Phase::Open, LeaveRefused::NotOpen)?;
        let Sender::Person { id, .. } = command.sender else { return Err(LeaveRefused::NotAllowed.into()) };
        let own: Vec<_> = self.seats_of(*id).collect();
        if own.is_empty() {
            return Err(AccessRefused::NotSeated.into());
        }
        let people = self.seats.iter().filter(|occupant| occupant.person().is_some()).count();
        if people == own.len() {
            return Ok(vec![Entry::Aborted]);
        }
        Ok(own.into_iter().map(|seat| Entry::Left { seat: number(seat) }).collect())
    }

    pub(super) fn resign(&self, command: &TableCommand<'_>) -> Result<Vec<Entry>, CommandRefused> {
        self.must_be(Phase::Running, LeaveRefused::NotRunning)?;
        let seat = self.seat(command)?;
        if self.seats[seat.index()].lost.is_some() {
            return Err(LeaveRefused::NotRunning.into());
        }
        Ok(vec![Entry::Resigned { seat: number(seat) }])
    }

    /// A game may be called off until every person has moved; a table where no game has begun, by anyone who sits
    /// there.
    pub(super) fn may_abort(&self, seat: Seat) -> Result<(), LeaveRefused> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Running => {
                let moved = |seat: Seat| self.has_moved(seat);
                let mut people =
                    Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].person().is_some());
                if people.all(moved) || self.seats[seat.index()].lost.is_some() {
                    return Err(LeaveRefused::EverybodyHasMoved);
                }
                Ok(())
            }
            Phase::Over | Phase::Aborted => Err(LeaveRefused::NotRunning),
        }
    }
}

/// The nonce that the player gave, or one made up.
pub(super) fn nonce(text: Option<&str>, dice: &Dice) -> Result<String, JoinRefused> {
    match text {
        None => Ok(dice.id().to_string()),
        Some(text) if text.len() <= LONGEST_NONCE && !text.chars().any(char::is_control) => {
            Ok(text.to_owned())
        }
        Some(_) => Err(JoinRefused::NonceInvalid),
    }
}
