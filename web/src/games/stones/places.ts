// The names of the places that pieces lie on (`data-place`), and how many pieces have arrived there.

import type { Flights } from '../../board/flights';

export const stackPlace = (space: string): string => `stack-${space}`;
export const artistPlace = (space: string): string => `artist-${space}`;
export const towerPlace = (seat: number, space: number): string => `tower-${seat}-${space}`;
export const trackPlace = (space: number): string => `track-${space}`;
/** Where stones go that find no space on the track any more. */
export const ASIDE = 'track-aside';

/** How many stones lie on the track; those that are on their way do not. */
export function landedOnTrack(placed: number, flights: Flights): number {
  let landed = placed;
  for (let space = 1; space <= placed; space++) landed -= flights.coming(trackPlace(space));
  return landed;
}
