// The log of a table, derived from its history: numbered actions, take-backs, and groups of moves that belong together.

import type { Chapter, GameEvent, GameLog } from '../board/contract';
import type { LogLine, Reaction } from '../protocol';

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

/** A reaction. The server stores none: these are those received since the table was opened. */
export interface Remark {
  kind: 'said';
  /** The version of the table at which it was said. */
  version: number;
  key: number;
  seat: number;
  reaction: Reaction;
}

/** Moves that are grouped. */
interface MoveGroup {
  kind: 'together';
  version: number;
  chapter: Chapter;
  moves: { move: Move; line: Chapter['line'] }[];
}

export type Entry = Move | Note | Remark;

/** What is worth a line besides actions. */
export const NOTED = [
  'started',
  'undo_refused',
  'undone',
  'resigned',
  'timed_out',
  'claimed',
  'stood_in',
  'returned',
  'aborted',
] as const;

/** An unchanged action is the same object again, so that its row is not rendered anew. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const undone = takenBack(lines);
  const list: Entry[] = [];
  let number = 0;
  for (const line of lines) {
    if (line.what === 'played') {
      number += 1;
      list.push(moveOf(line, line.seat, line.action, number, undone.has(line)));
    } else if (NOTED.some((what) => what === line.what)) {
      list.push({ kind: 'note', version: line.version, line });
    }
    if (line.what === 'undone') number = line.ply;
  }
  return list;
}

/** The log with what was said, each phrase where the game was at that time. */
export function withPhrases(list: readonly Entry[], phrases: readonly Remark[]): Entry[] {
  return [...list, ...phrases].sort((one, two) => one.version - two.version);
}

/** The actions that stand. */
export function standing(list: readonly Entry[]): Move[] {
  return list.flatMap((entry) => (entry.kind === 'move' && !entry.undone ? [entry] : []));
}

/** Puts moves of one chapter together; an action taken back between two of them does not part them. */
export function gathered(list: readonly Entry[], game: GameLog, name: (seat: number) => string): (Entry | MoveGroup)[] {
  const all: (Entry | MoveGroup)[] = [];
  for (const entry of list) {
    const chapter = entry.kind === 'move' ? game.chapter(entry.events, name(entry.seat)) : null;
    const last = all.findLast((before) => !isAside(before));
    if (!chapter || entry.kind !== 'move') all.push(entry);
    else if (last?.kind === 'together' && last.chapter.key === chapter.key)
      last.moves.push({ move: entry, line: chapter.line });
    else all.push({ kind: 'together', version: entry.version, chapter, moves: [{ move: entry, line: chapter.line }] });
  }
  return all;
}

/** Whether a line stands between moves without parting them: a phrase, or that one of them was taken back. */
function isAside(entry: Entry | MoveGroup): boolean {
  return entry.kind === 'said' || (entry.kind === 'note' && entry.line.what === 'undone');
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
