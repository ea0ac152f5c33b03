// Which stones lie on the mandala board: a view says only how many, what happened says which.

import type { GameEvent } from '../../board/contract';
import type { StonesEvent } from './view';

/** Space to stone. What was taken back is covered again later, so the last word on a space is the true one. */
export function laidStones(events: readonly GameEvent[]): Map<number, string> {
  const laid = new Map<number, string>();
  for (const event of events as readonly unknown[] as readonly StonesEvent[]) {
    if (event.event !== 'placed') continue;
    for (const [index, { space }] of event.covered.entries()) laid.set(space, event.stones[index] ?? '?');
  }
  return laid;
}
