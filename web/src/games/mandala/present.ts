// What happens at a table of Mandala, played event by event: cards go where the events say, petals follow the cards.

import type { Present, PresentationContext } from '../../board/contract';
import type { Flight } from '../../board/flights';
import { SANDS, type Sand } from '../pieces/types';
import { sand } from './sand';
import { playSound } from './sounds';
import { step } from './steps';
import { coloursOf, eventsOf, handOf, type MandalaEvent, type MandalaFigures, type MandalaView } from './view';

type EventOf<Kind extends MandalaEvent['event']> = Extract<MandalaEvent, { event: Kind }>;
type Context = PresentationContext<MandalaView>;

/** How long each motion takes, in milliseconds. */
export const MOVE = 320;
const CLAIM = 520;
const CELEBRATION = 1400;
const BLOW = 760;

export const present: Present<MandalaView, MandalaFigures> = async (context, before, after) => {
  let { view } = before;
  for (const event of eventsOf(after.events)) {
    const next = step(view, event);
    await presentEvent(context, view, next, event);
    view = next;
  }
};

async function presentEvent(
  context: Context,
  view: MandalaView,
  next: MandalaView,
  event: MandalaEvent,
): Promise<void> {
  switch (event.event) {
    case 'built':
      return context.move(next, fromHand(view, event, `m${event.mandala}-${event.colour}`, 1));
    case 'grew': {
      const to = `f${event.mandala}-${event.seat}-${event.colour}`;
      return context.move(next, fromHand(view, event, to, event.count));
    }
    case 'discarded':
      return context.move(next, fromHand(view, event, 'discard', event.count));
    case 'drew':
      return context.move(next, drawn(event));
    case 'reshuffled':
      return context.move(next, reshuffled(view));
    case 'completed':
      return celebrate(context, event);
    case 'claimed':
      return context.move(next, claimed(event));
    case 'swept':
      return context.move(next, swept(context, view, event));
    case 'refilled':
      return context.move(next, refilled(event));
    case 'ended':
      return;
  }
}

/** Cards leave a hand as a group along one arc; from a closed hand they are turned over on the way. */
function fromHand(
  view: MandalaView,
  event: EventOf<'built'> | EventOf<'grew'> | EventOf<'discarded'>,
  to: string,
  count: number,
): Flight[] {
  const closed = handOf(view, event.seat) === null;
  return Array.from({ length: count }, (_, index) => ({
    piece: event.colour,
    ...(closed ? { as: 'back' } : {}),
    from: `hand-${event.seat}`,
    to,
    time: MOVE,
    delay: index * 40,
    ...(index === count - 1 ? { landed: () => playSound(event) } : {}),
  }));
}

/** Cards that the viewer may see are turned over on their way into the hand. */
export function drawn({ seat, count, cards }: EventOf<'drew'>): Flight[] {
  const known: readonly Sand[] = coloursOf(cards ?? '');
  return Array.from({ length: count }, (_, index) => ({
    piece: known[index] ?? 'back',
    as: 'back',
    from: 'deck',
    to: `hand-${seat}`,
    time: MOVE,
    delay: index * 60,
  }));
}

/** The discard pile streams to the deck, face down. However many cards there are, it takes about a second. */
function reshuffled({ discard }: MandalaView): Flight[] {
  const cards = coloursOf(discard);
  const apart = Math.min(60, 700 / cards.length);
  return cards.map((colour, index) => ({
    piece: 'back',
    as: colour,
    from: 'discard',
    to: 'deck',
    time: MOVE,
    delay: index * apart,
  }));
}

/** The first card goes to the River if its colour is new there, the others to the Cup; or all are discarded. */
function claimed(event: EventOf<'claimed'>): Flight[] {
  const { seat, mandala, colour, taken } = event;
  const goals = [
    ...(taken.river === null ? [] : [`river-${seat}-${taken.river}`]),
    ...Array.from({ length: taken.cup }, () => `cup-${seat}`),
    ...Array.from({ length: taken.discarded }, () => 'discard'),
  ];
  return goals.map((to, index) => ({
    piece: colour,
    from: `m${mandala}-${colour}`,
    to,
    time: CLAIM,
    delay: index * 60,
    ...(index === 0 ? { landed: () => playSound(event) } : {}),
  }));
}

