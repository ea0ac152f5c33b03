// The log of a table, told from what happened: actions with their numbers, what was taken back, and what belongs together as one.

import type { Chapter, GameEvent, Logging } from '../board/contract';
import type { LogLine } from '../protocol';

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
  version: number;
  line: LogLine;
}

/** Moves that are told together. */
interface Together {
  kind: 'together';
  version: number;
  chapter: Chapter;
  moves: { move: Move; line: Chapter['line'] }[];
}

export type Entry = Move | Note;

/** What is worth a line besides actions. */
export const NOTED = [
  'started',
  'undo_refused',
  'resigned',
  'timed_out',
  'claimed',
  'stood_in',
  'returned',
  'aborted',
] as const;

/** An action that stands as it did is the same entry again: whoever shows the log need not tell it anew. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const undone = takenBack(lines);
  const list: Entry[] = [];
  let number = 0;
  for (const line of lines) {
    if (line.what === 'played') {
      number += 1;
      list.push(moveOf(line, line.seat, line.action, number, undone.has(line)));
    } else if (line.what === 'undone') {
      number = line.ply;
    } else if (NOTED.some((what) => what === line.what)) {
      list.push({ kind: 'note', version: line.version, line });
    }
  }
  return list;
}

/** The actions that stand. */
export function standing(list: readonly Entry[]): Move[] {
  return list.flatMap((entry) => (entry.kind === 'move' && !entry.undone ? [entry] : []));
}

/** Puts moves of one chapter together; an action taken back between two of them does not part them. */
export function gathered(list: readonly Entry[], game: Logging, name: (seat: number) => string): (Entry | Together)[] {
  const all: (Entry | Together)[] = [];
  for (const entry of list) {
    const chapter = entry.kind === 'move' ? game.chapter(entry.events, name(entry.seat)) : null;
    const last = all.at(-1);
    if (entry.kind === 'note' || !chapter) all.push(entry);
    else if (last?.kind === 'together' && last.chapter.key === chapter.key)
      last.moves.push({ move: entry, line: chapter.line });
    else all.push({ kind: 'together', version: entry.version, chapter, moves: [{ move: entry, line: chapter.line }] });
  }
  return all;
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
  const { version, events = [] } = line;
  const move: Move = { kind: 'move', version, number, seat, action, events, undone };
  before.set(line, move);
  return move;
}
