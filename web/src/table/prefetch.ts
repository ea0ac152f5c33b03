// What a table's page needs first, requested while the app is still loading: the socket of the table, and then its game.

import { connectAhead } from '../api/socket';
import type { GameName } from '../protocol';

/** How long a page waits for a prefetched game before it shows that it is loading. In milliseconds. */
const LOADING_AFTER = 1_000;

let game: Promise<GameName | null> | null = null;

export function connectEarly(table: string, key: string | null): Promise<GameName | null> {
  game = connectAhead({ table, seat: null, key }).then((info) => info?.game ?? null);
  return game;
}

/** The game of the table that is being connected to; nothing if there is none, or if it takes too long. */
export function prefetchedGame(): Promise<GameName | null> {
  const ahead = game;
  game = null;
  return ahead
    ? Promise.race([ahead, new Promise<null>((done) => setTimeout(() => done(null), LOADING_AFTER))])
    : Promise.resolve(null);
}
