// The two games, each loaded when it is first needed: its board, its result, its words for what happens.

import type { Component } from 'svelte';
import type { GameName, Json } from '../protocol';
import { need } from '../words';
import type { BoardProps, ResultProps, Saying, Staging } from './board';

/** Everything about a game that a page needs. */
export interface GameKit extends Saying {
  Board: Component<BoardProps<Json>, Staging<Json>>;
  Result: Component<ResultProps<Json>>;
}

const boards = import.meta.glob<{ default: GameKit['Board'] }>('../*/Board.svelte');
const results = import.meta.glob<{ default: GameKit['Result'] }>('../*/Result.svelte');
const sayings = import.meta.glob<Saying>('../*/say.ts');

async function kit(name: GameName): Promise<GameKit> {
  const [board, result, say] = await Promise.all([
    (boards[`../${name}/Board.svelte`]?.() ?? import('./PlainBoard.svelte')).catch(() => import('./PlainBoard.svelte')),
    results[`../${name}/Result.svelte`]?.() ?? import('./PlainResult.svelte'),
    sayings[`../${name}/say.ts`]?.() ?? import('./plainsay'),
    need(name),
  ]);
  return { Board: board.default as GameKit['Board'], Result: result.default as GameKit['Result'], ...(say as Saying) };
}

export const games: Record<GameName, () => Promise<GameKit>> = { mandala: () => kit('mandala'), stones: () => kit('stones') };
