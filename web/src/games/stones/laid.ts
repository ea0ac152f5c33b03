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
