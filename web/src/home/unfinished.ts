// The player's own games that go on, with what the start page says about each.

import { request } from '../api/http';
import type { Look, Petals } from '../games/pieces/types';
import { petals, turnNumber } from '../games/summary';
import type { GameName, Snapshot, TableSummary } from '../protocol';
import { looks, seatNames } from '../setup/names';

export interface UnfinishedGame {
  id: string;
  game: GameName;
  /** The other players' names; where another is to move, theirs. */
  others: string[];
  /** And what they look like. */
  looks: Look[];
  /** Whose turn it is; `shared` where the player holds several seats, `waiting` where a player has yet to come. */
  turn: 'mine' | 'theirs' | 'shared' | 'waiting';
  /** The number of the turn, where the game counts them. */
  number: number | null;
  /** The colours of the mandala that is nearer to its end. */
  petals: Petals | null;
  daily: boolean;
}

/** The latest ones, those that wait for the player first. Each is looked at, so there must not be too many. */
export async function unfinished(me: string | undefined, most: number): Promise<UnfinishedGame[]> {
  const tables = await request('GET /api/tables', { query: { mine: true } });
  const live = tables.filter(({ phase }) => phase === 'open' || phase === 'running');
  const games = (await look(live, most)).map((snapshot) => unfinishedOf(snapshot, me));
  const order = ['mine', 'shared', 'theirs', 'waiting'];
  return games.sort((one, two) => order.indexOf(one.turn) - order.indexOf(two.turn));
}

/** The first few that are games. A list does not say which tables are lessons: they are looked at until there are enough. */
async function look(tables: readonly TableSummary[], most: number): Promise<Snapshot[]> {
  const games: Snapshot[] = [];
  let looked = 0;
  while (games.length < most && looked < tables.length) {
    const batch = tables.slice(looked, looked + most - games.length);
    looked += batch.length;
    const snapshots = await Promise.all(
      batch.map(({ id }) => request('GET /api/tables/{table}', { params: { table: id } }).catch(() => null)),
    );
    games.push(...snapshots.filter((one) => one !== null).filter(({ table }) => table.kind !== 'lesson'));
  }
  return games;
}

export function unfinishedOf({ table, seat, view }: Snapshot, me: string | undefined): UnfinishedGame {
  const shown = view as { to_move?: number | null } | null;
  const own = table.seats.filter(({ person }) => person !== undefined && person === me).length;
  const turn = table.phase === 'open' ? 'waiting' : own > 1 ? 'shared' : shown?.to_move === seat ? 'mine' : 'theirs';
  const next = turn === 'theirs' ? shown?.to_move : null;
  const seated = table.seats.map(({ name }) => name);
  const isOther = (_: unknown, index: number): boolean => {
    const person = table.seats[index]?.person;
    return typeof next === 'number' ? index === next : person === undefined || person !== me;
  };
  return {
    id: table.id,
    game: table.game,
    others: seatNames(seated)
      .filter(isOther)
      .map((name) => name ?? '…'),
    looks: looks(seated).filter((look, index) => seated[index] !== null && isOther(look, index)),
    turn,
    number: turnNumber(view),
    petals: petals(table.game, view),
    daily: table.kind === 'daily',
  };
}
