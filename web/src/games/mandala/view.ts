// Reading what the engine writes of a game of Mandala (protocol/mandala.ts, docs/records.md). Piles are letters, sorted by colour.

import type { GameEvent } from '../../board/contract';
import type { Flights } from '../../board/flights';
import type { MandalaCupWorth, MandalaEvent, MandalaPile, MandalaView } from '../../protocol/mandala';
import { SAND_NAMES, type Sand, SANDS } from '../pieces/types';

export type { MandalaEffects, MandalaEvent, MandalaFigures, MandalaPrinted, MandalaView } from '../../protocol/mandala';

/** A pile being looked through. */
export interface InspectedPile {
  title: string;
  cards: MandalaPile;
  /** What is known of a Cup: the worth of its cards, those of them that one player alone has seen, and how many are not known. */
  cup?: { worth: MandalaCupWorth; secret: MandalaPile; unseen: number };
}

const KINDS: Record<MandalaEvent['event'], true> = {
  built: true,
  grew: true,
  discarded: true,
  drew: true,
  reshuffled: true,
  completed: true,
  claimed: true,
  swept: true,
  refilled: true,
  ended: true,
};

/** The events of Mandala among those of a frame. A newer server may know kinds that this page does not. */
export function eventsOf(events: readonly GameEvent[]): readonly MandalaEvent[] {
  return events.filter((event): event is MandalaEvent => Object.hasOwn(KINDS, event.event));
}

/** Cards of a pile counted by colour, in the order of the pile. */
export function counted(pile: MandalaPile): Array<[Sand, number]> {
  const counts = new Map<Sand, number>();
  for (const colour of coloursOf(pile)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}

/** The colours of a pile's cards, card by card. */
export function coloursOf(pile: MandalaPile): Sand[] {
  return [...pile].filter(isSand);
}

function isSand(letter: string): letter is Sand {
  return letter in SAND_NAMES;
}

/** The name of a colour as message ids have it. */
export function colourName(colour: Sand): (typeof SAND_NAMES)[Sand] {
  return SAND_NAMES[colour];
}

/** A hand as far as the viewer may see it: their own, or all of them in an open replay and after the end. */
export function handOf(view: MandalaView, seat: number): MandalaPile | null {
  return view.reveal?.hands[seat] ?? (seat === view.seat ? (view.hand ?? null) : null);
}

/** The cards of a Cup that the viewer knows. */
export function cupOf(view: MandalaView, seat: number): MandalaPile {
  const own = seat === view.seat ? view.cup : undefined;
  return view.reveal?.cups[seat] ?? own ?? view.cups_seen[seat] ?? '';
}

/** The known cards of a Cup that not all players have seen: the two dealt at the start. */
export function secretOf(view: MandalaView, seat: number): MandalaPile {
  const seen = new Map(counted(view.cups_seen[seat] ?? ''));
  return counted(cupOf(view, seat))
    .map(([colour, count]) => colour.repeat(count - (seen.get(colour) ?? 0)))
    .join('');
}

/** The cards of an area that lie there: not those that are still on their way to it. Each colour is a place of its own. */
export function lying(flights: Flights, area: string, cards: MandalaPile): MandalaPile {
  return counted(cards)
    .map(([colour, count]) => colour.repeat(Math.max(0, count - flights.coming(`${area}-${colour}`))))
    .join('');
}

/** The cards on their way to a place where pieces of all colours lie together. */
export function arriving(flights: Flights, place: string): Array<Sand | 'back'> {
  return [...SANDS, 'back' as const].flatMap((colour) =>
    Array.from({ length: flights.coming(place, colour) }, () => colour),
  );
}
