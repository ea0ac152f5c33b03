// The ratings of those who sit at rated tables, fetched once for each person now and then.

import { request } from '../api/http';
import type { GameName, RatingBody, RatingKind } from '../protocol';
import { language } from '../words';

/** Which of a person's ratings a game counts for: those with bots are apart. */
export function kindOf(players: number, bots: boolean): RatingKind {
  if (players === 2) return bots ? 'bot-duel' : 'duel';
  return bots ? 'bot-group' : 'group';
}

/** Whether a rating is one of two players. */
export function isDuel(kind: RatingKind): boolean {
  return kind === 'duel' || kind === 'bot-duel';
}

/** A rating as it is written: duels are rated in hundreds, groups in tens, where a digit more tells something. */
export function inFigures(value: number, kind: RatingKind): string {
  return new Intl.NumberFormat(language(), { useGrouping: false, maximumFractionDigits: digits(kind) }).format(value);
}

/**
 * A rating, its uncertainty and what is left of the one without the other, as figures that add up: what is shown is rounded first and
 * subtracted then.
 */
export function standing(
  rating: number,
  deviation: number,
  kind: RatingKind,
): Record<'rating' | 'margin' | 'sure', string> {
  const unit = 10 ** digits(kind);
  const [shown, margin] = [Math.round(rating * unit), Math.round(2 * deviation * unit)];
  const figures = (value: number): string => inFigures(value / unit, kind);
  return { rating: figures(shown), margin: figures(margin), sure: figures(shown - margin) };
}

function digits(kind: RatingKind): number {
  return isDuel(kind) ? 0 : 1;
}

/** How long a rating is taken for the present one, in milliseconds: every rated game changes it. */
const FRESH = 60_000;

const known = new Map<string, { ratings: Promise<RatingBody[]>; at: number }>();

/** The rating of a person for a game of this kind; nothing if they have none, or if it cannot be had. */
export async function ratingOf(person: string, game: GameName, kind: RatingKind): Promise<RatingBody | undefined> {
  try {
    return (await ratingsOf(person)).find((body) => body.game === game && body.kind === kind);
  } catch {
    known.delete(person);
    return undefined;
  }
}

function ratingsOf(person: string): Promise<RatingBody[]> {
  const before = known.get(person);
  if (before && Date.now() - before.at < FRESH) return before.ratings;
  const ratings = request('GET /api/people/{person}/ratings', { params: { person } });
  known.set(person, { ratings, at: Date.now() });
  return ratings;
}
