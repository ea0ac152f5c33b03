//! The fields of an observation.

use crate::field::Field;

/// The lengths of what is counted by colour, and of what is a single byte.
const BY_COLOUR: &[usize] = &[6];
const ONE: &[usize] = &[1];

/// Cards of a colour that can lie anywhere (M-1.1), and in a hand (M-4.5).
const CARDS: u8 = 18;
const HAND: u8 = 8;

pub(super) const HAND_ME: Field = Field::first(
    "hand_me",
    BY_COLOUR,
    HAND,
    "The viewer's hand. For a spectator that of the first seat, if `revealed`.",
);
pub(super) const HAND_OTHER: Field =
    HAND_ME.then("hand_other", BY_COLOUR, HAND, "The other hand, if `revealed`.");
pub(super) const CUP_ME: Field = HAND_OTHER.then(
    "cup_me",
    BY_COLOUR,
    CARDS,
    "The viewer's Cup, with the cards that were dealt to it. For a spectator that of the first seat, if `revealed`.",
);
pub(super) const CUP_OTHER: Field =
    CUP_ME.then("cup_other", BY_COLOUR, CARDS, "The other Cup, if `revealed`.");
pub(super) const CUP_SEEN_ME: Field =
    CUP_OTHER.then("cup_seen_me", BY_COLOUR, CARDS, "What everyone saw go into the viewer's Cup.");
pub(super) const CUP_SEEN_OTHER: Field =
    CUP_SEEN_ME.then("cup_seen_other", BY_COLOUR, CARDS, "What everyone saw go into the other Cup.");
pub(super) const RIVER_ME: Field = CUP_SEEN_OTHER.then(
    "river_me",
    BY_COLOUR,
    6,
    "The number of the colour's space in the viewer's River, 1 to 6; 0 where it has none.",
);
pub(super) const RIVER_OTHER: Field =
    RIVER_ME.then("river_other", BY_COLOUR, 6, "The same of the other River.");
pub(super) const MOUNTAIN_1: Field =
    RIVER_OTHER.then("mountain_1", BY_COLOUR, CARDS, "The Mountain of mandala 1.");
pub(super) const FIELD_1_ME: Field =
    MOUNTAIN_1.then("field_1_me", BY_COLOUR, CARDS, "The viewer's Field of mandala 1.");
pub(super) const FIELD_1_OTHER: Field =
    FIELD_1_ME.then("field_1_other", BY_COLOUR, CARDS, "The other Field of mandala 1.");
pub(super) const MOUNTAIN_2: Field =
    FIELD_1_OTHER.then("mountain_2", BY_COLOUR, CARDS, "The Mountain of mandala 2.");
pub(super) const FIELD_2_ME: Field =
    MOUNTAIN_2.then("field_2_me", BY_COLOUR, CARDS, "The viewer's Field of mandala 2.");
pub(super) const FIELD_2_OTHER: Field =
    FIELD_2_ME.then("field_2_other", BY_COLOUR, CARDS, "The other Field of mandala 2.");
pub(super) const DISCARD: Field = FIELD_2_OTHER.then("discard", BY_COLOUR, CARDS, "The discard pile.");
pub(super) const FRESH: Field = DISCARD.then(
    "fresh",
    BY_COLOUR,
    CARDS,
    "If `reshuffled`: the cards of the reshuffled pile that the viewer has not seen since (M-8.3).",
);
pub(super) const STALE: Field = FRESH.then(
    "stale",
    BY_COLOUR,
    CARDS,
    "If `reshuffled`: the cards that the viewer could not see at the last reshuffle (M-8.3).",
);
pub(super) const HAND_SIZES: Field =
    STALE.then("hand_sizes", &[2], HAND, "How many cards the viewer's hand and the other hand hold.");
pub(super) const CUP_SIZES: Field = HAND_SIZES.then(
    "cup_sizes",
    &[2],
    108,
    "How many cards the viewer's Cup and the other Cup hold, with those that were dealt.",
);
pub(super) const DECK: Field = CUP_SIZES.then("deck", ONE, 108, "How many cards the deck holds.");
pub(super) const EXHAUSTED: Field =
    DECK.then("exhausted", ONE, 1, "Whether the deck has ever run out (M-6.2).");
pub(super) const RESHUFFLED: Field =
    EXHAUSTED.then("reshuffled", ONE, 1, "Whether the discard pile has ever been reshuffled (M-6.3).");
pub(super) const REVEALED: Field = RESHUFFLED.then(
    "revealed",
    ONE,
    1,
    "Whether all hands and Cups are shown: once the game is over, and in open replays.",
);
pub(super) const TO_MOVE: Field =
    REVEALED.then("to_move", ONE, 2, "Who must act: 0 the viewer, 1 the other player, 2 none.");
pub(super) const NEXT_TURN: Field = TO_MOVE.then(
    "next_turn",
    ONE,
    1,
    "Whose turn is next, or goes on: 0 the viewer's, 1 the other player's. Turns alternate, no matter who claims last (M-5.7).",
);
pub(super) const DESTROYED: Field = NEXT_TURN.then(
    "destroyed",
    &[2],
    1,
    "For each mandala, whether it is being destroyed, so that a colour is claimed (M-5.3).",
);
pub(super) const OVER: Field = DESTROYED.then(
    "over",
    ONE,
    4,
    "0 while the game runs; ended by 1 a River, 2 the deck, 3 a deadlock, 4 the turn limit (M-7).",
);
pub(super) const SEAT: Field = OVER.then("seat", ONE, 2, "The viewer's seat, 0 or 1; 2 for a spectator.");
pub(super) const TURN: Field =
    SEAT.then("turn", &[2], 255, "Turns taken, as 16 bits: the low byte, then the high one. At most 65,535.");
pub(super) const TURNS_LEFT: Field =
    TURN.then("turns_left", ONE, 255, "Turns to the turn limit (M-7.3), at most 255.");

/// All fields, in order.
pub(super) const ALL: [Field; 30] = [
    HAND_ME,
    HAND_OTHER,
    CUP_ME,
    CUP_OTHER,
    CUP_SEEN_ME,
    CUP_SEEN_OTHER,
    RIVER_ME,
    RIVER_OTHER,
    MOUNTAIN_1,
    FIELD_1_ME,
    FIELD_1_OTHER,
    MOUNTAIN_2,
    FIELD_2_ME,
    FIELD_2_OTHER,
    DISCARD,
    FRESH,
    STALE,
    HAND_SIZES,
    CUP_SIZES,
    DECK,
    EXHAUSTED,
    RESHUFFLED,
    REVEALED,
    TO_MOVE,
    NEXT_TURN,
    DESTROYED,
    OVER,
    SEAT,
    TURN,
    TURNS_LEFT,
];

/// Where the planes of six end.
pub(super) const PLANES: usize = STALE.end();
/// How many bytes an observation has.
pub(super) const LENGTH: usize = TURNS_LEFT.end();
