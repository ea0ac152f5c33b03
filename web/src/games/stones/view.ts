// What the engine of Mandala Stones writes: views, events, effects and figures (docs/records.md). Stacks and towers are
// written top first.

import type { GameEvent } from '../../board/contract';
import type {
  StonesEvent,
  StonesObjective,
  StonesPattern,
  StonesSeenStone,
  StonesStone,
  StonesView,
} from '../../protocol/stones';

export type {
  StonesAccount as Account,
  StonesEffects,
  StonesEvent,
  StonesFigures,
  StonesHeld as Held,
  StonesLeft as Left,
  StonesPrinted,
  StonesPrintedTrack as Track,
  StonesView,
  StonesWorth as Worth,
} from '../../protocol/stones';

/** An event of one kind. */
export type EventOf<Kind extends StonesEvent['event']> = Extract<StonesEvent, { event: Kind }>;

/** A moment between two frames: a view, and what the presentation shows beside it. */
export interface MomentView extends StonesView {
  presented?: Gains;
}

/** What a presentation shows that no view of the engine says. */
export interface Gains {
  /** Stones that have left for the track since the last frame, by the space they cover. */
  laid?: Readonly<Record<number, StonesStone>>;
  /** Stones that have left since then and found no space on it. */
  aside?: readonly StonesStone[];
  /** Points that have just been gained, by the place they come from. */
  gains?: Readonly<Record<string, number>>;
  /** What is announced over the main board. */
  banner?: 'last-round' | null;
  final?: FinalCount;
}

/** The objectives at the end, as far as they have been turned over, and what they bring. */
export interface FinalCount {
  seats: readonly FinalSeat[];
  /** What happened in the last action. */
  last: readonly StonesEvent[];
  /** Known once everything is counted. */
  winner: number | null;
}

interface FinalSeat {
  cards: ReadonlyArray<{ card: StonesObjective; points: number; met: boolean; turned: boolean }>;
  /** What the objective has added so far; nothing until both cards are turned over. */
  added: number | null;
}

const KINDS = [
  'picked_up',
  'revealed',
  'scored',
  'placed',
  'end_begun',
  'ended',
] as const satisfies readonly StonesEvent['event'][];

/** The events of this game among those that a table reports. */
export function stonesEvents(events: readonly GameEvent[]): StonesEvent[] {
  return events.filter(isStonesEvent);
}

/** How many turns a seat has taken. */
export function turnsTaken(history: readonly GameEvent[], seat: number): number {
  const turns = stonesEvents(history).filter(({ event }) => event === 'picked_up' || event === 'scored');
  return turns.filter((turn) => 'seat' in turn && turn.seat === seat).length;
}

function isStonesEvent(event: GameEvent): event is StonesEvent {
  return KINDS.some((kind) => kind === event.event);
}

/** The stones on a space of the main board, top first. */
export function stackAt(view: StonesView, space: string): readonly StonesSeenStone[] {
  const stacks: Partial<Record<string, readonly StonesSeenStone[]>> = view.stacks;
  return stacks[space] ?? [];
}

/** A seat's points; once the game is over, with those of its objective. */
export function pointsOf(view: StonesView, seat: number): number {
  const objective = view.phase === 'over' ? (view.reveal?.objective_points[seat] ?? 0) : 0;
  return (view.points[seat] ?? 0) + objective;
}

/** The artist on a space, if one stands there. */
export function artistAt(view: StonesView, space: string): StonesPattern | null {
  const artists: Partial<Record<string, StonesPattern>> = view.artists;
  return artists[space] ?? null;
}

/** The tower spaces that the last action touched. */
export function touchedTowers(events: readonly StonesEvent[], seat: number): number[] {
  return events.flatMap((event) => {
    if (event.event === 'picked_up' && event.seat === seat) return [event.tower];
    return event.event === 'scored' && event.seat === seat ? event.towers.map(({ tower }) => tower) : [];
  });
}
