// One's own games that go on, with what the start page says about each.

import { request } from '../api/http';
import { type Petals, SANDS } from '../games/pieces/types';
import type { MandalaView } from '../games/mandala/view';
import type { GameName, Snapshot, TableSummary } from '../protocol';

export interface Unfinished {
  id: string;
  game: GameName;
  /** Everybody else's names; where somebody else is to move, theirs. */
  others: string[];
  /** Whose turn it is; `shared` where one holds several seats, `waiting` where somebody has yet to come. */
  turn: 'mine' | 'theirs' | 'shared' | 'waiting';
  /** The number of the turn, where the game counts them. */
  number: number | null;
  /** The colours of the mandala that is nearer to its end. */
  petals: Petals | null;
  daily: boolean;
}

/** The latest ones, those that wait for oneself first. Each is looked at, so there must not be too many. */
export async function unfinished(me: string | undefined, most: number): Promise<Unfinished[]> {
  const tables = await request('GET /api/tables', { query: { mine: true } });
  const live = tables.filter(({ phase }) => phase === 'open' || phase === 'running').slice(0, most);
  const looks = await Promise.all(
    live.map(({ id }) => request('GET /api/tables/{table}', { params: { table: id } }).catch(() => null)),
  );
  const games = looks
    .filter((look) => look !== null && look.table.kind !== 'lesson')
    .map((look) => tell(look as Snapshot, me));
  const order = ['mine', 'shared', 'theirs', 'waiting'];
  return games.sort((one, two) => order.indexOf(one.turn) - order.indexOf(two.turn));
}

export function tell({ table, seat, view }: Snapshot, me: string | undefined): Unfinished {
  const shown = view as { to_move?: number | null; phase?: string; turn?: number } | null;
  const own = table.seats.filter(({ person }) => person !== undefined && person === me).length;
  const turn = table.phase === 'open' ? 'waiting' : own > 1 ? 'shared' : shown?.to_move === seat ? 'mine' : 'theirs';
  const next = turn === 'theirs' ? shown?.to_move : null;
  const others = table.seats.filter(({ person }, index) =>
    typeof next === 'number' ? index === next : person === undefined || person !== me,
  );
  return {
    id: table.id,
    game: table.game,
    others: others.map(({ name }) => name ?? '…'),
    turn,
    number: shown?.turn === undefined ? null : turnNumber(shown.turn, shown.phase),
    petals: table.game === 'mandala' && view ? petalsOf(view as MandalaView) : null,
    daily: table.kind === 'daily',
  };
}

/** The view counts turns that were made. While a mandala is destroyed, the turn that completed it goes on. */
function turnNumber(made: number, phase: string | undefined): number {
  return phase === 'claim' ? made : made + 1;
}

function petalsOf(view: MandalaView): Petals {
  const held = view.mandalas.map(({ mountain, fields }) => new Set([mountain, ...fields].join('')));
  const fullest = held.reduce((best, colours) => (colours.size > best.size ? colours : best), new Set<string>());
  return Object.fromEntries(SANDS.map((colour) => [colour, fullest.has(colour) ? 'on' : 'off'])) as Petals;
}
