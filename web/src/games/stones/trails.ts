// Where a move of Mandala Stones went: the artist's way, the stones that were taken, and the tops that left for the track.

import type { GameEvent } from '../../board/contract';
import type { Trail } from '../../board/trails';
import { artistPlace, stackPlace, towerPlace, trackPlace } from './places';
import { leaving } from './steps';
import { stonesEvents, type StonesView } from './view';

export function trails(events: readonly GameEvent[]): Trail[] {
  const all = stonesEvents(events);
  const placed = all.find((event) => event.event === 'placed');
  return all.flatMap((event): Trail[] => {
    if (event.event === 'picked_up') {
      return [
        { from: artistPlace(event.from), to: artistPlace(event.to) },
        ...event.stones.map(({ space }) => ({ from: stackPlace(space) })),
        { to: towerPlace(event.seat, event.tower) },
      ];
    }
    if (event.event !== 'scored' || !placed) return [];
    // Arrows to the track would cross the whole table.
    return leaving(event, placed).flatMap(({ seat, tower, space }) => [
      { from: towerPlace(seat, tower) },
      ...(space === null ? [] : [{ to: trackPlace(space) }]),
    ]);
  });
}

/** What each player has scored. */
export function points({ points }: StonesView): readonly number[] {
  return points;
}
