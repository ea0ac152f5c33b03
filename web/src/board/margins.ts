// By what a winner won: the parts of a result in which two players differ, for a sentence.

import { list } from '../words';

/** A part of a result: what the winner and the other player have of it, and how a difference is named. */
export interface Part {
  winner: number;
  rival: number;
  named: (points: string) => string;
}

/** What the winner has more of, and less of (`none` where there is nothing), the largest difference first. */
export function margins(parts: readonly Part[], most = parts.length): { more: string; less: string } | null {
  const differences = parts
    .map(({ winner, rival, named }) => ({ points: winner - rival, named }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const said = (sign: '+' | '−', those: typeof differences): string[] =>
    those.slice(0, most).map(({ points, named }) => named(`${sign}${Math.abs(points)}`));
  const more = said(
    '+',
    differences.filter(({ points }) => points > 0),
  );
  const less = said(
    '−',
    differences.filter(({ points }) => points < 0),
  );
  if (more.length === 0) return null;
  return { more: list(more), less: less.length > 0 ? list(less) : 'none' };
}

/** Whom a result is about: the winner, and the player or else who came second. */
export function rivals(
  { winner, places }: { winner: number | null; places: readonly number[] },
  you: number | null,
): [winner: number, rival: number] | null {
  if (winner === null) return null;
  const second = places
    .map((place, seat) => ({ place, seat }))
    .filter(({ seat }) => seat !== winner)
    .sort((a, b) => a.place - b.place)[0];
  const rival = you !== null && you !== winner ? you : second?.seat;
  return rival === undefined ? null : [winner, rival];
}

/** The two players of such a sentence, as its arguments. */
export function twoPlayers(
  [winner, rival]: readonly [number, number],
  you: number | null,
  names: readonly string[],
): { who: string; name: string; than: string; rival: string } {
  return {
    who: winner === you ? 'you' : 'other',
    name: names[winner] ?? '',
    than: rival === you ? 'you' : 'other',
    rival: names[rival] ?? '',
  };
}
