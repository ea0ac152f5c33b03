// What a person played last, so that the start page offers it again, and how much room their running games took.

import { read, readJson, write } from '../app/storage';
import type { GameName, LevelName } from '../protocol';
import { counts } from './plan';
import { GAMES, LEVELS } from '../app/names';

interface LastGame {
  game: GameName;
  level: LevelName;
  /** How many play, where the game leaves the choice. */
  players: number;
}

const KEY = 'mandala-last';

export function last(): LastGame {
  const kept = (readJson(KEY) ?? {}) as Partial<LastGame>;
  return {
    game: GAMES.find((game) => game === kept.game) ?? 'mandala',
    level: LEVELS.find((level) => level === kept.level) ?? 'casual',
    players: GAMES.flatMap(counts).find((players) => players === kept.players) ?? 2,
  };
}

export function remember(choice: LastGame): void {
  write(KEY, JSON.stringify(choice));
}

const ROOM = 'mandala-running';

/** How many running games there were last time: their places are kept free, so that nothing jumps when they come. */
export function expected(): number {
  return Number(read(ROOM)) || 0;
}

export function expect(games: number): void {
  write(ROOM, String(games));
}
