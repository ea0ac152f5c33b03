// What somebody played last, so that the start page offers it again, and how much room their running games took.

import type { GameName, LevelName } from '../protocol';
import { counts, GAMES, LEVELS } from './plan';

interface Last {
  game: GameName;
  level: LevelName;
  /** How many play Mandala Stones. */
  players: number;
}

const KEY = 'mandala-last';

export function last(): Last {
  let kept: Partial<Last> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Last>;
  } catch {
    // Something else under our name, or a browser that keeps nothing: begin anew.
  }
  return {
    game: GAMES.find((game) => game === kept.game) ?? 'mandala',
    level: LEVELS.find((level) => level === kept.level) ?? 'casual',
    players: counts('stones').find((players) => players === kept.players) ?? 2,
  };
}

export function remember(choice: Last): void {
  keep(KEY, JSON.stringify(choice));
}

const ROOM = 'mandala-running';

/** How many running games there were last time: their places are kept free, so that nothing jumps when they come. */
export function expected(): number {
  try {
    return Number(localStorage.getItem(ROOM)) || 0;
  } catch {
    return 0;
  }
}

export function expect(games: number): void {
  keep(ROOM, String(games));
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing: then it is as at the first visit.
  }
}
