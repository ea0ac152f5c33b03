// The two games, each loaded with its words when it is first needed: its board, its result, what it says of what happens.

import type { Component } from 'svelte';
import type { GameName, Json } from '../protocol';
import { need } from '../words';
import type { BoardProps, Presentation, ResultProps, Saying } from '../board/contract';

/** Everything about a game that a page needs. */
export interface GameKit extends Saying, Presentation {
  Board: Component<BoardProps<Json>>;
  Result: Component<ResultProps<Json>>;
}

const here: Partial<Record<GameName, GameKit>> = {};

/** A game that has been loaded already. */
export function gameHere(name: GameName | undefined): GameKit | null {
  return (name && here[name]) ?? null;
}

export const games: Record<GameName, () => Promise<GameKit>> = {
  mandala: async () => {
    const [kit] = await Promise.all([import('./mandala'), need('mandala')]);
    return (here.mandala = kit);
  },
  stones: async () => {
    const [kit] = await Promise.all([import('./stones'), need('stones')]);
    return (here.stones = kit);
  },
};
