// Where a move of Mandala went, by the names that flights know the places by.

import type { GameEvent } from '../../board/contract';
import type { Trail } from '../../board/trails';
import { eventsOf, type MandalaEvent, type MandalaFigures, type MandalaView } from './view';

export function trails(events: readonly GameEvent[]): Trail[] {
  return eventsOf(events).flatMap(trailsOf);
}

/** The places that are outlined because the last action ended there. */
export function marks(last: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(trails(last).flatMap(({ to }) => to ?? []));
}

/** What each player's Cup is known to be worth. */
export function points(_: MandalaView, figures: MandalaFigures): number[] {
  return figures.cups.map((cup) => cup.points);
}

function trailsOf(event: MandalaEvent): Trail[] {
  switch (event.event) {
    case 'built':
      return [{ from: `hand-${event.seat}`, to: `m${event.mandala}-${event.colour}` }];
    case 'grew':
      return [{ from: `hand-${event.seat}`, to: `f${event.mandala}-${event.seat}-${event.colour}` }];
    case 'discarded':
      return [{ from: `hand-${event.seat}`, to: 'discard' }];
    case 'claimed': {
      const { seat, taken } = event;
      // The claimed cards are gone from the Mountain, which is still there.
      const from = `m${event.mandala}`;
      return [
        ...(taken.river === null ? [] : [{ from, to: `river-${seat}-${taken.river}` }]),
        ...(taken.cup > 0 ? [{ from, to: `cup-${seat}` }] : []),
        ...(taken.discarded > 0 ? [{ from, to: 'discard' }] : []),
      ];
    }
    default:
      return [];
  }
}
