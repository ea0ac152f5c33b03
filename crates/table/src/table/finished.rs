//! A game that has ended, for the history.

use protocol::{GameSeat, Visibility};
use tabletop::Seat;

use protocol::{GameName, TableKind};

use super::{Holder, Table};
use crate::id::Id;
use crate::time::Timestamp;

/// A game that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// Which game.
    pub game: GameName,
    /// Whether it was agreed that it counts for ratings.
    pub rated: bool,
    /// Whether it moves ratings: not if it ended before every side had made a move.
    pub counts: bool,
    /// When it ended.
    pub ended: Timestamp,
    /// Its record.
    pub record: String,
    /// The kind of table.
    pub kind: TableKind,
    /// Whether it is public.
    pub public: bool,
    /// The key that lets others see it.
    pub watch_key: Id,
    /// Who sat where, and how they did.
    pub seats: Vec<GameSeat>,
}

impl Table {
    /// The game for the history: nothing while it runs, and never a lesson.
    pub fn finished(&self) -> Option<FinishedGame> {
        let end = self.end.as_ref()?;
        if self.lesson().is_some() {
            return None;
        }
        let seat = |seat: Seat| {
            let occupant = &self.seats[seat.index()];
            GameSeat {
                name: Some(self.name(seat)),
                person: occupant.person().map(|id| id.to_string()),
                level: match occupant.holder {
                    Holder::Computer { level } => Some(level),
                    Holder::Person { .. } | Holder::Open { .. } => None,
                },
                bot: occupant.bot,
                place: end.places[seat.index()],
                score: end.scores.as_ref().map(|scores| scores[seat.index()]),
            }
        };
        Some(FinishedGame {
            game: self.terms.game,
            rated: self.terms.rated,
            counts: self.terms.rated && self.has_every_side_moved(),
            ended: self.changed,
            record: self.record()?,
            kind: self.kind(),
            public: self.terms.visibility == Visibility::Public,
            watch_key: self.terms.watch_key,
            seats: Seat::all(self.seats.len()).map(seat).collect(),
        })
    }
}
