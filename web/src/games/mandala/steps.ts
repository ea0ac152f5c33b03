// What one event changes: the view before it becomes the view after it. Only pieces move here, as the events say; the rules,
// and with them whose turn it is, come with the next frame.

import type { MandalaAreas, MandalaPile } from '../../protocol/mandala';
import { SANDS } from '../pieces/types';
import type { MandalaEvent, MandalaView } from './view';

export function step(view: MandalaView, event: MandalaEvent): MandalaView {
  switch (event.event) {
    case 'built': {
      const { seat, mandala, colour } = event;
      const built = changeAreas(view, mandala, ({ mountain, fields }) => ({ mountain: add(mountain, colour), fields }));
      return changeHand(built, seat, -1, (hand) => remove(hand, colour));
    }
    case 'grew': {
      const { seat, mandala } = event;
      const cards = event.colour.repeat(event.count);
      const grown = changeAreas(view, mandala, ({ mountain, fields }) => ({
        mountain,
        fields: changed(fields, seat, (field) => add(field, cards)),
      }));
      return changeHand(grown, seat, -event.count, (hand) => remove(hand, cards));
    }
    case 'discarded': {
      const cards = event.colour.repeat(event.count);
      const thrown = { ...view, discard: add(view.discard, cards) };
      return changeHand(thrown, event.seat, -event.count, (hand) => remove(hand, cards));
    }
    case 'drew': {
      const drawn = { ...view, deck: view.deck - event.count };
      return changeHand(drawn, event.seat, event.count, (hand) => add(hand, event.cards ?? ''));
    }
    case 'reshuffled':
      return { ...view, deck: view.deck + event.cards, discard: '', exhausted: true };
    case 'completed':
      // Without a choice, the mandala is destroyed at once.
      return event.first === null ? view : { ...view, claiming: event.mandala };
    case 'claimed': {
      const { seat, mandala, colour, taken } = event;
      const rest = changeAreas(view, mandala, ({ mountain, fields }) => ({
        mountain: mountain.replaceAll(colour, ''),
        fields,
      }));
      const rivers = changed(view.rivers, seat, (river) => (taken.river === null ? river : river + colour));
      const discard = add(view.discard, colour.repeat(taken.discarded));
      return fillCup({ ...rest, rivers, discard }, seat, colour.repeat(taken.cup));
    }
    case 'swept': {
      const bare = changeAreas(view, event.mandala, () => ({ mountain: '', fields: ['', ''] }));
      return { ...bare, discard: add(view.discard, event.cards), claiming: null };
    }
    case 'refilled': {
      const { mandala, cards } = event;
      const filled = changeAreas(view, mandala, ({ mountain, fields }) => ({ mountain: add(mountain, cards), fields }));
      return { ...filled, deck: view.deck - cards.length };
    }
    case 'ended':
      return view;
  }
}

function changeAreas(view: MandalaView, mandala: 1 | 2, change: (areas: MandalaAreas) => MandalaAreas): MandalaView {
  return { ...view, mandalas: changed(view.mandalas, mandala - 1, change) };
}

/** A hand changes by so many cards; which ones they are, only where the viewer sees them. */
function changeHand(
  view: MandalaView,
  seat: number,
  by: number,
  change: (hand: MandalaPile) => MandalaPile,
): MandalaView {
  const { reveal } = view;
  return {
    ...view,
    hands: changed(view.hands, seat, (size) => size + by),
    ...(view.hand !== undefined && seat === view.seat ? { hand: change(view.hand) } : {}),
    ...(reveal ? { reveal: { ...reveal, hands: changed(reveal.hands, seat, change) } } : {}),
  };
}

/** Cards go into a Cup face up. */
function fillCup(view: MandalaView, seat: number, cards: MandalaPile): MandalaView {
  const { reveal } = view;
  const fill = (cup: MandalaPile): MandalaPile => add(cup, cards);
  return {
    ...view,
    cups: changed(view.cups, seat, (size) => size + cards.length),
    cups_seen: changed(view.cups_seen, seat, fill),
    ...(view.cup !== undefined && seat === view.seat ? { cup: fill(view.cup) } : {}),
    ...(reveal ? { reveal: { ...reveal, cups: changed(reveal.cups, seat, fill) } } : {}),
  };
}

function changed<Value>(pair: [Value, Value], which: number, change: (value: Value) => Value): [Value, Value] {
  const [first, second] = pair;
  return which === 0 ? [change(first), second] : [first, change(second)];
}

/** A pile with more cards; piles stay sorted. */
function add(pile: MandalaPile, cards: MandalaPile): MandalaPile {
  const all = pile + cards;
  return SANDS.map((colour) => colour.repeat(all.split(colour).length - 1)).join('');
}

function remove(pile: MandalaPile, cards: MandalaPile): MandalaPile {
  let left = pile;
  for (const card of cards) left = left.replace(card, '');
  return left;
}
