// Where the last action left its marks: the places that are outlined, by the names flights know them by.

import type { GameEvent } from '../../board/contract';

export function marks(last: readonly GameEvent[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of last) {
    const { mandala, seat, colour } = event;
    switch (event.event) {
      case 'built':
        found.add(`m${mandala}-${colour}`);
        break;
      case 'grew':
        found.add(`f${mandala}-${seat}-${colour}`);
        break;
      case 'discarded':
        found.add('discard');
        break;
      case 'claimed': {
        const taken = event['taken'] as { river: number | null; cup: number; discarded: number };
        if (taken.river !== null) found.add(`river-${seat}-${taken.river}`);
        if (taken.cup > 0) found.add(`cup-${seat}`);
        if (taken.discarded > 0) found.add('discard');
        break;
      }
    }
  }
  return found;
}
