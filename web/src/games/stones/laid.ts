// Which stones lie on the mandala board: a view says only how many, the events say which.

import type { GameEvent } from '../../board/contract';
import { type MomentView, stonesEvents } from './view';

/** Space to stone. What was taken back is covered again later, so the last event about a space counts. */
export function laidStones(history: readonly GameEvent[], view: MomentView): Map<number, string> {
  const laid = new Map<number, string>();
  for (const event of stonesEvents(history)) {
    if (event.event !== 'placed') continue;
    for (const [index, { space }] of event.covered.entries()) laid.set(space, event.stones[index] ?? '?');
  }
  for (const [space, stone] of Object.entries(view.presented?.laid ?? {})) laid.set(Number(space), stone);
  return laid;
}

/** All stones of the game. */
const STONES = 96;

/** The stones that found no space on the track, as far as the history says which they are. */
export function asideStones(history: readonly GameEvent[], view: MomentView): string[] {
  const stacks = Object.values(view.stacks).reduce((sum, { length }) => sum + length, 0);
  const towers = view.towers.flat().reduce((sum, { length }) => sum + length, 0);
  const count = STONES - stacks - towers - view.placed;
  if (count <= 0) return [];
  const placed = stonesEvents(history).flatMap((event) =>
    event.event === 'placed' ? event.stones.slice(event.covered.length) : [],
  );
  const stones: string[] = [...placed, ...(view.presented?.aside ?? [])];
  return Array.from({ length: count }, (_, index) => stones[index] ?? '?');
}
