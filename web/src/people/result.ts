// What became of a finished game for one person.

import type { GameSeat, GameSummary } from '../protocol';

/** `shared` is a game in which the person held several seats. */
export type Result = 'won' | 'drawn' | 'lost' | 'shared';

export function resultFor(game: GameSummary, person: string | undefined): Result | null {
  const own = game.seats.filter((seat) => person !== undefined && seat.person === person);
  const [seat, more] = own;
  if (!seat) return null;
  if (more) return 'shared';
  if (seat.place > 1) return 'lost';
  return game.seats.filter(({ place }) => place === 1).length > 1 ? 'drawn' : 'won';
}

/** The seats as a result lists them: by place, and by turn order where places are shared. */
export function byPlace<Seat extends GameSeat>(seats: readonly Seat[]): Seat[] {
  return [...seats].sort((one, two) => one.place - two.place);
}
