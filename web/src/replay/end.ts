// How a recorded game ended, in words.

import type { GameName, ReplayFilm } from '../protocol';
import { type Cause, type Ending, ending } from '../table/ending';

interface RecordedGame {
  game: GameName | null;
  players: readonly string[];
  result: ReplayFilm['result'];
  forfeit: ReplayFilm['forfeit'] | null;
}

/** Nothing for a record that breaks off. */
export function endOf(film: RecordedGame, you: number | null, cause: Cause): Ending | null {
  const { game, players, result, forfeit } = film;
  if (!game) return null;
  const seats = players.map((_, seat) => (forfeit?.seat === seat ? { lost: forfeit.why } : {}));
  const outcome = (scores: number[] | null, winner: number | null, reason: string): Ending => {
    const places = players.map((_, seat) => (winner === null || winner === seat ? 1 : 2));
    return ending({ game, seats }, { scores, winner, reason, places, secret: '' }, you, players, cause);
  };
  if (result) return outcome(result.scores, result.winner, result.reason);
  // Of more than two the others play on, so that such a game has a result.
  return forfeit ? outcome(null, 1 - forfeit.seat, forfeit.why) : null;
}
