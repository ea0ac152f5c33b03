//! What a player can foresee of an action from their view alone.

use alloc::vec::Vec;

use serde::Serialize;

use crate::account::{Account, TowerWorth};
use crate::action::Action;
use crate::board::{ArtistSpace, Direction, StoneSpace};
use crate::reach::ArtistSides;
use crate::seen::SeenStone;
use crate::stack::Stack;
use crate::stone::Stone;
use crate::table::{Phase, Reason, Table};
use crate::tower::TowerSpace;
use crate::view::View;

/// The foreseeable consequences of an action.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State, View, Viewer};
/// use stones::{Options, Stones};
///
/// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// for action in view.legal_actions() {
///     // There are no towers yet, so all that can be done is to pick up.
///     assert!(view.effects(action)?.takes.is_some());
/// }
/// # Ok::<(), stones::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesEffects"))]
pub struct Effects {
    /// What a pick-up takes.
    pub takes: Option<PickUp>,
    /// What a scoring brings.
    pub scores: Option<Account>,
    /// How the game will surely end with this action, if it will. Being stuck may still come as a surprise.
    pub ends: Option<Reason>,
}

/// What a pick-up takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesTaking"))]
pub struct PickUp {
    /// The stones in the order they are taken, the bottom of the tower first.
    pub stones: Vec<Stone>,
    /// Where the tower goes.
    pub tower: TowerSpace,
    /// How many stones will be turned up whose pattern the player does not know (S-7.2).
    pub turns_up: u8,
    /// Where the stones lie, in the same order (S-3.2).
    pub spaces: Vec<StoneSpace>,
    /// The neighbouring stones that stay, clockwise from the north (S-3.1).
    pub leaves: Vec<StayingStone>,
    /// What the tower would score on each free space, with the board as it would be then (S-4).
    pub worth: Vec<TowerWorth>,
}

/// A stone beside the artist that is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesLeft"))]
pub struct StayingStone {
    /// Where it lies.
    pub space: StoneSpace,
    /// Why it stays.
    pub why: StayReason,
}

/// Why a stone beside an artist is not taken (S-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesStaying"))]
#[serde(rename_all = "snake_case")]
pub enum StayReason {
    /// It shows the other pattern.
    Pattern,
    /// It lies beside another artist.
    Artist,
}

impl tabletop::presentation::Effects for Effects {
    fn reveals(&self) -> bool {
        self.takes.as_ref().is_some_and(|takes| takes.turns_up > 0) || self.ends.is_some()
    }

    fn points(&self) -> u32 {
        self.scores.as_ref().map_or(0, |account| account.points)
    }
}

impl Effects {
    /// Foresees a legal action of the player to move, whose view this is.
    pub(crate) fn foresee(view: &View, action: Action) -> Self {
        let mut table = view.table;
        let seat = table.mover();
        let (takes, scores) = match action {
            Action::PickUp { from, to, first, tower } => {
                (Some(pick_up(view, &mut table, from, to, first, tower)), None)
            }
            Action::ScoreColour { colour } => {
                let account = Account::of_colour(&table, seat, colour);
                table.score_colour(seat, colour);
                (None, Some(account))
            }
            Action::ScoreAny { towers } => {
                let account = Account::of_any(&table, seat, towers);
                table.score_any(seat, towers);
                (None, Some(account))
            }
        };
        table.end_turn();
        let ends = match table.phase {
            Phase::Turn => None,
            Phase::Over(reason) => Some(reason),
        };
        Self { takes, scores, ends }
    }
}

/// Picks up on a table where a stone of unknown pattern counts as both, so that who is stuck there is surely stuck.
fn pick_up(
    view: &View,
    table: &mut Table,
    from: ArtistSpace,
    to: ArtistSpace,
    first: Direction,
    space: TowerSpace,
) -> PickUp {
    let taken = ArtistSides::taken(table, from, to);
    let leaves = left(table, taken, from, to);
    table.move_artist(from, to);
    let mut tower = Stack::EMPTY;
    let mut turns_up = 0;
    let spaces: Vec<_> = taken.clockwise_from(first).map(|direction| to.neighbour(direction)).collect();
    for &space in &spaces {
        let stack = view.stack(space);
        tower.push(stack.top().expect("a stone that is taken lies there"));
        let shows = match stack.stones().nth(1) {
            None => Stack::EMPTY.shows(),
            Some(SeenStone::Known(stone)) => Stack::from(stone).shows(),
            Some(SeenStone::Side(_) | SeenStone::Hidden) => {
                turns_up += 1;
                [true; 2]
            }
        };
        table.turn_up(space, shows);
    }
    let seat = table.mover();
    let worth = TowerWorth::of_new(&table.towers[seat], tower);
    table.towers[seat][space.index()] = tower;
    PickUp { stones: tower.stones().rev().collect(), tower: space, turns_up, spaces, leaves, worth }
}

/// The neighbours of `to` that the artist on `from` does not take there.
fn left(table: &Table, taken: ArtistSides, from: ArtistSpace, to: ArtistSpace) -> Vec<StayingStone> {
    let pattern = table.artist_pattern(from);
    let stays = |direction: Direction| {
        let space = to.neighbour(direction);
        let top = table.top_pattern(space)?;
        let why = if top == pattern { StayReason::Artist } else { StayReason::Pattern };
        (!taken.has(direction)).then_some(StayingStone { space, why })
    };
    Direction::ALL.into_iter().filter_map(stays).collect()
}
