//! Rated games that end before every side has made a move. They move no rating, so that one game cannot be thrown away for
//! the sake of another; and since a hand has been seen by then, a person may end only a few of them so.

use protocol::Phase;
use tabletop::Seat;

use super::Table;
use super::entry::Entry;
use crate::id::Id;

impl Table {
    /// Whether an action has been played in this seat.
    pub(super) fn has_moved(&self, seat: Seat) -> bool {
        self.plies.iter().any(|ply| ply.seat == seat)
    }

    /// Whether an action has been played in every seat.
    pub(super) fn has_every_side_moved(&self) -> bool {
        Seat::all(self.seats.len()).all(|seat| self.has_moved(seat))
    }

    /// The seat whose person ends a rated game with this entry, which `person` causes, before every side has made a move.
    pub fn ends_early(&self, entry: &Entry, person: Option<Id>) -> Option<Seat> {
        if !self.terms.rated || self.phase != Phase::Running || self.has_every_side_moved() {
            return None;
        }
        match entry {
            Entry::Aborted => self.seats_of(person?).next(),
            // With more players the game goes on: that is a loss like any other.
            Entry::Resigned { seat } | Entry::TimedOut { seat } if self.seats.len() == 2 => {
                Some(Seat::new((*seat).into()))
            }
            _ => None,
        }
    }
}
