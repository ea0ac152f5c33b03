//! The fields of an observation.

use crate::field::Field;

const ONE: &[usize] = &[1];

pub(super) const STACKS: Field = Field::first(
    "stacks",
    &[24, 7],
    15,
    "For each stone space, in reading order: four bytes for yellow, blue, pink and violet, then star and ring, then the \
     height. In the first six, bit 0 is the top stone, bit 1 the one below it, and so on: it is set if the viewer sees that \
     the stone has this colour or this pattern (S-7.2).",
);
pub(super) const ARTISTS: Field = STACKS.then(
    "artists",
    &[9, 2],
    1,
    "For each artist space, in reading order: whether a star artist and whether a ring artist stands there.",
);
pub(super) const TOWERS: Field = ARTISTS.then(
    "towers",
    &[4, 5, 6],
    15,
    "For each seat, counted from the viewer, and each of its tower spaces: yellow, blue, pink, violet, star and ring as in \
     `stacks`. 0 for seats that do not play.",
);
pub(super) const OBJECTIVES: Field = TOWERS.then(
    "objectives",
    &[4, 10],
    2,
    "For each seat, counted from the viewer, and each objective card in the order of S-1.5: 1 for the first card of the hand, \
     2 for the second. Only the viewer's own; all of them if `revealed`.",
);
pub(super) const POINTS: Field = OBJECTIVES.then(
    "points",
    &[4, 2],
    255,
    "For each seat, counted from the viewer: its points without objectives, as 16 bits: the low byte, then the high one. At \
     most 65,535.",
);
pub(super) const PLACED: Field =
    POINTS.then("placed", ONE, 96, "How many spaces of the mandala board are covered (S-5.1).");
pub(super) const ENDING: Field = PLACED.then("ending", ONE, 1, "Whether the last round has begun (S-5.2).");
pub(super) const REVEALED: Field = ENDING.then(
    "revealed",
    ONE,
    1,
    "Whether all objectives are shown: once the game is over, and in open replays.",
);
pub(super) const PLAYERS: Field = REVEALED.then("players", ONE, 4, "How many play.");
pub(super) const TO_MOVE: Field =
    PLAYERS.then("to_move", ONE, 4, "Who must act: the seat, counted from the viewer; 4 for none.");
pub(super) const OVER: Field = TO_MOVE.then(
    "over",
    ONE,
    2,
    "0 while the game runs; ended 1 by the mandala board, 2 as no action was legal.",
);
pub(super) const SEAT: Field = OVER.then("seat", ONE, 4, "The viewer's seat; 4 for a spectator.");

/// All fields, in order.
pub(super) const ALL: [Field; 12] =
    [STACKS, ARTISTS, TOWERS, OBJECTIVES, POINTS, PLACED, ENDING, REVEALED, PLAYERS, TO_MOVE, OVER, SEAT];

/// How many bytes an observation has.
pub(super) const LENGTH: usize = SEAT.end();
