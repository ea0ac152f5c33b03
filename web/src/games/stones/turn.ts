// What the player to move is expected to do, in words.

import type { StonesPrinted } from '../../protocol/stones';
import { t } from '../../words';

/** What the player is to do. */
export function task(): string {
  return t('table-do-stones');
}

/** What another player is doing, where that is more than thinking. */
export function activity(): null {
  return null;
}

/** A turn is always a choice. */
export function forced(): null {
  return null;
}

/** No one player ends a game. */
export function endedBy(): null {
  return null;
}

/** The one that begins the last round. */
export function endSpace(printed: StonesPrinted): number | null {
  return printed.track.last_call;
}
