//! How a table stands for one person.

use protocol::{PersonalStatus, PersonalTable, Phase};
use tabletop::Seat;

use super::decide::number;
use super::{Occupant, Table};
use crate::id::Id;

impl Table {
    /// The people for whom a seat is kept while the table waits for them.
    pub(super) fn challenged(&self) -> impl Iterator<Item = Id> {
        let is_open = self.phase == Phase::Open;
        self.seats.iter().filter_map(Occupant::kept_for).filter(move |_| is_open)
    }

    /// The people whom the table concerns, and how it stands for each.
    pub fn statuses(&self) -> Vec<(Id, PersonalStatus)> {
        let mut statuses = Vec::with_capacity(self.seats.len());
        for person in self.seats.iter().filter_map(Occupant::person).chain(self.challenged()) {
            if !statuses.iter().any(|(known, _)| *known == person) {
                statuses.push((person, self.status_for(person)));
            }
        }
        statuses
    }

    /// How the table stands for a person.
    pub fn status_for(&self, person: Id) -> PersonalStatus {
        if self.seats_of(person).next().is_none() {
            let is_challenged = self.challenged().any(|challenged| challenged == person);
            return if is_challenged { PersonalStatus::Challenged } else { PersonalStatus::Gone };
        }
        match self.phase {
            Phase::Open => PersonalStatus::Waiting,
            Phase::Running if self.is_to_move(person) => PersonalStatus::ToMove,
            Phase::Running => PersonalStatus::Playing,
            Phase::Over | Phase::Aborted => PersonalStatus::Over,
        }
    }

    /// The table as a person may know it whom it concerns; nothing of its game.
    pub fn personal(&self, person: Id) -> PersonalTable {
        let status = self.status_for(person);
        let own = |seat: &Seat| {
            let occupant = &self.seats[seat.index()];
            match status {
                PersonalStatus::Challenged => occupant.kept_for() == Some(person),
                _ => occupant.person() == Some(person),
            }
        };
        PersonalTable {
            status,
            version: self.version,
            seats: Seat::all(self.seats.len()).filter(own).map(number).collect(),
            people: self.seats.iter().map(|seat| seat.person().map(|id| id.to_string())).collect(),
            undo_asked: self.undo_asked_of(person).map(number),
            table: self.summary(),
        }
    }

    /// Whether the game waits for this person, and not for a computer in their place.
    fn is_to_move(&self, person: Id) -> bool {
        self.to_move().is_some_and(|seat| {
            let occupant = &self.seats[seat.index()];
            occupant.person() == Some(person) && occupant.computer().is_none()
        })
    }
}
