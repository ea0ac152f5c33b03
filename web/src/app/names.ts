// Every game and every level, in the order in which they are offered. One that is missing here does not compile.

import type { GameName, LevelName } from '../protocol';

const games = { mandala: null, stones: null } satisfies Record<GameName, null>;
const levels = { beginner: null, casual: null, club: null, expert: null, master: null } satisfies Record<
  LevelName,
  null
>;

export const GAMES = Object.keys(games) as readonly GameName[];
export const LEVELS = Object.keys(levels) as readonly LevelName[];
