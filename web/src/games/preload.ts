// Fetches a game while the app itself is still loading. Without Svelte, because it runs before it.

import type { GameName } from '../protocol';

export async function preload(game: GameName): Promise<void> {
  if (game === 'mandala') await import('./mandala');
  else await import('./stones');
}
