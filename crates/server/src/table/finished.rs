//! A game that has ended, as it is kept.

use protocol::{GameSeat, Visibility};
use tabletop::Seat;

use super::{Holder, Table};
use crate::store::Finished;

impl Table {
    /// The game for the history: nothing while it runs, and never a lesson.
    pub(crate) fn finished(&self) -> Option<Finished> {
        let end = self.end.as_ref()?;
        if self.lesson().is_some() {
            return None;
        }
        let seat = |seat: Seat| {
            let chair = &self.seats[seat.index()];
            GameSeat {
                name: Some(self.name(seat)),
                person: chair.person().map(|id| id.to_string()),
                level: match chair.holder {
                    Holder::Computer { level } => Some(level),
                    Holder::Person { .. } | Holder::Open { .. } => None,
                },
                place: end.places[seat.index()],
                score: end.scores.as_ref().map(|scores| scores[seat.index()]),
            }
        };
        Some(Finished {
            game: self.terms.game,
            rated: self.terms.rated,
            ended: self.changed,
            record: self.record()?,
            kind: self.kind(),
            public: self.terms.visibility == Visibility::Public,
            watch_key: self.terms.watch_key,
            seats: Seat::all(self.seats.len()).map(seat).collect(),
        })
    }
}
