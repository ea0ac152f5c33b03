// One frame of a table: everything that is true of it at one version, for one viewer. Frames are never changed.

import type { ClockState, GameName, Games, LogLine, Snapshot, TableInfo, Update } from '../protocol';
import type { BoardFrame, GameEvent } from '../board/contract';

export interface TableFrame extends BoardFrame {
  version: number;
  table: TableInfo;
  /** The seat that is looked from; nothing for spectators. */
  seat: number | null;
  view: Games[GameName]['view'] | null;
  figures: Games[GameName]['figures'] | null;
  legal: readonly string[];
  canUndo: boolean;
  canAskUndo: boolean;
  canAbort: boolean;
  clocks: ClockState | null;
  /** What led here; nothing in the first frame of a connection. */
  update: Update | null;
  events: readonly GameEvent[];
}

/** The frame that a connection begins with. */
export function first(snapshot: Snapshot): TableFrame {
  return {
    version: snapshot.version,
    table: snapshot.table,
    seat: snapshot.seat,
    view: snapshot.view,
    figures: snapshot.figures,
    legal: snapshot.legal ?? [],
    canUndo: snapshot.can_undo,
    canAskUndo: snapshot.can_ask_undo,
    canAbort: snapshot.can_abort,
    clocks: snapshot.clocks ?? null,
    update: null,
    events: [],
    mover: null,
    begins: snapshot.table.phase === 'running' && snapshot.history.length === 0,
  };
}

/** A table of which nothing is known yet: whose game it is, and no more. */
export function unseen(frame: TableFrame): TableFrame {
  return { ...frame, view: null, figures: null, legal: [], update: null, events: [], mover: null, begins: false };
}

/** Whether two frames are of the same version. Another seat may look: what lies on the table is the same. */
export function isSameMoment(one: TableFrame | null, two: TableFrame): boolean {
  return one?.version === two.version && one.view !== null;
}

/** The frame after an update. An update leaves out what has not changed. */
export function next(before: TableFrame, update: Update): TableFrame {
  const played = update.what === 'played';
  return {
    version: update.version,
    table: update.table ?? before.table,
    seat: before.seat,
    view: update.view === undefined ? before.view : update.view,
    figures: update.figures === undefined ? before.figures : update.figures,
    legal: update.legal ?? [],
    canUndo: update.can_undo,
    canAskUndo: update.can_ask_undo,
    canAbort: update.can_abort,
    clocks: update.clocks ?? before.clocks,
    update,
    events: played ? (update.events ?? []) : [],
    mover: played ? update.seat : null,
    begins: before.view === null && !played,
  };
}

/** The frames that led to the first one of a connection, and that one with what led to it: as many as the log has views for. */
export function recalled(first: TableFrame, lines: readonly LogLine[]): TableFrame[] {
  return lines.flatMap((line): TableFrame[] => {
    const { version, view, events, figures = null } = line;
    if (view === undefined || version > first.version) return [];
    const played = line.what === 'played';
    const happened = { events: played ? (events ?? []) : [], mover: played ? line.seat : null, begins: false };
    return [{ ...(version === first.version ? first : { ...unseen(first), version, view, figures }), ...happened }];
  });
}
