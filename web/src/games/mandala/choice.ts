// What can be chosen, found by looking into the list of legal actions. There are no rules here: what is not in the list cannot be done.

import type { Sand } from '../pieces/types';

export type MandalaNumber = 1 | 2;

/** Where cards can go: a Mountain, an own Field, the discard pile. */
export type Place = 'm1' | 'm2' | 'f1' | 'f2' | 'd';

export const PLACES: readonly Place[] = ['m1', 'm2', 'f1', 'f2', 'd'];

/** The place that a drop target is named after; nothing if cards from a hand have no business there. */
export function placeNamed(name: string | null): Place | null {
  return PLACES.find((place) => place === name) ?? null;
}

export type Move =
  | { kind: 'build'; mandala: MandalaNumber; colour: Sand; count: number }
  | { kind: 'grow'; mandala: MandalaNumber; colour: Sand; count: number }
  | { kind: 'discard'; colour: Sand; count: number }
  | { kind: 'claim'; colour: Sand };

/** An action as the notation writes it, in parts; nothing if it is not one of Mandala. */
export function read(action: string): Move | null {
  const found = /^(?:m([12])([ROYGPK])|f([12])([ROYGPK])(\d)|d([ROYGPK])(\d)|c([ROYGPK]))$/.exec(action);
  if (!found) return null;
  const [, mountain, built, field, grown, many, thrown, count, claimed] = found;
  if (mountain) return { kind: 'build', mandala: Number(mountain) as MandalaNumber, colour: built as Sand, count: 1 };
  if (field)
    return { kind: 'grow', mandala: Number(field) as MandalaNumber, colour: grown as Sand, count: Number(many) };
  if (thrown) return { kind: 'discard', colour: thrown as Sand, count: Number(count) };
  return { kind: 'claim', colour: claimed as Sand };
}

/** The action that would bring so many cards of a colour to a place, whether it is legal or not. */
export function actionTo(where: Place, colour: Sand, count: number): string {
  return where.startsWith('m') ? `${where}${colour}` : `${where}${colour}${count}`;
}

export function place(move: Move): Place | null {
  if (move.kind === 'claim') return null;
  if (move.kind === 'discard') return 'd';
  return `${move.kind === 'build' ? 'm' : 'f'}${move.mandala}`;
}

/** The colours of which a card in hand can be played at all. */
export function playable(legal: readonly string[]): ReadonlySet<Sand> {
  const colours = new Set<Sand>();
  for (const move of moves(legal)) if (move.kind !== 'claim') colours.add(move.colour);
  return colours;
}

/** The greatest number of cards of a colour that any action takes. */
export function most(legal: readonly string[], colour: Sand): number {
  let count = 0;
  for (const move of moves(legal))
    if (move.kind !== 'claim' && move.colour === colour) count = Math.max(count, move.count);
  return count;
}

/** Where so many cards of a colour can go, and the action that brings them there. A Mountain takes one of them, however many are held. */
export function targets(legal: readonly string[], colour: Sand, count: number): ReadonlyMap<Place, string> {
  const found = new Map<Place, string>();
  for (const action of legal) {
    const move = read(action);
    if (!move || move.kind === 'claim' || move.colour !== colour) continue;
    const where = place(move);
    if (where && (move.kind === 'build' || move.count === count)) found.set(where, action);
  }
  return found;
}

/** The colours that can be claimed, each with its action. */
export function claims(legal: readonly string[]): ReadonlyMap<Sand, string> {
  const found = new Map<Sand, string>();
  for (const action of legal) {
    const move = read(action);
    if (move?.kind === 'claim') found.set(move.colour, action);
  }
  return found;
}

/** The picked cards after a press on the card at `index`: more of a colour join it, another colour begins anew. */
export function press(
  hand: string,
  picked: readonly number[],
  index: number,
  legal: readonly string[],
): readonly number[] {
  const colour = hand[index] as Sand | undefined;
  if (!colour) return picked;
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  if (!playable(legal).has(colour)) return picked;
  const same = picked.length > 0 && hand[picked[0] ?? -1] === colour;
  if (!same) return [index];
  return picked.length < most(legal, colour) ? [...picked, index].sort((a, b) => a - b) : picked;
}

/** One card more of the picked colour. */
export function more(hand: string, picked: readonly number[], legal: readonly string[]): readonly number[] {
  const first = picked[0];
  if (first === undefined) return picked;
  const next = [...hand].findIndex((card, index) => card === hand[first] && !picked.includes(index));
  return next < 0 ? picked : press(hand, picked, next, legal);
}

/** One card fewer; the last one stays. */
export function fewer(picked: readonly number[]): readonly number[] {
  return picked.length > 1 ? picked.slice(0, -1) : picked;
}

/** The cards of the hand that an action takes, for showing what it means. */
export function cardsOf(hand: string, action: string): readonly number[] {
  const move = read(action);
  if (!move || move.kind === 'claim') return [];
  const same = [...hand].flatMap((card, index) => (card === move.colour ? [index] : []));
  return same.slice(0, move.count);
}

function moves(legal: readonly string[]): Move[] {
  return legal.flatMap((action) => read(action) ?? []);
}
