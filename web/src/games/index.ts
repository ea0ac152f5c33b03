// The two games, each loaded with its words when it is first needed: its board, its result, what it says of what happens.

import type { Component } from 'svelte';
import type { GameName } from '../protocol';
import { need } from '../words';
import type {
  BoardProps,
  GameCoach,
  KeyList,
  GameLog,
  Presentation,
  ResultProps,
  GameSentences,
  GameTrails,
  Turns,
} from '../board/contract';

/** Everything about a game that a page needs. What it is given is always of that game: the table, replay or lesson says which. */
export interface GameKit extends GameSentences, GameLog, Turns, GameTrails, Presentation {
  Board: Component<BoardProps>;
  /** The score laid out. It is fetched when a game ends. */
  Result: () => Promise<Component<ResultProps>>;
  /** What a newcomer could try. It is fetched for a first game. */
  coaching: () => Promise<GameCoach>;
  /** The keys of the board, fetched when they are asked for. */
  keyList: () => Promise<{ KEYS: KeyList }>;
  /** Whether the board needs the whole width, and has a place of its own for the log. */
  logOnBoard: boolean;
  /** Whether a shared device is handed over for each turn: too much is secret to lie face down on the board. */
  handedOver: boolean;
}

const here: Partial<Record<GameName, GameKit>> = {};

/** A game that has been loaded already. */
export function gameHere(name: GameName | undefined): GameKit | null {
  return (name && here[name]) ?? null;
}

// The one place where a game's own types are forgotten.
export const games: Record<GameName, () => Promise<GameKit>> = {
  mandala: async () => {
    const [kit] = await Promise.all([import('./mandala'), need('mandala')]);
    return (here.mandala = kit as GameKit);
  },
  stones: async () => {
    const [kit] = await Promise.all([import('./stones'), need('stones')]);
    return (here.stones = kit as GameKit);
  },
};
