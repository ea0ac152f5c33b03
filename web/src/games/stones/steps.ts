// The steps between two views: each applies a part of one event. They move pieces and points and know nothing of the rules;
// whose turn it is, and everything else, stays as it was before.

import type { StonesStone, StonesTowerSpace, StonesView } from '../../protocol/stones';
import { type EventOf, type MomentView, stackAt, type StonesEvent } from './view';

type PickedUpEvent = EventOf<'picked_up'>;

/** A stone that leaves a tower, and the space of the track it covers; none when the track is full. */
export interface LeavingStone {
  seat: number;
  tower: StonesTowerSpace;
  stone: StonesStone;
  /** What its tower scores. */
  points: number;
  space: number | null;
  bonus: number;
}

/** The artist stands on its new space. */
export function moveArtist<View extends StonesView>(view: View, { from, to, pattern }: PickedUpEvent): View {
  const { [from]: _, ...artists } = view.artists;
  return { ...view, artists: { ...artists, [to]: pattern } };
}

/** One stone is taken from its stack and lies on top of the tower. The stone below it is seen from now on. */
export function takeStone<View extends StonesView>(
  view: View,
  { seat, tower, stones }: PickedUpEvent,
  index: number,
  events: readonly StonesEvent[] = [],
): View {
  const picked = stones[index];
  if (!picked) return view;
  const { space, stone } = picked;
  const taken = { ...view, stacks: { ...view.stacks, [space]: stackAt(view, space).slice(1) } };
  const grown = changeTower(taken, seat, tower, (before) => stone + before);
  const revealed = events.find((event) => event.event === 'revealed' && event.space === space);
  return revealed?.event === 'revealed' ? reveal(grown, revealed) : grown;
}

/** The top of a stack is known. */
function reveal<View extends StonesView>(view: View, { space, stone }: EventOf<'revealed'>): View {
  return { ...view, stacks: { ...view.stacks, [space]: [stone, ...stackAt(view, space).slice(1)] } };
}

/** The stones of a scoring in the order in which they leave. */
export function leaving(scored: EventOf<'scored'>, placed: EventOf<'placed'>): LeavingStone[] {
  return scored.towers.flatMap(({ tower, points }, index) => {
    const stone = placed.stones[index];
    const covered = placed.covered[index];
    if (stone === undefined) return [];
    return [{ seat: scored.seat, tower, stone, points, space: covered?.space ?? null, bonus: covered?.bonus ?? 0 }];
  });
}

/** The top of a tower leaves for the track. */
export function leaveTower(view: MomentView, { seat, tower, stone, space }: LeavingStone): MomentView {
  const left = changeTower(view, seat, tower, (before) => before.slice(1));
  if (space === null)
    return { ...left, presented: { ...left.presented, aside: [...(left.presented?.aside ?? []), stone] } };
  const laid = { ...left.presented?.laid, [space]: stone };
  return { ...left, placed: left.placed + 1, presented: { ...left.presented, laid } };
}

/** A player gains points. */
export function award<View extends StonesView>(view: View, seat: number, points: number): View {
  return { ...view, points: view.points.map((before, other) => (other === seat ? before + points : before)) };
}

/** The last round has begun. */
export function beginEnd<View extends StonesView>(view: View): View {
  return { ...view, ending: true };
}

/** All steps of what one action caused. */
export function applyEvents(view: MomentView, events: readonly StonesEvent[]): MomentView {
  let now = view;
  let scored: EventOf<'scored'> | null = null;
  for (const event of events) {
    switch (event.event) {
      case 'picked_up':
        now = moveArtist(now, event);
        for (const index of event.stones.keys()) now = takeStone(now, event, index, events);
        break;
      case 'revealed':
        now = reveal(now, event);
        break;
      case 'scored':
        scored = event;
        break;
      case 'placed':
        for (const one of scored ? leaving(scored, event) : [])
          now = award(leaveTower(now, one), one.seat, one.points + one.bonus);
        break;
      case 'end_begun':
        now = beginEnd(now);
        break;
      case 'ended':
        break;
    }
  }
  return now;
}

function changeTower<View extends StonesView>(
  view: View,
  seat: number,
  tower: StonesTowerSpace,
  change: (before: string) => string,
): View {
  const towers = view.towers.map((row, owner) => {
    if (owner !== seat) return row;
    const changed: typeof row = [...row];
    changed[tower - 1] = change(row[tower - 1] ?? '');
    return changed;
  });
  return { ...view, towers };
}
