// Fetches a game while the app itself is still loading. Without Svelte, because it runs before it.

import type { GameName } from '../protocol';

const GAMES = {
  mandala: () => import('./mandala'),
  stones: () => import('./stones'),
} satisfies Record<GameName, () => Promise<unknown>>;

export async function preload(game: GameName): Promise<void> {
  await GAMES[game]();
}
