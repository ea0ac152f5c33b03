// What a board is given, whichever host shows it: a table, a replay or a lesson. Boards know nothing of the server.

import type { Snippet } from 'svelte';
import type { Look } from '../games/pieces/types';
import type { EndBody, GameName, Games } from '../protocol';
import type { MessageId } from '../protocol/messages';
import type { Sentence } from '../words/rich';
import type { Flight, Flights } from './flights';
import type { Trail } from './trails';

/** What a person may do at a board just now. Looking on is having nothing legal. */
export interface BoardControls {
  /** The legal actions, in the game's notation: the only source of what can be done. */
  legal: readonly string[];
  /** What an action would foreseeably do, as the game's engine writes it. */
  effects(action: string): Promise<unknown>;
  play(action: string): void;
  /** Called when a choice begins or ends. */
  choosing?(is: boolean): void;
  /** An action to point at: a hint, or what a lesson expects. */
  suggestion: string | null;
  /** Whether a choice waits for a second press before it is played. */
  confirm: boolean;
  /** Whether single letters are shortcuts. */
  keys: boolean;
  /** What a coach would try now, in words: a board says it in place of its own words for what can be done. */
  advice?: string | null;
  /** An action that was played and that the server has not acknowledged: it is shown as not yet made. */
  pending: string | null;
}

/** The controls of a spectator. */
export const LOOKING: BoardControls = {
  legal: [],
  effects: () => Promise.resolve(null),
  play: () => undefined,
  suggestion: null,
  confirm: false,
  keys: false,
  pending: null,
};

export interface BoardProps<View = unknown, Figures = unknown, Printed = unknown> {
  view: View;
  /** What the rules make of it, as the game's engine writes it: what pieces are worth, who is ahead. */
  figures: Figures;
  /** What the boards and cards of this table print. */
  printed: Printed;
  /** The seat at the bottom of the board: the player's own, or that of the viewpoint. */
  near: number;
  /** The name of each seat, as it is said in sentences. */
  names: readonly string[];
  controls: BoardControls;
  /** Pieces on their way: what is coming to a place does not lie there yet, and is not counted. */
  flights: Flights;
  /** Whether people share this device: what is for the near player alone lies face down until they look at it. */
  shared?: boolean;
  /** What happened last, for its outline: the events of the last action. */
  last: readonly GameEvent[];
  /** Everything that has happened so far and still stands, for what a view does not say: which stones lie on the track. */
  history?: readonly GameEvent[];
  /** How many points each of the others has gained since the player's last turn. */
  gains?: readonly number[];
  /** The plate of a seat: its rosette, name, presence and clock. */
  plate: Snippet<[seat: number]>;
  /** Whose turn it is and what is expected, in words: a heading and a line. The board gives it its place near the hand. */
  status?: Snippet;
  /** The last lines of the log, for a board that has a place for them besides the panel (Stones on wide screens). */
  log?: Snippet | undefined;
}

/** Something a game's engine says happened. A game narrows it to its own events. */
export type GameEvent = Games[GameName]['event'];
export type GameView = Games[GameName]['view'];
type GameFigures = Games[GameName]['figures'];

/** What the presenter knows of a frame of any source. */
export interface BoardFrame {
  view: unknown;
  figures: unknown;
  /** What happened between the frame before and this one; nothing where it cannot be presented. */
  events: readonly GameEvent[];
  /** Whose action it was. */
  mover: number | null;
  /** Whether a game begins with it: it is dealt when its board is first shown. */
  begins?: boolean;
}

/** Where a game presents what happened. After `hurry` nothing waits any more. */
export interface PresentationContext<View> {
  /** The board. */
  readonly root: HTMLElement;
  /** Puts a view on the page and lets the pieces that lie elsewhere in it fly there. Answers when they have arrived. */
  move(view: View, flights: readonly Flight[]): Promise<void>;
  /** Puts a view on the page in which no piece has moved. */
  show(view: View): void;
  /** Moves something that stays where it is. */
  animate(
    element: Element,
    frames: Keyframe[],
    timing: { duration: number; delay?: number; easing?: string },
  ): Promise<void>;
  pause(milliseconds: number): Promise<void>;
  readonly hurried: boolean;
}

