// An analysis, as `mandala analyse --json` writes it (docs/analysis.md), and what the pages read out of it.

import { numeral } from '../words';

type Verdict = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Decision {
  ply: number;
  seat: number;
  action: string;
  before: number;
  after: number;
  loss: number;
  verdict: Verdict;
  best: string;
  reason: { about: string; id: string; args: Record<string, string | number> } | null;
  luck: number[];
}

export interface GameAnalysis {
  ok: boolean;
  decisions: Decision[];
  seats: Array<{
    start: number;
    luck: number;
    skill: number;
    others: number;
    end: number;
    verdicts: Record<Verdict, number>;
  }>;
}

/** A seat's chance through the game: before and after each of its own decisions as it could judge them, and at the end. */
export function chances(analysed: GameAnalysis, seat: number, plies: number): Array<{ ply: number; chance: number }> {
  const own = analysed.decisions.filter((decision) => decision.seat === seat);
  const points = own.flatMap(({ ply, before, after }) => [
    { ply, chance: before },
    { ply: ply + 1, chance: after },
  ]);
  const end = analysed.seats[seat]?.end;
  return end === undefined ? points : [...points, { ply: plies, chance: end }];
}

/** Whether another action was so much better that it is worth a word. */
export function isWorse({ action, best, verdict }: Decision): boolean {
  return best !== action && verdict !== 'best' && verdict !== 'good';
}

/** The decisions that cost most, in the order of the game. */
export function turningPoints(analysed: GameAnalysis, most = 4): Decision[] {
  const costly = analysed.decisions.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder');
  return costly
    .sort((one, two) => two.loss - one.loss)
    .slice(0, most)
    .sort((one, two) => one.ply - two.ply);
}

/** Arguments of a reason as they are read: ids of words, such as colours, become those words, and mandalas have numerals. */
export function reasonArguments(
  args: Record<string, string | number>,
  say: (id: string) => string,
): Record<string, string | number> {
  const entries = Object.entries(args).map(([name, value]) => {
    if (name === 'mandala') return [name, numeral(value)] as const;
    return [
      name,
      typeof value === 'string' && /^(colour|objective|pattern)-/.test(value) ? say(value) : value,
    ] as const;
  });
  return Object.fromEntries(entries);
}
