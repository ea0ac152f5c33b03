// What the engine of Mandala Stones writes: a view (docs/records.md), the effects of an action, and events. Stacks and
// towers are written top first.

import type { StoneColour } from '../pieces/types';

export interface StonesView {
  game: 'stones';
  seat: number | null;
  to_move: number | null;
  phase: 'turn' | 'over';
  /** Space to stones: `B` a star, `b` a ring, `B?` a colour seen from the side, `?` unknown. */
  stacks: Record<string, string[] | string>;
  artists: Record<string, 'star' | 'ring'>;
  towers: string[][];
  placed: number;
  points: number[];
  ending: boolean;
  /** One's own; the open state of a replay has everybody's. */
  objectives?: string[] | string[][];
  reveal?: { objectives: string[][]; objective_points: number[] };
}

export interface StonesEffects {
  /** The stones and their spaces in the order they are taken, how many stones nobody has seen yet come to the top, and which neighbours stay. */
  takes: { stones: string[]; tower: number; turns_up: number; spaces: string[]; leaves: Left[] } | null;
  scores: Account | null;
  ends: Reason | null;
}

/** A stone that stays: it shows the other pattern, or lies beside another artist. */
export interface Left {
  space: string;
  why: 'pattern' | 'artist';
}

/** What the rules make of a view: the known objective cards of each seat. */
export interface StonesFigures {
  objectives: Held[][];
}

/** An objective card, what it brings, whether it is met as things are, and how many there are of what it counts. */
export interface Held {
  card: string;
  points: number;
  met: boolean;
  have: number;
  /** Of how many tops. */
  of?: number;
  /** How many the other player with most of them has. */
  others?: number;
}

/** What the boards and cards of a table print. */
export interface StonesPrinted {
  /** What a tower space brings by height; nothing where something else counts. */
  towers: Array<number[] | null>;
  track: Track;
  objectives: Record<string, number>;
}

/** The mandala board: points for covering a space, the hands on it, and the space that begins the last round. */
export interface Track {
  length: number;
  bonus: Record<string, number>;
  hands: Record<string, number>;
  last_call: number | null;
}

/** What a scoring brings, tower by tower and space by space. */
export interface Account {
  towers: Array<{ tower: number; points: number }>;
  stones: string[];
  covered: Array<{ space: number; bonus: number }>;
  points: number;
  begins_end: boolean;
}

type Reason = 'mandala' | 'stuck';

export type StonesEvent =
  | {
      event: 'picked_up';
      seat: number;
      pattern: 'star' | 'ring';
      from: string;
      to: string;
      stones: Array<{ space: string; stone: string }>;
      tower: number;
    }
  | { event: 'revealed'; space: string; stone: string }
  | { event: 'scored'; seat: number; colour: StoneColour | null; towers: Account['towers'] }
  | { event: 'placed'; seat: number; stones: string[]; covered: Account['covered'] }
  | { event: 'end_begun'; seat: number }
  | {
      event: 'ended';
      outcome: { scores: number[]; winner: number | null; reason: Reason };
      objectives: string[][];
      objective_points: number[];
    };

/** The stones of a stack or tower, however it is written. */
export function stones(pile: string[] | string | undefined): string[] {
  return [...(pile ?? [])];
}
