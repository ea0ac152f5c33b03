// The claim that plays itself: the last colour of a Mountain leaves nothing to choose.

import type { Update } from '../protocol';

/** How long the last colour lies there before it is taken, so that one sees it happen. */
export const FORCED_AFTER = 900;

/** The claim to make without asking. Whoever has just taken an action back wants to think: nothing plays itself then. */
export function forcedClaim(
  legal: readonly string[],
  phase: string | undefined,
  latest: Pick<Update, 'what'> | null,
): string | null {
  const [only] = legal;
  const forced = phase === 'claim' && legal.length === 1 && only?.startsWith('c') && latest?.what !== 'undone';
  return forced ? (only ?? null) : null;
}
