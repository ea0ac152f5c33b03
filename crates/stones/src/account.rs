//! What a scoring brings, item by item, for those who want to see it.

use alloc::vec::Vec;

use serde::Serialize;
use tabletop::Seat;

use crate::score;
use crate::stack::Stack;
use crate::stone::{Colour, Stone};
use crate::table::Table;
use crate::tower::{TowerSet, TowerSpace};

/// What a scoring brings.
///
/// ```
/// use stones::tabletop::{Game, Seed, State, View, Viewer};
/// use stones::{Options, Stones};
///
/// let mut state = Stones::deal(&Options::default(), 2, Seed::from_number(7));
/// while let Some(seat) = state.to_move() {
///     let view = state.view(Viewer::Seat(seat));
///     let action = view.legal_actions()[0];
///     if let Some(account) = view.effects(action)?.scores {
///         let of_towers: u32 = account.towers.iter().map(|tower| tower.points).sum();
///         // The spaces that are covered may bring more.
///         assert!(account.points >= of_towers);
///     }
///     state.apply(action)?;
/// }
/// # Ok::<(), stones::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesAccount"))]
pub struct Account {
    /// The points tower by tower, from left to right.
    pub towers: Vec<TowerPoints>,
    /// The stones that leave, in the same order.
    pub stones: Vec<Stone>,
    /// The spaces of the track they cover; fewer than the stones when the track is full (S-5.1).
    pub covered: Vec<CoveredSpace>,
    /// All points together.
    pub points: u32,
    /// Whether it begins the end (S-5.2).
    pub begins_end: bool,
}

/// What one tower scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesTowerPoints"))]
pub struct TowerPoints {
    /// The tower space.
    pub tower: TowerSpace,
    /// Its points.
    pub points: u32,
}

/// What a tower scores if its colour is scored, and what is counted for that (S-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesWorth"))]
pub struct TowerWorth {
    /// The tower space.
    pub tower: TowerSpace,
    /// Its points.
    pub points: u32,
    /// On space 1 the different heights of the board, on spaces 2 to 4 the height, on space 5 the colours of the tower.
    pub counted: u32,
}

impl TowerWorth {
    /// Of the tower on a space.
    pub(crate) fn of(board: &[Stack; TowerSpace::COUNT], tower: TowerSpace) -> Self {
        Self { tower, points: score::tower(board, tower), counted: score::counted(board, tower) }
    }

    /// Of every tower on a board.
    pub(crate) fn of_towers(board: &[Stack; TowerSpace::COUNT]) -> Vec<Self> {
        let standing = TowerSpace::ALL.into_iter().filter(|space| board[space.index()] != Stack::EMPTY);
        standing.map(|space| Self::of(board, space)).collect()
    }

    /// Of a new tower on each space that is free for it.
    pub(crate) fn of_new(board: &[Stack; TowerSpace::COUNT], tower: Stack) -> Vec<Self> {
        let free = TowerSpace::ALL.into_iter().filter(|space| board[space.index()] == Stack::EMPTY);
        let placed = |space: TowerSpace| {
            let mut board = *board;
            board[space.index()] = tower;
            Self::of(&board, space)
        };
        free.map(placed).collect()
    }
}

/// A space of the track that is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesCovered"))]
pub struct CoveredSpace {
    /// The space, counted from 1.
    pub space: u8,
    /// The points it gives.
    pub bonus: u32,
}

impl Account {
    /// Of scoring a colour (S-3.3).
    pub(crate) fn of_colour(table: &Table, seat: Seat, colour: Colour) -> Self {
        let board = &table.towers[seat];
        Self::new(table, seat, table.topped_by(seat, colour), |space| score::tower(board, space))
    }

    /// Of scoring any stones (S-3.4).
    pub(crate) fn of_any(table: &Table, seat: Seat, towers: TowerSet) -> Self {
        Self::new(table, seat, towers, |_| 1)
    }

    fn new(table: &Table, seat: Seat, chosen: TowerSet, points: impl Fn(TowerSpace) -> u32) -> Self {
        let towers: Vec<_> =
            chosen.iter().map(|tower| TowerPoints { tower, points: points(tower) }).collect();
        let stones = chosen.iter().filter_map(|tower| table.towers[seat][tower.index()].top()).collect();
        let rules = &table.rules;
        let full = rules.length.min(table.placed + chosen.len() as u8);
        let covered: Vec<_> = (table.placed + 1..=full)
            .map(|space| CoveredSpace { space, bonus: rules.bonus(space) })
            .collect();
        let points = towers.iter().map(|tower| tower.points).sum::<u32>()
            + covered.iter().map(|covered| covered.bonus).sum::<u32>();
        let begins_end = covered.iter().any(|covered| covered.space == rules.last_call);
        Self { towers, stones, covered, points, begins_end }
    }
}
