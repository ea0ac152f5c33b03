// A change shown: cards fly where the events say, mandalas turn and are swept away. The board is already as it is afterwards.

import { pieceUrl } from '../pieces/images';
import type { GameEvent } from '../../board/contract';
import { fly, type Flight, painted, type Places, pause, play } from '../../board/flights';
import type { MandalaView } from './view';

const RITUAL = 1400;
const CLAIM = 520;
const MOST = 12;

type Step = { flights: Flight[]; before?: () => Promise<void> };

export async function perform(
  root: HTMLElement,
  events: readonly GameEvent[],
  before: MandalaView | null,
  near: number,
  places: Places,
): Promise<void> {
  const steps = events.map((event) => step(root, event, before, near));
  // What arrives later is not there yet.
  const later = steps.flatMap(({ flights }) =>
    flights.flatMap(({ piece }) => (piece instanceof HTMLElement ? [piece] : [])),
  );
  for (const piece of later) piece.style.visibility = 'hidden';
  try {
    await painted();
    for (const { flights, before: first } of steps) {
      await first?.();
      for (const { piece } of flights) if (piece instanceof HTMLElement) piece.style.visibility = '';
      await fly(flights, places);
    }
  } finally {
    for (const piece of later) piece.style.visibility = '';
  }
}

function step(root: HTMLElement, event: GameEvent, before: MandalaView | null, near: number): Step {
  const seat = Number(event['seat']);
  const colour = String(event['colour']);
  const mandala = Number(event['mandala']);
  const picture = (name: string, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
    piece: { src: pieceUrl(name) },
    from,
    to,
    size: SMALL,
    ...more,
  });
  switch (event.event) {
    case 'built':
      return {
        flights: landing(root, `m${mandala}-${colour}`, 1).map((piece) => ({
          piece,
          from: source(seat, colour, 0, before, near),
          to: `m${mandala}-${colour}`,
        })),
      };
    case 'grew': {
      const place = `f${mandala}-${seat}-${colour}`;
      const cards = landing(root, place, Number(event['count']));
      return {
        flights: cards.map((piece, index) => ({
          piece,
          from: source(seat, colour, index, before, near),
          to: place,
          delay: index * 40,
        })),
      };
    }
    case 'discarded':
      return {
        flights: Array.from({ length: Number(event['count']) }, (_, index) =>
          picture(`mini-${colour}`, source(seat, colour, index, before, near), 'discard', { delay: index * 40 }),
        ),
      };
    case 'drew':
      return { flights: drawn(root, event, seat, near, picture) };
    case 'reshuffled':
      return { flights: Array.from({ length: 4 }, () => picture('face-back', 'discard', 'deck')) };
    case 'completed': {
      const ring = root.querySelector(`[data-place="ring-${mandala}"] .ring`);
      const turn = [{ transform: 'rotate(-60deg)' }, { transform: 'none' }];
      return {
        flights: [],
        before: async () =>
          void (ring && (await play(ring, turn, { duration: RITUAL, easing: 'cubic-bezier(.6,0,.2,1)' }))),
      };
    }
    case 'claimed':
      return { flights: claimed(root, event, seat, mandala, colour, picture) };
    case 'swept':
      return { before: () => pause(120), flights: swept(before, mandala, picture) };
    case 'refilled':
      return {
        flights: [...new Set(String(event['cards']))].flatMap((sand) =>
          landing(root, `m${mandala}-${sand}`, 2).map((piece) => ({ piece, from: 'deck', to: `m${mandala}-${sand}` })),
        ),
      };
    default:
      return { flights: [] };
  }
}

type Picture = (name: string, from: string, to: string, more?: Partial<Flight>) => Flight;
const SMALL = { width: 42, height: 60 };

/** Own cards come from where they lay in the fan, others from the hand as a whole. */
function source(seat: number, colour: string, index: number, before: MandalaView | null, near: number): string {
  const hand = seat === near ? (before?.hand ?? '') : '';
  const at = hand.indexOf(colour);
  return at < 0 ? `hand-${seat}` : `card-${at + index}`;
}

function drawn(root: HTMLElement, event: GameEvent, seat: number, near: number, picture: Picture): Flight[] {
  const cards = typeof event['cards'] === 'string' ? event['cards'] : '';
  if (seat !== near || cards === '') {
    return Array.from({ length: Number(event['count']) }, () => picture('face-back', 'deck', `hand-${seat}`));
  }
  // Of equal cards nobody can tell which is new: the last ones are.
  const options = [...root.querySelectorAll<HTMLElement>('[data-place^="card-"]')];
  return [...new Set(cards)].flatMap((colour) => {
    const fresh = [...cards].filter((card) => card === colour).length;
    const same = options.filter((option) => option.dataset['colour'] === colour).slice(-fresh);
    return same.flatMap((option) => {
      const piece = option.querySelector('picture');
      return piece ? [{ piece, from: 'deck', to: option.dataset['place'] ?? '' }] : [];
    });
  });
}

function claimed(
  root: HTMLElement,
  event: GameEvent,
  seat: number,
  mandala: number,
  colour: string,
  picture: Picture,
): Flight[] {
  const taken = event['taken'] as { river: number | null; cup: number; discarded: number };
  const from = `m${mandala}-${colour}`;
  const flights: Flight[] = [];
  const space = `river-${seat}-${taken.river}`;
  const card = taken.river === null ? null : root.querySelector<HTMLElement>(`[data-place="${space}"] picture`);
  if (card) flights.push({ piece: card, from, to: space, time: CLAIM });
  for (let index = 0; index < taken.cup; index++)
    flights.push(picture(`mini-${colour}`, from, `cup-${seat}`, { time: CLAIM, delay: 120 + index * 60 }));
  for (let index = 0; index < taken.discarded; index++)
    flights.push(picture(`mini-${colour}`, from, 'discard', { time: CLAIM, delay: index * 60, fades: true }));
  return flights;
}

/** The Fields, and a Mountain nobody chose from, blow off to the discard pile as sand. */
function swept(before: MandalaView | null, mandala: number, picture: Picture): Flight[] {
  const areas = before?.mandalas[mandala - 1];
  if (!areas) return [];
  const lying = areas.fields.flatMap((field, seat) =>
    [...field].map((colour): [string, string] => [colour, `f${mandala}-${seat}-${colour}`]),
  );
  return lying
    .slice(0, MOST)
    .map(([colour, from], index) =>
      picture(`mini-${colour}`, from, 'discard', { time: 700, delay: index * 45, fades: true, arc: 0.3 }),
    );
}

/** The last cards of a pile, which have just come. */
function landing(root: HTMLElement, place: string, count: number): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"] picture`)].slice(-count);
}
