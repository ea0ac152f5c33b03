// Written by `cargo xtask codegen`. Do not change it by hand.

/**
 * What a scoring brings.
 *
 * ```
 * use stones::tabletop::{Game, Seed, State, View, Viewer};
 * use stones::{Options, Stones};
 *
 * let mut state = Stones::deal(&Options::default(), 2, Seed::from_number(7));
 * while let Some(seat) = state.to_move() {
 *     let view = state.view(Viewer::Seat(seat));
 *     let action = view.legal_actions()[0];
 *     if let Some(account) = view.effects(action)?.scores {
 *         let of_towers: u32 = account.towers.iter().map(|tower| tower.points).sum();
 *         // The spaces that are covered may bring more.
 *         assert!(account.points >= of_towers);
 *     }
 *     state.apply(action)?;
 * }
 * # Ok::<(), stones::Illegal>(())
 * ```
 */
export type StonesAccount = { 
/**
 * The points tower by tower, from left to right.
 */
towers: Array<StonesTowerPoints>, 
/**
 * The stones that leave, in the same order.
 */
stones: Array<StonesStone>, 
/**
 * The spaces of the track they cover; fewer than the stones when the track is full (S-5.1).
 */
covered: Array<StonesCovered>, 
/**
 * All points together.
 */
points: number, 
/**
 * Whether it begins the end (S-5.2).
 */
begins_end: boolean, };

/**
 * An action: `d2b2n3` picks up, `cV` scores a colour, `t135` scores the tops of towers.
 */
export type StonesAction = `${StonesArtistSpace}${StonesArtistSpace}${StonesDirection}${StonesTowerSpace}` | `c${StonesColour}` | `t${number}`;

/**
 * A space for artists on the board.
 */
export type StonesArtistSpace = "b2" | "d2" | "f2" | "b4" | "d4" | "f4" | "b6" | "d6" | "f6";

/**
 * A colour of stone, by its letter.
 */
export type StonesColour = "Y" | "B" | "P" | "V";

/**
 * A space of the track that is covered.
 */
export type StonesCovered = { 
/**
 * The space, counted from 1.
 */
space: number, 
/**
 * The points it gives.
 */
bonus: number, };

/**
 * A side of an artist.
 */
export type StonesDirection = "n" | "e" | "s" | "w";

/**
 * The foreseeable consequences of an action.
 *
 * ```
 * use stones::tabletop::{Game, Seat, Seed, State, View, Viewer};
 * use stones::{Options, Stones};
 *
 * let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
 * for action in view.legal_actions() {
 *     // There are no towers yet, so all that can be done is to pick up.
 *     assert!(view.effects(action)?.takes.is_some());
 * }
 * # Ok::<(), stones::Illegal>(())
 * ```
 */
export type StonesEffects = { 
/**
 * What a pick-up takes.
 */
takes: StonesTaking | null, 
/**
 * What a scoring brings.
 */
scores: StonesAccount | null, 
/**
 * How the game will surely end with this action, if it will. Being stuck may still come as a surprise.
 */
ends: StonesReason | null, };

/**
 * An event as one viewer may see it.
 */
export type StonesEvent = { "event": "picked_up", seat: number, pattern: StonesPattern, from: StonesArtistSpace, to: StonesArtistSpace, stones: Array<StonesPicked>, tower: StonesTowerSpace, } | { "event": "revealed", space: StonesStoneSpace, stone: StonesStone, } | { "event": "scored", seat: number, colour: StonesColour | null, towers: Array<StonesTowerPoints>, } | { "event": "placed", seat: number, stones: Array<StonesStone>, covered: Array<StonesCovered>, } | { "event": "end_begun", seat: number, } | { "event": "ended", outcome: { 
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
reason: StonesReason, }, objectives: Array<[StonesObjective, StonesObjective]>, objective_points: Array<number>, };

/**
 * The figures beside a view, by what its viewer knows.
 *
 * ```
 * use stones::tabletop::{Game, Seat, Seed, State, Viewer};
 * use stones::{Options, Stones};
 *
 * let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
 * let figures = view.figures();
 * // The viewer's own two objectives are known, and the other player's are not.
 * assert_eq!(figures.objectives.iter().map(Vec::len).collect::<Vec<_>>(), [2, 0]);
 * ```
 */
