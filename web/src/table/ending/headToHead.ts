// How two have done against each other.

import { request } from '../../api/http';
import type { GameName, GameSummary } from '../../protocol';

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

/** More pages than any two people fill; a page is as long as the server lets it be. */
const PAGES = 20;
const PAGE = 100;

/** Counts the games of two against one opponent: a person's id, or a level. */
export async function headToHead(person: string, opponent: string, game: GameName): Promise<Tally> {
  const games: GameSummary[] = [];
  let before: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const query = { game, players: 2, opponent, before, limit: PAGE };
    const found = await request('GET /api/games', { query });
    games.push(...found.games);
    if (!found.next) break;
    before = found.next;
  }
  return tally(games, person);
}

/** What was played on from a moment of another game says nothing, and neither does a game of a player against themselves. */
export function tally(games: readonly GameSummary[], person: string): Tally {
  const sum: Tally = { won: 0, drawn: 0, lost: 0 };
  for (const { kind, seats } of games) {
    const own = seats.find((seat) => seat.person === person);
    const other = seats.find((seat) => seat.person !== person);
    if (kind === 'continued' || !own || !other) continue;
    if (own.place === other.place) sum.drawn += 1;
    else if (own.place < other.place) sum.won += 1;
    else sum.lost += 1;
  }
  return sum;
}
