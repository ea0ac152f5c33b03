// The two games, each loaded with its words when it is first needed: its board, its result, what it says of what happens.

import type { Component } from 'svelte';
import type { GameName, Json } from '../protocol';
import { need } from '../words';
import type { BoardProps, ResultProps, Saying, Staging } from './board';

/** Everything about a game that a page needs. */
export interface GameKit extends Saying {
  Board: Component<BoardProps<Json>, Staging<Json>>;
  Result: Component<ResultProps<Json>>;
}

export const games: Record<GameName, () => Promise<GameKit>> = {
  mandala: async () => {
    const parts = [import('../mandala/Board.svelte'), import('../mandala/Result.svelte'), import('../mandala/say'), need('mandala')] as const;
    const [board, result, { sentences, actionWords }] = await Promise.all(parts);
    return { Board: board.default, Result: result.default, sentences, actionWords };
  },
  stones: async () => {
    const parts = [import('../stones/Board.svelte'), import('../stones/Result.svelte'), import('../stones/say'), need('stones')] as const;
    const [board, result, { sentences, actionWords }] = await Promise.all(parts);
    return { Board: board.default, Result: result.default, sentences, actionWords };
  },
};
