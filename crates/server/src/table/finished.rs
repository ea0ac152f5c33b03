//! A game that has ended, as it is kept.

use protocol::{GameSeat, TableKind, Visibility};
use tabletop::Seat;

use super::{Holder, Special, Table};
use crate::store::Finished;

impl Table {
    /// The game for the history: nothing while it runs, and never a lesson.
    pub(crate) fn finished(&self) -> Option<Finished> {
        let end = self.end.as_ref()?;
        let kind = match self.terms.special {
            None => TableKind::Table,
            Some(Special::Daily) => TableKind::Daily,
            Some(Special::Lesson(_)) => return None,
        };
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
            kind,
            public: self.terms.visibility == Visibility::Public,
            watch_key: self.terms.watch_key,
            seats: Seat::all(self.seats.len()).map(seat).collect(),
        })
    }
}
