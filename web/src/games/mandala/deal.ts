// How a game of Mandala begins: from a full deck two cards go to each Mountain, six to each hand and two to each Cup.

import type { Deal } from '../../board/contract';
import type { Flight } from '../../board/flights';
import { sound } from '../../sound/sound';
import { drawn, MOVE, refilled } from './present';
import { step } from './steps';
import { coloursOf, cupOf, handOf, type MandalaEvent, type MandalaFigures, type MandalaView } from './view';

/** Milliseconds between two rounds of the deal. */
const ROUND = 190;
const SEATS = [0, 1] as const;

interface Round {
  view: MandalaView;
  flights: readonly Flight[];
}

export const deal: Deal<MandalaView, MandalaFigures> = {
  undealt,
  present: async (context, before, after) => {
    const moves: Promise<void>[] = [];
    for (const { view, flights } of rounds(before.view, after.view)) {
      moves.push(context.move(view, flights));
      if (!context.hurried) sound.play('card-set');
      await context.pause(ROUND);
    }
    await Promise.all(moves);
  },
};

/** The table before the deal, when no player is to move yet. A lesson may begin in the middle of a game: that is not dealt. */
export function undealt(view: MandalaView): MandalaView | null {
  const { hands, cups, mandalas, reveal } = view;
  const fields = mandalas.flatMap((areas) => areas.fields);
  if ([view.discard, ...view.rivers, ...fields].some((pile) => pile !== '')) return null;
  const cards = [...hands, ...cups, ...mandalas.map(({ mountain }) => mountain.length)];
  return {
    ...view,
    to_move: null,
    deck: cards.reduce((sum, count) => sum + count, view.deck),
    hands: [0, 0],
    cups: [0, 0],
    mandalas: [bare(), bare()],
    ...(view.hand === undefined ? {} : { hand: '' }),
    ...(view.cup === undefined ? {} : { cup: '' }),
    ...(reveal ? { reveal: { ...reveal, hands: ['', ''], cups: ['', ''] } } : {}),
  };
}

function bare(): MandalaView['mandalas'][number] {
  return { mountain: '', fields: ['', ''] };
}

/** The Mountains, then two cards at a time for each hand, then the Cups. */
function rounds(before: MandalaView, after: MandalaView): Round[] {
  let view = before;
  const round = (events: readonly DealEvent[]): Round => {
    for (const event of events) view = step(view, event);
    const flights = events.flatMap((event) => (event.event === 'drew' ? drawn(event) : refilled(event)));
    return { view, flights: flights.map((flight, index) => ({ ...flight, delay: index * 40 })) };
  };
  const mountains = after.mandalas.map(({ mountain }, index): DealEvent => ({
    event: 'refilled',
    mandala: index === 0 ? 1 : 2,
    cards: mountain,
  }));
  const pairs = Array.from({ length: Math.ceil(Math.max(...after.hands) / 2) }, (_, index) =>
    SEATS.map((seat): DealEvent => {
      const cards = handOf(after, seat)?.slice(2 * index, 2 * index + 2);
      const count = Math.min(2, after.hands[seat] - 2 * index);
      return { event: 'drew', seat, count, ...(cards === undefined ? {} : { cards }) };
    }),
  );
  return [
    round(mountains),
    ...pairs.map((pair) => round(pair)),
    { view: { ...after, to_move: null }, flights: intoCups(after) },
  ];
}

type DealEvent = Extract<MandalaEvent, { event: 'drew' | 'refilled' }>;

function intoCups(view: MandalaView): Flight[] {
  return SEATS.flatMap((seat) => {
    const known = coloursOf(cupOf(view, seat));
    return Array.from({ length: view.cups[seat] }, (_, index) => ({
      piece: known[index] ?? ('back' as const),
      as: 'back',
      from: 'deck',
      to: `cup-${seat}`,
      time: MOVE,
      delay: (2 * seat + index) * 40,
    }));
  });
}
