// A list of finished games that grows page by page.

import { request } from '../api/http';
import { Query } from '../ui/query.svelte';
import type { GameName, GamePage, GameSummary } from '../protocol';

/** Which games are wanted; an empty text is all of them. */
export interface GameWish {
  person?: string;
  game: GameName | '';
  players: '' | '2' | '3' | '4';
  rated: '' | 'true' | 'false';
  opponent: string;
}

export const ALL: GameWish = { game: '', players: '', rated: '', opponent: '' };

/** The wish as the server's addresses spell it. */
export function asQuery(wish: GameWish): string {
  const some = Object.entries(wish).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(some as Array<[string, string]>).toString();
}

export class GameList {
  games = $state.raw<GameSummary[]>([]);
  next = $state<string | undefined>(undefined);
  readonly first: Query<GamePage>;
  #wish: () => GameWish;

  constructor(wish: () => GameWish) {
    this.#wish = wish;
    this.first = new Query(() => this.#page());
  }

  /** Begins anew, for another wish. */
  again(): Promise<void> {
    return this.first.again();
  }

  async more(): Promise<void> {
    if (this.next) await this.#page(this.next);
  }

  async #page(before?: string): Promise<GamePage> {
    const { person, game, players, rated, opponent } = this.#wish();
    const query = {
      person,
      game: game || null,
      players: players === '' ? null : Number(players),
      rated: rated === '' ? null : rated === 'true',
      opponent: opponent || null,
      before,
    };
    const page = await request('GET /api/games', { query });
    this.games = before ? [...this.games, ...page.games] : page.games;
    this.next = page.next;
    return page;
  }
}
