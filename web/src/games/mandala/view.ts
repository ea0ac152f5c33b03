// A view of Mandala, as the engine writes it (docs/records.md). Piles are letters, sorted by colour.

import { SAND_NAMES, type Sand } from '../pieces/types';

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
  /** The mandala, who would choose first, and the cards in each Field that decide it. */
  completes: { mandala: 1 | 2; first: number | null; fields: number[] } | null;
  gains: { river: number | null; cup: number; discarded: number; points: number } | null;
  refills: number;
  ends: string | null;
}

/** What the rules make of a view. */
export interface MandalaFigures {
  cups: CupWorth[];
  /** The colours that are missing, and who would choose first as the Fields are. */
  mandalas: Array<{ missing: string; first: number | null }>;
}

/** What is known of a Cup: its cards under their spaces of the River, and those that score nothing. */
export interface CupWorth {
  cards: string;
  spaces: Array<{ space: number; colour: Sand; count: number; points: number }>;
  rest: string;
  points: number;
  /** Whether the River is full. */
  full: boolean;
}

export interface MandalaPrinted {
  /** What a card in the Cup scores by the space of the River with its colour. */
  river: number[];
}

/** Cards of a pile counted by colour, in the order of the pile. */
export function counted(pile: string): Array<[Sand, number]> {
  const counts = new Map<Sand, number>();
  for (const letter of pile) counts.set(letter as Sand, (counts.get(letter as Sand) ?? 0) + 1);
  return [...counts];
}

/** The name of a colour as message ids have it. */
export function colourName(colour: Sand): (typeof SAND_NAMES)[Sand] {
  return SAND_NAMES[colour];
}

/** A mandala's number, as it is written on the table. */
export function numeral(mandala: unknown): string {
  return mandala === 2 ? 'II' : 'I';
}

/** How many cards a hand or Cup has, whether it lies open or not. */
export function size(pile: number | string | undefined): number {
  return typeof pile === 'string' ? pile.length : (pile ?? 0);
}

/** Where a colour lies in a mandala: on the Mountain, in a seat's Field, or nowhere. */
export function lies(
  mandala: { mountain: string; fields: readonly string[] },
  colour: Sand,
): 'mountain' | number | null {
  if (mandala.mountain.includes(colour)) return 'mountain';
  const seat = mandala.fields.findIndex((field) => field.includes(colour));
  return seat < 0 ? null : seat;
}

/** A hand that lies open to the viewer without being theirs to play: of a replay, or after the end. */
export function handOf(view: MandalaView, seat: number): string | null {
  const open = view.reveal?.hands[seat] ?? view.hands[seat];
  if (typeof open === 'string') return open;
  return seat === view.seat ? (view.hand ?? null) : null;
}
