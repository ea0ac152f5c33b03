// What the player to move is expected to do, in words, and the action that leaves nothing to choose.

import type { MandalaFigures, MandalaView } from '../../protocol/mandala';
import { numeral, t } from '../../words';

/** What the player is to do. */
export function task(view: MandalaView): string {
  if (view.phase !== 'claim') return t('table-do-mandala');
  return t('table-do-claim', { mandala: numeral(view.claiming) });
}

/** What a destruction is headed by: it is no turn. */
export function heading(view: MandalaView, whose: { who: string; name: string }): string | null {
  return view.phase === 'claim' ? t('mandala-choosing', whose) : null;
}

/** What another player is doing, where that is more than thinking; no words while an empty mandala is swept and dealt anew. */
export function activity(view: MandalaView, name: string): string | null {
  if (view.phase !== 'claim') return null;
  return view.claiming === null ? '' : t('table-claims', { name, mandala: numeral(view.claiming) });
}

/** The last colour of a Mountain: it is claimed by itself, after the player has seen that it is the last. */
export function forced(view: MandalaView, legal: readonly string[]): string | null {
  const [only] = legal;
  return view.phase === 'claim' && legal.length === 1 ? (only ?? null) : null;
}

/** Whose River is full. */
export function endedBy(figures: MandalaFigures): number | null {
  const seat = figures.cups.findIndex(({ full }) => full);
  return seat < 0 ? null : seat;
}

/** No one space ends a game. */
export function endSpace(): null {
  return null;
}
