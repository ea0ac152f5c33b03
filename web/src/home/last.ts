// What somebody played last, so that the start page offers it again.

import type { GameName, LevelName } from '../protocol';
import { counts, GAMES, LEVELS } from './table';

export interface Last {
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
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Then it is asked for again next time.
  }
}
