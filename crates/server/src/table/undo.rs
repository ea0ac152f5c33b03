//! Taking actions back, as far as nothing has been learnt from them.

use protocol::Phase;
use tabletop::Seat;

use super::Table;
use crate::refusal::Refusal;

/// How an action can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undo {
    /// At once; so many actions are left.
    Free(usize),
    /// When the other people agree.
    Ask,
}

impl Table {
    /// How the last action of whoever holds this seat can be taken back. People who share a device hold several seats between
    /// them, and take back the last action of any of these.
    ///
    /// It is free until it has shown somebody something hidden, or another has acted. After that all people at the table
    /// have to agree; computers always do.
    pub(super) fn undo(&self, seat: Seat) -> Result<Undo, Refusal> {
        if self.phase != Phase::Running {
            return Err(Refusal::NotRunning);
        }
        if self.terms.rated {
            return Err(Refusal::NeverUndoRated);
        }
        if self.is_daily() {
            return Err(Refusal::NoHelpDaily);
        }
        let last = self.undo_point(seat).ok_or(Refusal::NothingToUndo)?;
        if last < self.given() {
            return Err(Refusal::NothingToUndo);
        }
        let free = last + 1 == self.plies.len() && !self.plies[last].reveals;
        let alone = self.must_agree(seat).next().is_none();
        Ok(if free || alone { Undo::Free(last) } else { Undo::Ask })
    }

    /// The actions left when what this seat asked for has been agreed to.
    pub(super) fn undo_point(&self, seat: Seat) -> Option<usize> {
        let person = self.seats[seat.index()].person();
        self.plies.iter().rposition(|ply| {
            ply.seat == seat || person.is_some() && self.seats[ply.seat.index()].person() == person
        })
    }

    /// The seats whose people have to agree to an undo of this seat's: one for each person but its own.
    pub(super) fn must_agree(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let asking = self.seats[seat.index()].person();
        Seat::all(self.seats.len()).filter(move |other| {
            let person = self.seats[other.index()].person();
            let first = person.and_then(|person| self.seats_of(person).next());
            person.is_some()
                && person != asking
                && first == Some(*other)
                && self.seats[other.index()].computer().is_none()
        })
    }

    /// Whether this seat may take an action back without asking.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        matches!(self.undo(seat), Ok(Undo::Free(_)))
    }

    /// Whether this seat may ask the others to let it take an action back.
    pub(super) fn can_ask_undo(&self, seat: Seat) -> bool {
        self.undo.is_none() && matches!(self.undo(seat), Ok(Undo::Ask))
    }
}
