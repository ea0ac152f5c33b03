//! Taking actions back, as far as nothing has been learnt from them.

use protocol::Phase;
use tabletop::Seat;

use super::Table;
use super::bounds::MOST_REFUSED_REQUESTS;
use super::decide::{Sender, TableCommand, number};
use super::entry::Entry;
use crate::id::Id;
use crate::refused::{CommandRefused, UndoRefused};

/// How an action can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Undo {
    /// At once; so many actions are left.
    Free(usize),
    /// When the other people agree.
    Ask,
}

impl Table {
    pub(super) fn ask_undo(&self, command: &TableCommand<'_>) -> Result<Vec<Entry>, CommandRefused> {
        self.must_be(Phase::Running, UndoRefused::NotRunning)?;
        let seat = match (command.sender, command.seat) {
            // At a same-device table the last own action is meant.
            (Sender::Person { id, .. }, None) => {
                let mut own = self.plies.iter().rev().map(|ply| ply.seat);
                own.find(|seat| self.seats[seat.index()].person() == Some(*id))
                    .ok_or(UndoRefused::NothingToUndo)?
            }
            _ => self.seat(command)?,
        };
        match self.undo(seat)? {
            Undo::Free(ply) => {
                Ok(vec![Entry::Undone { seat: number(self.plies[ply].seat), ply: ply as u32 }])
            }
            Undo::Ask if self.undo.is_some() => Err(UndoRefused::AlreadyAsked.into()),
            Undo::Ask if self.was_refused_often(seat) => Err(UndoRefused::RefusedOften.into()),
            Undo::Ask => Ok(vec![Entry::UndoAsked { seat: number(seat) }]),
        }
    }

    pub(super) fn answer_undo(
        &self,
        command: &TableCommand<'_>,
        agree: bool,
    ) -> Result<Vec<Entry>, CommandRefused> {
        let seat = self.seat(command)?;
        let (asking, agreed) = self.undo.as_ref().ok_or(UndoRefused::NobodyAsks)?;
        if !self.must_agree(*asking).any(|other| other == seat) || agreed.contains(&seat) {
            return Err(UndoRefused::NobodyAsks.into());
        }
        if !agree {
            return Ok(vec![Entry::UndoRefused { seat: number(seat) }]);
        }
        let all = self.must_agree(*asking).all(|other| other == seat || agreed.contains(&other));
        let ply = self.undo_point(*asking).ok_or(UndoRefused::NothingToUndo)?;
        Ok(vec![if all {
            Entry::Undone { seat: number(self.plies[ply].seat), ply: ply as u32 }
        } else {
            Entry::UndoAgreed { seat: number(seat) }
        }])
    }

    /// The seat that waits for this person to agree to its undo.
    pub fn undo_asked_of(&self, person: Id) -> Option<Seat> {
        let (asking, agreed) = self.undo.as_ref()?;
        let mut others = self.must_agree(*asking).filter(|other| !agreed.contains(other));
        others.any(|other| self.seats[other.index()].person() == Some(person)).then_some(*asking)
    }

    /// How the last action of the person in this seat can be taken back. People who share a device hold several seats
    /// between them, and take back the last action of any of these.
    ///
    /// It is free until it has revealed something hidden, or another has acted. After that all people at the table
    /// have to agree, also those for whom a computer plays at the moment; computers of their own always do.
    fn undo(&self, seat: Seat) -> Result<Undo, UndoRefused> {
        if self.phase != Phase::Running {
            return Err(UndoRefused::NotRunning);
        }
        if self.terms.rated {
            return Err(UndoRefused::NeverRated);
        }
        if self.is_daily() {
            return Err(UndoRefused::NeverDaily);
        }
        let last = self.undo_point(seat).ok_or(UndoRefused::NothingToUndo)?;
        if last < self.given() {
            return Err(UndoRefused::NothingToUndo);
        }
        let free = last + 1 == self.plies.len() && !self.plies[last].reveals;
        let alone = self.must_agree(seat).next().is_none();
        Ok(if free || alone { Undo::Free(last) } else { Undo::Ask })
    }

    /// The actions left when what this seat asked for has been agreed to.
    fn undo_point(&self, seat: Seat) -> Option<usize> {
        let person = self.seats[seat.index()].person();
        self.plies.iter().rposition(|ply| {
            ply.seat == seat || person.is_some() && self.seats[ply.seat.index()].person() == person
        })
    }

    /// The seats whose people have to agree to an undo of this seat's: one for each person but its own. A stand-in does not
    /// agree for a person who may come back: otherwise a player could look at what follows while they are away, and take it
    /// back. A person who has lost does not come back.
    fn must_agree(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let asking = self.seats[seat.index()].person();
        Seat::all(self.seats.len()).filter(move |other| {
            let person = self.seats[other.index()].person();
            let first = person.and_then(|person| self.seats_of(person).next());
            person.is_some()
                && person != asking
                && first == Some(*other)
                && self.seats[other.index()].lost.is_none()
        })
    }

    /// Whether this seat may take an action back without asking.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        matches!(self.undo(seat), Ok(Undo::Free(_)))
    }

    /// Whether this seat may ask the others to let it take an action back.
    pub(super) fn can_ask_undo(&self, seat: Seat) -> bool {
        self.undo.is_none() && !self.was_refused_often(seat) && matches!(self.undo(seat), Ok(Undo::Ask))
    }

    fn was_refused_often(&self, seat: Seat) -> bool {
        self.refused_requests.iter().filter(|asking| **asking == seat).count() >= MOST_REFUSED_REQUESTS
    }
}
