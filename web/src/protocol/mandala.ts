// Written by `cargo xtask codegen`. Do not change it by hand.

/**
 * An action: `m1R` builds, `f2K3` grows, `dG2` discards, `cP` claims.
 */
export type MandalaAction = `m${MandalaNumber}${MandalaColour}` | `f${MandalaNumber}${MandalaColour}${number}` | `d${MandalaColour}${number}` | `c${MandalaColour}`;

/**
 * The three areas of one mandala (M-1.2).
 *
 * ```
 * use mandala::tabletop::{Game, Seed};
 * use mandala::{Areas, Mandala, Options};
 *
 * let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
 * let Areas { mountain, fields } = state.table().mandalas[0];
 * assert_eq!((mountain.len(), fields[0].is_empty()), (2, true));
 * ```
 */
export type MandalaAreas = { 
/**
 * The Mountain.
 */
mountain: MandalaPile, 
/**
 * The Fields by seat.
 */
fields: [MandalaPile, MandalaPile], };

/**
 * A colour of sand, by its letter.
 */
export type MandalaColour = "R" | "O" | "Y" | "G" | "P" | "K";

/**
 * A mandala that is complete or about to be, and who chooses first.
 */
export type MandalaCompletion = { 
/**
 * The mandala.
 */
mandala: MandalaNumber, 
/**
 * Who chooses first; none when both Fields are empty (M-5.6).
 */
first: number | null, 
/**
 * How many cards each Field holds, which is why (M-5.2).
 */
fields: [number, number], 
/**
 * Whether both hold as many, so that it is the player who did not play the last card (M-5.2).
 */
tie: boolean, };

/**
 * What is known of a Cup, laid out under its River (M-7.4).
 */
export type MandalaCupWorth = { 
/**
 * The cards that are known.
 */
cards: MandalaPile, 
/**
 * Those whose colour is in the River, space by space.
 */
spaces: Array<MandalaSpaceWorth>, 
/**
 * Those whose colour is not, which score nothing so far.
 */
rest: MandalaPile, 
/**
 * The points of all of them.
 */
points: number, 
/**
 * Whether every space of the River is taken (M-7.1).
 */
full: boolean, };

/**
 * Why a draw brings fewer cards than the action offers.
 */
export type MandalaDrawLimit = "hand" | "deck";

/**
 * The foreseeable consequences of an action.
 *
 * ```
 * use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer};
 * use mandala::{Mandala, Options};
 *
 * let view = Mandala::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
 * for action in view.legal_actions() {
 *     // No mandala is being destroyed yet, so nothing can be claimed.
 *     assert!(view.effects(action)?.gains.is_none());
 * }
 * # Ok::<(), mandala::Illegal>(())
 * ```
 */
export type MandalaEffects = { 
/**
 * Cards the player will draw.
 */
draws: number, 
/**
 * Why they are fewer than the action offers, if they are.
 */
draw_limit: MandalaDrawLimit | null, 
/**
 * Whether that draw takes the deck's last card (M-6.1).
 */
exhausts: boolean, 
/**
 * The mandala that will be complete (M-5.1).
 */
completes: MandalaCompletion | null, 
/**
 * What a claim brings.
 */
gains: MandalaGain | null, 
/**
 * Cards that will be turned up for a new Mountain (M-5.7).
 */
refills: number, 
/**
 * How the game will end with this action, if it surely will. Whether a deadlock comes first depends on hidden cards,
 * so it cannot be foreseen.
 */
ends: MandalaReason | null, };

/**
 * An event as one viewer may see it.
 */
export type MandalaEvent = { "event": "built", seat: number, mandala: MandalaNumber, colour: MandalaColour, } | { "event": "grew", seat: number, mandala: MandalaNumber, colour: MandalaColour, count: number, } | { "event": "discarded", seat: number, colour: MandalaColour, count: number, } | { "event": "drew", seat: number, count: number, cards?: MandalaPile, } | { "event": "reshuffled", cards: number, } | { "event": "completed", mandala: MandalaNumber, seat: number, first: number | null, fields: [number, number], tie: boolean, } | { "event": "claimed", seat: number, mandala: MandalaNumber, colour: MandalaColour, taken: MandalaTaken, } | { "event": "swept", mandala: MandalaNumber, cards: MandalaPile, } | { "event": "refilled", mandala: MandalaNumber, cards: MandalaPile, } | { "event": "ended", outcome: { 
/**
 * Final points.
 */
scores: Array<number>, 
/**
 * The winner; `None` in a draw.
 */
winner: number | null, 
/**
 * Why the game ended.
 */
reason: MandalaReason, }, hands: [MandalaPile, MandalaPile], cups: [MandalaPile, MandalaPile], };

/**
 * The figures beside a view, by what its viewer knows.
 *
 * ```
 * use mandala::tabletop::{Game, Seat, Seed, State, Viewer};
 * use mandala::{Mandala, Options};
 *
 * let view = Mandala::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
 * // Only colours in the River score, and there is none in it yet.
 * assert_eq!(view.figures().cups[0].points, 0);
 * ```
 */
export type MandalaFigures = { 
/**
 * The Cups by seat.
 */
cups: [MandalaCupWorth, MandalaCupWorth], 
/**
 * Mandala 1, then mandala 2.
 */
mandalas: [MandalaStanding, MandalaStanding], 
/**
 * The mandala that is being destroyed, and why its first chooser is the first.
 */
destruction: MandalaCompletion | null, };