/** What a game's `present.ts` offers: plays what lies between two frames. The presenter shows the second one afterwards. */
export type Present<View = never, Figures = never, Event = GameEvent> = (
  context: PresentationContext<View>,
  before: { view: View; figures: Figures },
  after: { view: View; figures: Figures; events: readonly Event[]; mover: number | null },
) => Promise<void>;

/** How a game is dealt: the view before the deal (nothing where a view is not fresh from it), and what leads from there to the first frame. */
export interface Deal<View = never, Figures = never> {
  undealt(view: View): unknown;
  present: Present<View, Figures>;
}

/** How a game presents what happens. */
export interface Presentation {
  present: Present;
  /** The sounds of what happened, where nothing moves that they could go with. */
  playSounds(events: readonly GameEvent[]): void;
  /** How a game begins, where it is dealt. */
  deal?: Deal;
}

/** What a game's `Result.svelte` is given: the score laid out, once everything is shown (`view.reveal`). */
export interface ResultProps<View = unknown, Figures = unknown, Printed = unknown> {
  view: View;
  figures: Figures;
  printed: Printed;
  near: number;
  /** The seat that is “you”, if the viewer played. */
  you: number | null;
  names: readonly string[];
  /** The rosette or face of each seat. */
  looks: readonly Look[];
  /** Everything that happened. */
  history: readonly GameEvent[];
  end: EndBody;
}

/** What a game's `say.ts` offers: what happened as sentences, and an action as something one could do ("Build red on Mountain I"). */
export interface GameSentences {
  sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[];
  actionWords(action: string): Sentence;
}

/** What a game's `turn.ts` offers: what is expected of the player to move. */
export interface Turns {
  /** What is going on where it is not simply a player's turn. */
  heading?(view: GameView, whose: { who: string; name: string }): string | null;
  /** What the player is to do. */
  task(view: GameView): string;
  /** What another player is doing, where that is more than thinking. */
  activity(view: GameView, name: string): string | null;
  /** The seat that brought the end about, where a seat did. */
  endedBy(figures: GameFigures): number | null;
  /** The space whose covering ends the game, where there is one. */
  endSpace(printed: Games[GameName]['printed']): number | null;
  /** An action that leaves nothing to choose, and may be played by itself. */
  forced(view: GameView, legal: readonly string[]): string | null;
}

/** What a game's `coach.ts` offers to people in their first game. Actions are those of the notation. */
export interface GameCoach {
  /** What the game is about. */
  goal(): string;
  /** What lies where on the board. */
  parts(printed: unknown): readonly string[];
  /** What to try now, in words, after the actions one has made so far. */
  next(view: unknown, figures: unknown, legal: readonly string[], made: readonly string[]): string;
  /** Whether every kind of move has been seen. */
  learnt(made: readonly string[]): boolean;
  /** How the game ends, in words, once that is near. */
  end(view: unknown, printed: unknown): string | null;
}

/** What a game's `trails.ts` offers: where a move went on the board, and how many points each seat is seen to have. */
export interface GameTrails {
  trails(events: readonly GameEvent[]): readonly Trail[];
  points(view: GameView, figures: GameFigures): readonly number[];
}

/** What a game's `log.ts` offers: how moves stand in the log. */
export interface GameLog {
  /** What people who share a device may all read of what happened. */
  discreet(events: readonly GameEvent[]): readonly GameEvent[];
  /** Whether the reason of a hint names something that those who share a device may not all know. */
  isSecret(mentioned: Readonly<Record<string, string>>): boolean;
  /** The heading under which several moves in a row are grouped; null for a move that stands alone. */
  chapter(events: readonly GameEvent[], name: string): Chapter | null;
}

export interface Chapter {
  /** The same for the moves that belong together. */
  key: string;
  title: string;
  /** The move itself, in short. */
  line: Sentence;
}

/** Keys, as they are printed, and the id of the words for what they do. */
export type KeyList = ReadonlyArray<readonly [keys: string, words: MessageId]>;

export type { Sentence };

/** Who is meant in a sentence: `$who` is `you` or `other`, `$name` is the name. */
export function who(seat: number, near: number | null, names: readonly string[]): { who: string; name: string } {
  return { who: seat === near ? 'you' : 'other', name: names[seat] ?? '' };
}
