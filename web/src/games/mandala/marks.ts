// Where the last action left its marks: the places that are outlined, by the names flights know them by.

import type { GameEvent } from '../../board/contract';
import { eventsOf } from './view';

export function marks(last: readonly GameEvent[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of eventsOf(last)) {
    switch (event.event) {
      case 'built':
        found.add(`m${event.mandala}-${event.colour}`);
        break;
      case 'grew':
        found.add(`f${event.mandala}-${event.seat}-${event.colour}`);
        break;
      case 'discarded':
        found.add('discard');
        break;
      case 'claimed': {
        const { seat, taken } = event;
        if (taken.river !== null) found.add(`river-${seat}-${taken.river}`);
        if (taken.cup > 0) found.add(`cup-${seat}`);
        if (taken.discarded > 0) found.add('discard');
        break;
      }
    }
  }
  return found;
}
