// What the engine of Mandala Stones writes: a view (docs/records.md), the effects of an action, and events. Stacks and
// towers are written top first.

import type { StoneColour } from '../look/types';

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
  /** The stones in the order they are taken, and how many stones nobody has seen yet come to the top. */
  takes: { stones: string[]; tower: number; turns_up: number } | null;
  scores: Account | null;
  ends: Reason | null;
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
  | { event: 'picked_up'; seat: number; pattern: 'star' | 'ring'; from: string; to: string; stones: Array<{ space: string; stone: string }>; tower: number }
  | { event: 'revealed'; space: string; stone: string }
  | { event: 'scored'; seat: number; colour: StoneColour | null; towers: Account['towers'] }
  | { event: 'placed'; seat: number; stones: string[]; covered: Account['covered'] }
  | { event: 'end_begun'; seat: number }
  | { event: 'ended'; outcome: { scores: number[]; winner: number | null; reason: Reason }; objectives: string[][]; objective_points: number[] };

/** The stones of a stack or tower, however it is written. */
export function stones(pile: string[] | string | undefined): string[] {
  return [...(pile ?? [])];
}

/** The objective cards of a seat, as far as they are known. */
export function objectivesOf(view: StonesView, seat: number): string[] {
  const cards = view.reveal?.objectives ?? view.objectives ?? [];
  const own = cards[seat];
  if (Array.isArray(own)) return own;
  return view.seat === seat ? (cards as string[]) : [];
}
