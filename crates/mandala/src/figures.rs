//! What the rules make of a view, for the code that shows it: what a Cup is worth, what a mandala still lacks.

use alloc::vec::Vec;
use core::cmp::Ordering;

use serde::Serialize;
use tabletop::Seat;

use crate::apply::{BUILD_DRAW, HAND_LIMIT};
use crate::colour::Colour;
use crate::effects::Completion;
use crate::options::Options;
use crate::pile::Pile;
use crate::river::River;
use crate::score;
use crate::table::{Areas, Phase, Table};

/// The figures beside a view, by what its viewer knows.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State, Viewer};
/// use mandala::{Mandala, Options};
///
/// let view = Mandala::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// // Only colours in the River score, and there is none in it yet.
/// assert_eq!(view.figures().cups[0].points, 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaFigures"))]
pub struct Figures {
    /// The Cups by seat.
    pub cups: [CupWorth; 2],
    /// Mandala 1, then mandala 2.
    pub mandalas: [Standing; 2],
    /// The mandala that is being destroyed, and why its first chooser is the first.
    pub destruction: Option<Completion>,
}

/// What is known of a Cup, laid out under its River (M-7.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaCupWorth"))]
pub struct CupWorth {
    /// The cards that are known.
    pub cards: Pile,
    /// Those whose colour is in the River, space by space.
    pub spaces: Vec<SpaceWorth>,
    /// Those whose colour is not, which score nothing so far.
    pub rest: Pile,
    /// The points of all of them.
    pub points: u32,
    /// Whether every space of the River is taken (M-7.1).
    pub full: bool,
}

/// The Cup cards under one space of the River.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaSpaceWorth"))]
pub struct SpaceWorth {
    /// The space, from 1, which is what each card scores.
    pub space: u8,
    /// The colour it holds.
    pub colour: Colour,
    /// How many cards of that colour are known to be in the Cup.
    pub count: u8,
    /// Their points.
    pub points: u32,
}

/// How far a mandala is, and who is ahead in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaStanding"))]
pub struct Standing {
    /// The colours it lacks (M-5.1).
    pub missing: Pile,
    /// Who would choose first as the Fields are, no matter who completes it; `None` while they are equal (M-5.2).
    pub first: Option<Seat>,
}

impl Figures {
    /// For a viewer who knows these cards of the Cups.
    pub(crate) fn of(table: &Table, known: [Pile; 2]) -> Self {
        let [river_0, river_1] = table.rivers;
        let [known_0, known_1] = known;
        Self {
            cups: [CupWorth::of(river_0, known_0), CupWorth::of(river_1, known_1)],
            mandalas: table.mandalas.each_ref().map(Standing::of),
            destruction: match table.phase {
                Phase::Claim(which) => Some(Completion::of(which, table.mandala(which), table.last_player())),
                Phase::Turn | Phase::Over(_) => None,
            },
        }
    }
}

impl CupWorth {
    fn of(river: River, cards: Pile) -> Self {
        let under = |colour| {
            let (space, count) = (river.space(colour), cards.count(colour));
            SpaceWorth { space, colour, count, points: score::points(river, Pile::of(colour, count)) }
        };
        Self {
            cards,
            spaces: river.colours().map(under).collect(),
            rest: Pile::from_fn(|colour| if river.space(colour) == 0 { cards.count(colour) } else { 0 }),
            points: score::points(river, cards),
            full: river.is_full(),
        }
    }
}

impl Standing {
    fn of(areas: &Areas) -> Self {
        let all = areas.all();
        let [zero, one] = areas.fields.map(Pile::len);
        Self {
            missing: Pile::from_fn(|colour| u8::from(all.count(colour) == 0)),
            first: match zero.cmp(&one) {
                Ordering::Greater => Some(Seat::new(0)),
                Ordering::Less => Some(Seat::new(1)),
                Ordering::Equal => None,
            },
        }
    }
}

/// What a table's options come to, and what its boards print.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaPrinted"))]
pub(crate) struct Printed {
    /// After so many turns the game ends (M-7.3).
    turn_limit: u64,
    /// What a Cup card scores by the space of the River that holds its colour, space 1 first (M-7.4).
    river: [u8; Colour::ALL.len()],
    /// The most cards a hand may hold (M-4.5).
    hand_limit: u8,
    /// The most cards a build draws (M-4.1).
    build_draw: u8,
}

impl Printed {
    pub(crate) fn new(options: Options) -> Self {
        Self {
            turn_limit: options.turn_limit.get(),
            river: [1, 2, 3, 4, 5, 6],
            hand_limit: HAND_LIMIT,
            build_draw: BUILD_DRAW,
        }
    }
}
