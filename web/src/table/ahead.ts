// What a table's page needs first, asked for while the app is still on its way: the line to the table, and then its game.

import { openAhead } from '../api/socket';
import type { GameName } from '../protocol';

/** How long a page waits for what was begun ahead before it shows that it is waiting. */
const PATIENCE = 1_000;

let game: Promise<GameName | null> | null = null;

export function sitDownAhead(table: string, key: string | null): Promise<GameName | null> {
  game = openAhead({ table, seat: null, key }).then((info) => info?.game ?? null);
  return game;
}

/** The game of the table that was sat down at ahead; nothing if there is none, or if it takes too long. */
export function gameAhead(): Promise<GameName | null> {
  const ahead = game;
  game = null;
  return ahead
    ? Promise.race([ahead, new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))])
    : Promise.resolve(null);
}
