//! What the rules make of a view, for clients that show it: how far objectives are met, what towers would score, and why
//! nothing can be picked up.

use alloc::vec::Vec;

use serde::Serialize;
use tabletop::Seat;

use crate::account::TowerWorth;
use crate::objective::{self, Objective, Requirement};
use crate::reach::Reach;
use crate::table::Table;

/// The figures beside a view, by what its viewer knows.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State, Viewer};
/// use stones::{Options, Stones};
///
/// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// let figures = view.figures();
/// // The viewer's own two objectives are known, and the other player's are not.
/// assert_eq!(figures.objectives.iter().map(Vec::len).collect::<Vec<_>>(), [2, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesFigures"))]
pub struct Figures {
    /// For each seat the objective cards that are known: two or none.
    pub objectives: Vec<Vec<ObjectiveStatus>>,
    /// For each seat what its towers would score if their colours were scored now.
    pub towers: Vec<Vec<TowerWorth>>,
    /// Why the player to move cannot pick up, if that is so.
    pub hindrance: Option<Hindrance>,
}

/// Why a player cannot pick up (S-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesHindrance"))]
#[serde(rename_all = "lowercase")]
pub enum Hindrance {
    /// Every tower space is taken.
    Space,
    /// No artist finds a stone to take.
    Stone,
}

/// An objective card, and its holder's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesHeld"))]
pub struct ObjectiveStatus {
    /// The card.
    pub card: Objective,
    /// What it brings at this table, if it is the better one (S-6.1).
    pub points: u32,
    /// Whether it would be met if the game ended now.
    pub met: bool,
    /// How many there are of what it counts: stones, tops that show its pattern, or stones of its colour.
    pub have: usize,
    /// Of how many tops, for a card that asks for a pattern.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub of: Option<usize>,
    /// How many the other player with most of them has, for a card that asks for a colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub others: Option<usize>,
}

impl Figures {
    /// For a viewer who knows these objectives.
    pub(crate) fn of(table: &Table, known: impl Fn(Seat) -> Option<[Objective; 2]>) -> Self {
        let held = |seat| {
            known(seat)
                .into_iter()
                .flatten()
                .map(move |card| ObjectiveStatus::of(table, seat, card))
                .collect()
        };
        let seats = || Seat::all(table.players());
        Self {
            objectives: seats().map(held).collect(),
            towers: seats().map(|seat| TowerWorth::of_towers(&table.towers[seat])).collect(),
            hindrance: table.to_move().and_then(|seat| Hindrance::of(table, seat)),
        }
    }
}

impl Hindrance {
    fn of(table: &Table, mover: Seat) -> Option<Self> {
        if table.occupied(mover).others().is_empty() {
            Some(Self::Space)
        } else {
            Reach::of(table).is_nothing().then_some(Self::Stone)
        }
    }
}

impl ObjectiveStatus {
    fn of(table: &Table, seat: Seat, card: Objective) -> Self {
        let board = &table.towers[seat];
        let (have, of, others) = match card.asks() {
            Requirement::Stones(_) => (objective::stones(board), None, None),
            Requirement::Tops(pattern) => {
                let (showing, all) = objective::tops(board, pattern);
                (showing, Some(all), None)
            }
            Requirement::Colour(colour) => {
                let others = objective::most_of_others(table, seat, colour);
                (objective::of_colour(board, colour), None, Some(others))
            }
        };
        let points = table.rules.objective(card);
        Self { card, points, met: card.is_met(table, seat), have, of, others }
    }
}