/** What is left of a destroyed mandala turns to sand that blows off to the discard pile. */
function swept(context: Context, view: MandalaView, event: EventOf<'swept'>): Flight[] {
  const areas = view.mandalas[event.mandala - 1];
  const name = `${event.mandala}`;
  const lying = [
    { area: `m${name}`, cards: areas?.mountain ?? '' },
    ...(areas?.fields ?? []).map((cards, seat) => ({ area: `f${name}-${seat}`, cards })),
  ];
  // Fields step back while their mandala is being destroyed.
  const opacity = view.claiming === event.mandala ? 0.45 : 1;
  const cards = lying.flatMap((pile) => coloursOf(pile.cards).map((colour) => ({ area: pile.area, colour })));
  const apart = Math.min(70, 600 / cards.length);
  return cards.map(({ area, colour }, index) => {
    const delay = index * apart;
    return {
      piece: colour,
      from: `${area}-${colour}`,
      to: 'discard',
      time: BLOW,
      delay,
      arc: 0.08,
      dress: (flying, size) => sand(context, flying, colour, { ...size, duration: BLOW, delay, opacity, seed: index }),
      ...(index === 0 ? { landed: () => playSound(event) } : {}),
    };
  });
}

export function refilled({ mandala, cards }: EventOf<'refilled'>): Flight[] {
  return coloursOf(cards).map((colour, index) => ({
    piece: colour,
    as: 'back',
    from: 'deck',
    to: `m${mandala}-${colour}`,
    time: MOVE,
    delay: index * 120,
  }));
}

/**
 * The ring closes: a light turns once behind it by a sixth, its petals swell one after the other, the rest of the table steps back;
 * then the numbers of cards in the Fields say who chooses first.
 */
async function celebrate(context: Context, event: EventOf<'completed'>): Promise<void> {
  const mandala = context.root.querySelector(`[data-mandala="${event.mandala}"]`);
  if (!mandala || context.hurried) return;
  // The petal of the last card is filling.
  await context.pause(MOVE);
  playSound(event);
  const halo = mandala.querySelector('[data-halo]');
  const others = [...context.root.querySelectorAll('[data-mandala]')].filter((other) => other !== mandala);
  const order = event.first === null ? [] : [event.first, 1 - event.first];
  await Promise.all([
    halo && context.animate(halo, HALO, { duration: CELEBRATION, easing: 'cubic-bezier(.6,0,.2,1)' }),
    ...others.map((other) => context.animate(other, DIM, { duration: CELEBRATION })),
    ...SANDS.flatMap((colour, index) =>
      [...mandala.querySelectorAll(`[data-petal="${colour}"]`)].map((petal) =>
        context.animate(petal, SWELL, { duration: 460, delay: index * 100, easing: 'ease-in-out' }),
      ),
    ),
    ...order.map((seat, index) => {
      const count = mandala.querySelector(`[data-pill="f${event.mandala}-${seat}"]`);
      return count && context.animate(count, POINT, { duration: 360, delay: 780 + index * 300, easing: 'ease-in-out' });
    }),
  ]);
}

const HALO: Keyframe[] = [
  { transform: 'rotate(0deg) scale(.96)', opacity: 0 },
  { transform: 'rotate(18deg) scale(1.15)', opacity: 1, offset: 0.35 },
  { transform: 'rotate(46deg) scale(1.16)', opacity: 1, offset: 0.75 },
  { transform: 'rotate(60deg) scale(1.2)', opacity: 0 },
];
const DIM: Keyframe[] = [
  { opacity: 1 },
  { opacity: 0.55, offset: 0.2 },
  { opacity: 0.55, offset: 0.8 },
  { opacity: 1 },
];
const SWELL: Keyframe[] = [{ scale: 1 }, { scale: 1.045 }, { scale: 1 }];
const POINT: Keyframe[] = [{ scale: 1 }, { scale: 1.7 }, { scale: 1 }];
