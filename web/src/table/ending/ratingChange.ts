// What a game changed about a rating.

import type { RatingKind, RatingStep } from '../../protocol';
import { inFigures, isDuel } from '../../setup/ratings';
import { language } from '../../words';

/** What a rating begins with, before the first game: of Glicko-2 and of Weng–Lin. */
const FIRST: Record<RatingKind, number> = { duel: 1500, group: 25, 'bot-duel': 1500, 'bot-group': 25 };

export interface RatingChange {
  before: string;
  after: string;
  /** With its sign. It is the difference of the two as they are written. */
  by: string;
}

/** How many steps are asked for: a few games more may have been counted by now. */
export const LAST = 5;

/** What a game changed, by the last steps of a rating in order; nothing if they do not reach back to the step before it. */
export function changeBy(game: string, steps: readonly RatingStep[], kind: RatingKind): RatingChange | null {
  const at = steps.findIndex((step) => step.game_id === game);
  const step = steps[at];
  if (!step || (at === 0 && steps.length >= LAST)) return null;
  const digits = isDuel(kind) ? 1 : 10;
  const round = (value: number): number => Math.round(value * digits) / digits;
  const [before, after] = [round(steps[at - 1]?.rating ?? FIRST[kind]), round(step.rating)];
  return {
    before: inFigures(before, kind),
    after: inFigures(after, kind),
    by: signed(after - before),
  };
}

function signed(value: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'always', maximumFractionDigits: 1 }).format(value);
}
