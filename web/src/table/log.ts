// The log of a table, told from what happened: actions with their numbers, what was taken back, and destructions as one event.

import type { LogLine } from '../protocol';
import type { GameEvent } from '../board/contract';

/** An action, as it stands in the log. */
export interface Move {
  kind: 'move';
  version: number;
  /** Counts the actions that stand, from 1; what was taken back keeps the number it had. */
  number: number;
  seat: number;
  action: string;
  events: readonly GameEvent[];
  undone: boolean;
}

/** Something that happened beside the game. */
interface Note {
  kind: 'note';
  line: LogLine;
}

/** The claims of one destruction, together. */
interface Destruction {
  kind: 'destruction';
  version: number;
  mandala: number;
  claims: Move[];
}

export type Entry = Move | Note | Destruction;

/** What is worth a line besides actions. */
export const NOTED = ['started', 'undo_refused', 'resigned', 'timed_out', 'claimed', 'stood_in', 'returned', 'aborted'];

/** An action that stands as it did is the same entry again: whoever shows the log need not tell it anew. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const undone = takenBack(lines);
  const list: Entry[] = [];
  let number = 0;
  for (const line of lines) {
    if (line.what === 'played') {
      number += 1;
      place(list, moveOf(line, line.seat, line.action, number, undone.has(line)));
    } else if (line.what === 'undone') {
      number = line.ply;
    } else if (NOTED.includes(line.what)) {
      list.push({ kind: 'note', line });
    }
  }
  return list;
}

/** What happened, as everybody may read it who shares a device: which cards were drawn is for the one who drew them. */
export function discreet(events: readonly GameEvent[]): GameEvent[] {
  return events.map(
    ({ cards, ...rest }) => (rest.event === 'drew' || cards === undefined ? rest : { ...rest, cards }) as GameEvent,
  );
}

/** The actions that stand. */
export function standing(list: readonly Entry[]): Move[] {
  const all = list.flatMap((entry) =>
    entry.kind === 'destruction' ? entry.claims : entry.kind === 'move' ? [entry] : [],
  );
  return all.filter((move) => !move.undone);
}

function takenBack(lines: readonly LogLine[]): Set<LogLine> {
  const undone = new Set<LogLine>();
  const played: LogLine[] = [];
  for (const line of lines) {
    if (line.what === 'played') played.push(line);
    else if (line.what === 'undone') for (const one of played.splice(line.ply)) undone.add(one);
  }
  return undone;
}

const before = new WeakMap<LogLine, Move>();

function moveOf(line: LogLine, seat: number, action: string, number: number, undone: boolean): Move {
  const known = before.get(line);
  if (known?.number === number && known.undone === undone) return known;
  const move: Move = {
    kind: 'move',
    version: line.version,
    number,
    seat,
    action,
    events: (line.events ?? []) as GameEvent[],
    undone,
  };
  before.set(line, move);
  return move;
}

/** A claim joins the destruction it belongs to; an action taken back between two claims does not part them. */
function place(list: Entry[], move: Move): void {
  const mandala = move.events.find(({ event }) => event === 'claimed')?.['mandala'] as number | undefined;
  const last = list.at(-1);
  if (mandala === undefined) list.push(move);
  else if (last?.kind === 'destruction' && last.mandala === mandala) last.claims.push(move);
  else list.push({ kind: 'destruction', version: move.version, mandala, claims: [move] });
}
