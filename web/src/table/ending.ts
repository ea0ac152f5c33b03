// How a game ended, in words.

import type { EndBody, SeatInfo, TableInfo } from '../protocol';
import { t, translate } from '../words';

export interface Ending {
  head: string;
  line: string;
  for: 'won' | 'lost' | 'drawn' | 'nobody';
}

/** What is needed of a table, or of a record, to say how its game ended. */
type FinishedTable = Pick<TableInfo, 'game'> & { seats: ReadonlyArray<Pick<SeatInfo, 'lost'>> };

/** What brought a game to its end: a player's seat, or a space of the board. */
export interface Cause {
  by: number | null;
  space: number | null;
}

/** `you` is the seat one speaks of as “you”, if there is one. */
export function ending(
  table: FinishedTable,
  end: EndBody,
  you: number | null,
  names: readonly string[],
  cause: Cause = { by: null, space: null },
): Ending {
  const { winner } = end;
  const who = winner !== null && winner === you ? 'you' : 'other';
  const name = winner === null ? '' : (names[winner] ?? '');
  return { head: headline(end, you, who, name), line: reason(table, end, you, names, cause), for: outcome(end, you) };
}

/** Whether the player has won, lost, drawn, or only looked on. */
export function outcome(end: EndBody, you: number | null): Ending['for'] {
  if (you === null) return 'nobody';
  if (end.winner === null) return end.places[you] === 1 ? 'drawn' : 'lost';
  return end.winner === you ? 'won' : 'lost';
}

function headline(end: EndBody, you: number | null, who: string, name: string): string {
  const { scores, winner } = end;
  if (winner === null)
    return scores && scores.length === 2 ? t('table-draw-score', { score: scores[0] ?? 0 }) : t('table-draw');
  if (!scores) return t('table-wins', { who, name });
  const own = scores[winner] ?? 0;
  if (scores.length === 2) return t('table-wins-score', { who, name, own, other: scores[1 - winner] ?? 0 });
  if (you !== null && winner !== you) return t('table-place', { name, own, place: end.places[you] ?? 0 });
  return t('table-wins-points', { who, name, own });
}

function reason(
  table: FinishedTable,
  end: EndBody,
  you: number | null,
  names: readonly string[],
  { by, space }: Cause,
): string {
  const nameArguments = (seat: number | null): { who: string; name: string } => ({
    who: seat !== null && seat === you ? 'you' : 'other',
    name: names[seat ?? -1] ?? '',
  });
  const { scores, winner } = end;
  if (scores && winner !== null && scores.some((score, seat) => seat !== winner && score === scores[winner]))
    return t(`table-tie-${table.game}`, nameArguments(winner));
  if (end.reason === 'river') return t('table-end-river', nameArguments(by));
  const loser = table.seats.findIndex((seat) => seat.lost);
  return translate(`table-end-${end.reason}`, {
    ...nameArguments(loser),
    ...(space !== null && { space }),
  });
}
