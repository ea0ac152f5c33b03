// Who has yet to finish a first game of a kind. The browser remembers finished games, and the server knows those played on other devices.

import { base } from '../api/base';
import { request } from '../api/http';
import type { GameName } from '../protocol';
import { readJson, write } from './storage';

const KEY = 'mandala-finished';

function finished(): Set<unknown> {
  const kept = readJson(KEY);
  return new Set(Array.isArray(kept) ? kept : []);
}

/** Remembers that a game of a kind has been finished in this browser. */
export function rememberFinished(game: GameName): void {
  write(KEY, JSON.stringify([...finished().add(game)]));
}

/** As far as this browser knows. */
export function seemsNew(game: GameName): boolean {
  return !finished().has(game);
}

/** As far as the server knows, too. Without an answer a person does not count as a newcomer. */
export async function isNewcomer(game: GameName, person: string): Promise<boolean> {
  if (!seemsNew(game)) return false;
  const known = await request('GET /api/people/{person}/statistics', { params: { person } }).catch(() => null);
  if (!known) return false;
  const played = known.by_game.some((row) => row.game === game && row.games > 0);
  if (played) rememberFinished(game);
  return !played;
}

/** The first lesson of a game. */
export function firstLesson(game: GameName): string {
  return `${base}/learn/${game}-first-turns`;
}
