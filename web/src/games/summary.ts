// What a list of games says about each of them, from its view. Only types of the games are imported: a list does not load them.

import type { GameName } from '../protocol';
import type { MandalaView } from './mandala/view';
import { type Petals, SANDS } from './pieces/types';

/** What every view says about its turn. */
interface TurnView {
  phase?: string;
  turn?: number;
}

/** The number of the turn, where the game counts them. */
export function turnNumber(view: unknown): number | null {
  const { phase, turn } = (view ?? {}) as TurnView;
  if (turn === undefined) return null;
  // The view counts turns that were made. While a mandala is destroyed, the turn that completed it goes on.
  return phase === 'claim' ? turn : turn + 1;
}

/** What a list draws as petals, by game. */
const PETALS = {
  mandala: (view) => fullestMandala(view as MandalaView),
  stones: () => null,
} satisfies Record<GameName, (view: unknown) => Petals | null>;

/** The colours of the mandala that is nearer to its end, for the game that has them. */
export function petals(game: GameName, view: unknown): Petals | null {
  return view ? PETALS[game](view) : null;
}

function fullestMandala({ mandalas }: MandalaView): Petals {
  const held = mandalas.map(({ mountain, fields }) => new Set([mountain, ...fields].join('')));
  const fullest = held.reduce((best, colours) => (colours.size > best.size ? colours : best), new Set<string>());
  return Object.fromEntries(SANDS.map((colour) => [colour, fullest.has(colour) ? 'on' : 'off'])) as Petals;
}
