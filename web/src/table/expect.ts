// What is expected now, in words: of oneself, or of the one whose turn it is.

import type { GameName } from '../protocol';
import { t } from '../words';

/** What the words need to know of a view, whatever the game. */
export interface Turn {
  to_move: number | null;
  phase: string;
  claiming?: number | null;
}

/** What one is to do oneself. */
export function expectedOfYou(game: GameName, view: Turn): string {
  if (game === 'stones') return t('table-do-stones');
  return view.phase === 'claim' ? t('table-do-claim', { mandala: view.claiming ?? 0 }) : t('table-do-mandala');
}

/** What somebody else is doing. */
export function expectedOf(name: string, computer: boolean, game: GameName, view: Turn): string {
  if (game === 'mandala' && view.phase === 'claim') return t('table-claims', { name, mandala: view.claiming ?? 0 });
  return computer ? t('table-computes', { name }) : t('table-thinks', { name });
}
