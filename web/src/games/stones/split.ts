// Where the points of a game came from, counted from what happened.

import type { GameEvent } from '../../board/contract';
import { stonesEvents } from './view';

export interface Split {
  /** From towers whose colour was scored. */
  colours: number;
  /** From top stones that were scored by themselves. */
  tops: number;
  /** From the spaces of the mandala board. */
  bonuses: number;
}

export function splitPoints(history: readonly GameEvent[], seat: number): Split {
  const split = { colours: 0, tops: 0, bonuses: 0 };
  for (const event of stonesEvents(history)) {
    if (event.event === 'scored' && event.seat === seat)
      split[event.colour === null ? 'tops' : 'colours'] += event.towers.reduce((sum, { points }) => sum + points, 0);
    if (event.event === 'placed' && event.seat === seat)
      split.bonuses += event.covered.reduce((sum, { bonus }) => sum + bonus, 0);
  }
  return split;
}

/** Nothing where the history is not known, or not all of it. */
export function knownSplit(history: readonly GameEvent[], seat: number, points: number): Split | null {
  const split = splitPoints(history, seat);
  return split.colours + split.tops + split.bonuses === points ? split : null;
}