/**
 * What a claim brings its player.
 */
export type MandalaGain = { 
/**
 * The River space that gives the cards their worth; none when they are discarded.
 */
space: number | null, 
/**
 * How many Cup cards score by that space from now on: those claimed, and with a colour new to the River those that
 * were in the Cup before.
 */
scoring: number, 
/**
 * Whether the player's River then has all six colours, so that the game ends with this destruction (M-7.1).
 */
fills_river: boolean, 
/**
 * How many points more the player's Cup is worth.
 */
points: number, 
/**
 * The River space that one of them took, if the colour is new there (M-5.4).
 */
river: number | null, 
/**
 * How many went to the Cup (M-5.4).
 */
cup: number, 
/**
 * How many were discarded, because the chooser's Field is empty (M-5.5).
 */
discarded: number, };

/**
 * One of the two mandalas.
 */
export type MandalaNumber = 1 | 2;

/**
 * The options of Mandala. Only what differs from the default is written.
 *
 * ```
 * use std::num::NonZeroU64;
 *
 * use mandala::tabletop::{Game, Seed};
 * use mandala::{Mandala, Options};
 *
 * let options = Options { turn_limit: NonZeroU64::new(40).expect("40 is not 0") };
 * assert_eq!(Mandala::deal(&options, 2, Seed::from_number(7)).table().turn_limit, 40);
 * ```
 */
export type MandalaOptions = { 
/**
 * The game ends after this many turns of both players together (M-7.3).
 */
turn_limit?: number, };

/**
 * Cards: the letters of their colours, sorted.
 */
export type MandalaPile = string;

/**
 * What a table's options come to, and what its boards print.
 */
export type MandalaPrinted = { 
/**
 * After so many turns the game ends (M-7.3).
 */
turn_limit: number, 
/**
 * What a Cup card scores by the space of the River that holds its colour, space 1 first (M-7.4).
 */
river: [number, number, number, number, number, number], 
/**
 * The most cards a hand may hold (M-4.5).
 */
hand_limit: number, 
/**
 * The most cards a build draws (M-4.1).
 */
build_draw: number, };

/**
 * Why a game ended (M-7).
 *
 * ```
 * use mandala::Reason;
 * use mandala::tabletop::Reason as _;
 *
 * assert_eq!(Reason::River.name(), "river");
 * ```
 */
export type MandalaReason = "river" | "deck" | "deadlock" | "limit";

/**
 * All hands and Cups: once the game is over, and in open replays.
 */
export type MandalaReveal = { hands: [MandalaPile, MandalaPile], cups: [MandalaPile, MandalaPile], };

/**
 * A River: the letters of its colours, space 1 first.
 */
export type MandalaRiver = string;

/**
 * The Cup cards under one space of the River.
 */
export type MandalaSpaceWorth = { 
/**
 * The space, from 1, which is what each card scores.
 */
space: number, 
/**
 * The colour it holds.
 */
colour: MandalaColour, 
/**
 * How many cards of that colour are known to be in the Cup.
 */
count: number, 
/**
 * Their points.
 */
points: number, };

/**
 * How far a mandala is, and who is ahead in it.
 */
export type MandalaStanding = { 
/**
 * The colours it lacks (M-5.1).
 */
missing: MandalaPile, 
/**
 * Who would choose first as the Fields are, no matter who completes it; `None` while they are equal (M-5.2).
 */
first: number | null, };

/**
 * Where the cards of a claim went.
 */
export type MandalaTaken = { 
/**
 * The River space that one of them took, if the colour is new there (M-5.4).
 */
river: number | null, 
/**
 * How many went to the Cup (M-5.4).
 */
cup: number, 
/**
 * How many were discarded, because the chooser's Field is empty (M-5.5).
 */
discarded: number, };

/**
 * The wire format, keys in a fixed order.
 */
export type MandalaView = { game: "mandala", 
/**
 * The viewer's seat; `None` for spectators.
 */
seat: number | null, 
/**
 * Who must act; `None` when the game is over.
 */
to_move: number | null, phase: "turn" | "claim" | "over", turn: number, 
/**
 * The viewer's own hand.
 */
hand?: MandalaPile, 
/**
 * The viewer's own Cup.
 */
cup?: MandalaPile, 
/**
 * How many cards each hand holds.
 */
hands: [number, number], 
/**
 * How many cards each Cup holds.
 */
cups: [number, number], 
/**
 * What everyone saw go into each Cup.
 */
cups_seen: [MandalaPile, MandalaPile], rivers: [MandalaRiver, MandalaRiver], mandalas: [MandalaAreas, MandalaAreas], 
/**
 * The mandala that is being destroyed.
 */
claiming: MandalaNumber | null, 
/**
 * How many cards the deck holds.
 */
deck: number, discard: MandalaPile, exhausted: boolean, 
/**
 * After a reshuffle: its cards that the viewer has not seen since (M-8.3).
 */
fresh?: MandalaPile, 
/**
 * After a reshuffle: the cards that the viewer could not see then (M-8.3).
 */
stale?: MandalaPile, 
/**
 * All hands and Cups: once the game is over, and in open replays.
 */
reveal?: MandalaReveal, };