export type StonesFigures = { 
/**
 * For each seat the objective cards that are known: two or none.
 */
objectives: Array<Array<StonesHeld>>, 
/**
 * For each seat what its towers would score if their colours were scored now.
 */
towers: Array<Array<StonesWorth>>, 
/**
 * Why the player to move cannot pick up, if that is so.
 */
hindrance: StonesHindrance | null, };

/**
 * An objective card, and its holder's board.
 */
export type StonesHeld = { 
/**
 * The card.
 */
card: StonesObjective, 
/**
 * What it brings at this table, if it is the better one (S-6.1).
 */
points: number, 
/**
 * Whether it would be met if the game ended now.
 */
met: boolean, 
/**
 * How many there are of what it counts: stones, tops that show its pattern, or stones of its colour.
 */
have: number, 
/**
 * Of how many tops, for a card that asks for a pattern.
 */
of?: number, 
/**
 * How many the other player with most of them has, for a card that asks for a colour.
 */
others?: number, };

/**
 * Why a player cannot pick up (S-3.1).
 */
export type StonesHindrance = "space" | "stone";

/**
 * A stone beside the artist that is not taken.
 */
export type StonesLeft = { 
/**
 * Where it lies.
 */
space: StonesStoneSpace, 
/**
 * Why it stays.
 */
why: StonesStaying, };

/**
 * An objective card.
 */
export type StonesObjective = "one" | "two" | "three" | "four" | "star" | "ring" | "yellow" | "blue" | "pink" | "violet";

/**
 * The points of the objective cards that differ from the game as published.
 */
export type StonesObjectivePoints = Partial<Record<StonesObjective, number>>;

/**
 * The options of Mandala Stones. Only what differs from the default is written.
 *
 * ```
 * use stones::{Options, Stacks, Track};
 *
 * let options = Options { stacks: Stacks::Closed, track: Track { length: 20, ..Track::default() }, ..Options::default() };
 * assert_eq!(serde_json::to_string(&options).ok().as_deref(), Some(r#"{"stacks":"closed","track":{"length":20}}"#));
 * ```
 */
export type StonesOptions = { 
/**
 * What is seen of a stack (S-7.2).
 */
stacks?: StonesStacks, 
/**
 * The mandala board (S-1.4).
 */
track?: StonesTrack, 
/**
 * The points of the objective cards (S-1.5).
 */
objectives?: StonesObjectivePoints, };

/**
 * A pattern of stone or artist.
 */
export type StonesPattern = "star" | "ring";

/**
 * A stone picked up, and where it lay.
 */
export type StonesPicked = { 
/**
 * Where it lay.
 */
space: StonesStoneSpace, 
/**
 * The stone.
 */
stone: StonesStone, };

/**
 * The stacks, the player boards, the mandala board and the objective cards.
 */
export type StonesPrinted = { 
/**
 * What is seen of a stack (S-7.2).
 */
stacks: StonesStacks, 
/**
 * For each tower space its points by height, 1 to 4; nothing where something else counts (S-4).
 */
towers: [[number, number, number, number] | null, [number, number, number, number] | null, [number, number, number, number] | null, [number, number, number, number] | null, [number, number, number, number] | null], track: StonesPrintedTrack, objectives: StonesPrintedObjectives, };

/**
 * The points of every objective card.
 */
export type StonesPrintedObjectives = Record<StonesObjective, number>;

/**
 * The mandala board, as far as stones can come (S-1.4).
 */
export type StonesPrintedTrack = { length: number, 
/**
 * The points for covering a space, where there are any.
 */
bonus: { [key in number]: number }, 
/**
 * The hands on a space, where there are any.
 */
hands: { [key in number]: number }, 
/**
 * The space that starts the end for so many players, if there is one (S-5.2).
 */
last_call: number | null, };

/**
 * Why a game ended.
 *
 * ```
 * use stones::Reason;
 * use stones::tabletop::Reason as _;
 *
 * assert_eq!(Reason::Stuck.name(), "stuck");
 * ```
 */
export type StonesReason = "mandala" | "stuck";

/**
 * All objectives and what they bring: once the game is over (S-7.3), and in open replays, where they bring what they would
 * if the game ended now.
 */
export type StonesReveal = { objectives: Array<[StonesObjective, StonesObjective]>, objective_points: Array<number>, };

