// A view of Mandala, as the engine writes it (docs/records.md). Piles are letters, sorted by colour.

import type { Sand } from '../look/types';

export interface MandalaView {
  game: 'mandala';
  seat: number | null;
  to_move: number | null;
  phase: 'turn' | 'claim' | 'over';
  turn: number;
  hand?: string;
  cup?: string;
  /** Sizes; the open state of a replay has the cards themselves. */
  hands: Array<number | string>;
  cups: Array<number | string>;
  cups_seen: string[];
  rivers: string[];
  mandalas: Array<{ mountain: string; fields: string[] }>;
  claiming: 1 | 2 | null;
  deck: number | string;
  discard: string;
  exhausted: boolean;
  reveal?: { hands: string[]; cups: string[] };
}

export interface MandalaEffects {
  draws: number;
  exhausts: boolean;
  completes: { mandala: 1 | 2; first: number | null } | null;
  gains: { river: number | null; cup: number; discarded: number; points: number } | null;
  refills: number;
  ends: string | null;
}

/** Cards of a pile counted by colour, in the order of the pile. */
export function counted(pile: string): Array<[Sand, number]> {
  const counts = new Map<Sand, number>();
  for (const letter of pile) counts.set(letter as Sand, (counts.get(letter as Sand) ?? 0) + 1);
  return [...counts];
}
