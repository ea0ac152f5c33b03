//! How a game ended.

use serde::Serialize;

use crate::seat::{BySeat, Seat};

/// Why a game ended; written in records by its name.
///
/// ```
/// use tabletop::Reason;
///
/// // A game with few reasons need not make a type for them.
/// assert_eq!("fold".name(), "fold");
/// ```
pub trait Reason: Copy + Eq + core::fmt::Debug + Serialize {
    /// The reason's name in records.
    fn name(self) -> &'static str;
}

impl Reason for &'static str {
    fn name(self) -> &'static str {
        self
    }
}

/// The end of a game: absolute, the same for every viewer.
///
/// ```
/// use tabletop::{BySeat, Outcome, Seat};
///
/// let scores = BySeat::from_fn(2, |seat| if seat == Seat::FIRST { 12 } else { 9 });
/// let outcome = Outcome { scores, winner: Some(Seat::FIRST), reason: "river" };
/// assert_eq!(outcome.scores[Seat::FIRST], 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome<R> {
    /// Final points.
    pub scores: BySeat<u32>,
    /// The winner; `None` in a draw.
    pub winner: Option<Seat>,
    /// Why the game ended.
    pub reason: R,
}