/**
 * What is seen of a stone: all of it, its colour from the side (`Y?`), or that it is there (`?`).
 */
export type StonesSeenStone = StonesStone | `${StonesColour}?` | "?";

/**
 * A tower: the letters of its stones, top first.
 */
export type StonesStack = string;

/**
 * What is seen of the stones below the top of a stack.
 */
export type StonesStacks = "sides" | "open" | "closed";

/**
 * Why a stone beside an artist is not taken (S-3.1).
 */
export type StonesStaying = "pattern" | "artist";

/**
 * A stone: a capital letter has a star, a small one a ring.
 */
export type StonesStone = "Y" | "y" | "B" | "b" | "P" | "p" | "V" | "v";

/**
 * A space for stones on the board.
 */
export type StonesStoneSpace = "b1" | "d1" | "f1" | "a2" | "c2" | "e2" | "g2" | "b3" | "d3" | "f3" | "a4" | "c4" | "e4" | "g4" | "b5" | "d5" | "f5" | "a6" | "c6" | "e6" | "g6" | "b7" | "d7" | "f7";

/**
 * What a pick-up takes.
 */
export type StonesTaking = { 
/**
 * The stones in the order they are taken, the bottom of the tower first.
 */
stones: Array<StonesStone>, 
/**
 * Where the tower goes.
 */
tower: StonesTowerSpace, 
/**
 * How many stones will be turned up whose pattern the player does not know (S-7.2).
 */
turns_up: number, 
/**
 * Where the stones lie, in the same order (S-3.2).
 */
spaces: Array<StonesStoneSpace>, 
/**
 * The neighbouring stones that stay, clockwise from the north (S-3.1).
 */
leaves: Array<StonesLeft>, 
/**
 * What the tower would score on each free space, with the board as it would be then (S-4).
 */
worth: Array<StonesWorth>, };

/**
 * What one tower scores.
 */
export type StonesTowerPoints = { 
/**
 * The tower space.
 */
tower: StonesTowerSpace, 
/**
 * Its points.
 */
points: number, };

/**
 * A tower space, from 1.
 */
export type StonesTowerSpace = 1 | 2 | 3 | 4 | 5;

/**
 * The mandala board: a track of spaces counted from 1. What lies beyond its length has no effect.
 *
 * ```
 * use stones::Track;
 *
 * let short = Track { length: 20, ..Track::default() };
 * assert_eq!(short.bonus, Track::default().bonus);
 * ```
 */
export type StonesTrack = { 
/**
 * How many spaces there are.
 */
length?: number, 
/**
 * The points for covering a space.
 */
bonus?: { [key in number]: number }, 
/**
 * The hands on a space: covering one with as many hands as there are players starts the end (S-5.2).
 */
hands?: { [key in number]: number }, };

/**
 * The wire format, keys in a fixed order.
 */
export type StonesView = { game: "stones", 
/**
 * The viewer's seat; `None` for spectators.
 */
seat: number | null, 
/**
 * Who must act; `None` when the game is over.
 */
to_move: number | null, phase: "turn" | "over", 
/**
 * The stones on each space, top first.
 */
stacks: Record<StonesStoneSpace, Array<StonesSeenStone>>, 
/**
 * The artists by the space they stand on.
 */
artists: Partial<Record<StonesArtistSpace, StonesPattern>>, 
/**
 * The towers of each seat, by tower space.
 */
towers: Array<[StonesStack, StonesStack, StonesStack, StonesStack, StonesStack]>, 
/**
 * How many spaces of the track are covered.
 */
placed: number, points: Array<number>, 
/**
 * Whether the last round has begun.
 */
ending: boolean, 
/**
 * The viewer's own objectives.
 */
objectives?: [StonesObjective, StonesObjective], 
/**
 * All objectives: once the game is over, and in open replays.
 */
reveal?: StonesReveal, };

/**
 * What a tower scores if its colour is scored, and what is counted for that (S-4).
 */
export type StonesWorth = { 
/**
 * The tower space.
 */
tower: StonesTowerSpace, 
/**
 * Its points.
 */
points: number, 
/**
 * On space 1 the different heights of the board, on spaces 2 to 4 the height, on space 5 the colours of the tower.
 */
counted: number, };
