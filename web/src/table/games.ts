// The two games, each loaded when it is first needed: its board, its result, and its words for what happens.

import type { Component } from 'svelte';
import type { EndBody, GameName, Json } from '../protocol';
import type { BoardProps, GameEvent, Sentence, Staging } from './board';

export interface ResultProps {
  view: Json;
  near: number | null;
  names: readonly string[];
  end: EndBody;
}

/** Everything about a game that a page needs. */
export interface GameKit {
  Board: Component<BoardProps<Json>, Staging<Json>>;
  Result: Component<ResultProps>;
  sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[];
  actionWords(action: string): Sentence;
}

export const games: Record<GameName, () => Promise<GameKit>> = {
  mandala: async () => {
    const [board, result, say] = await Promise.all([import('../mandala/Board.svelte'), import('../mandala/Result.svelte'), import('../mandala/say')]);
    return { Board: board.default as unknown as GameKit['Board'], Result: result.default, ...say };
  },
  stones: async () => {
    const [board, result, say] = await Promise.all([import('../stones/Board.svelte'), import('../stones/Result.svelte'), import('../stones/say')]);
    return { Board: board.default as unknown as GameKit['Board'], Result: result.default, ...say };
  },
};
