// The cards of a hand as a fan: each keeps its identity while others come and go, so that they slide instead of changing places.

import type { Sand } from '../pieces/types';

export interface FanCard {
  key: number;
  colour: Sand;
}

/** The fan of a hand that has changed. Of cards that look alike, those with the given keys have left; new ones come last. */
export function rekey(
  before: readonly FanCard[],
  hand: readonly Sand[],
  leaving: readonly number[],
  /** A key that no card has ever had: a card that has left must not be taken for a new one. */
  fresh: () => number,
): readonly FanCard[] {
  const left = new Map<Sand, FanCard[]>();
  for (const colour of new Set(hand)) {
    const same = before.filter((card) => card.colour === colour);
    const surplus = same.length - hand.filter((card) => card === colour).length;
    const order = [...same].reverse().sort((a, b) => Number(leaving.includes(b.key)) - Number(leaving.includes(a.key)));
    const gone = new Set(order.slice(0, Math.max(surplus, 0)));
    left.set(
      colour,
      same.filter((card) => !gone.has(card)),
    );
  }
  return hand.map((colour) => left.get(colour)?.shift() ?? { key: fresh(), colour });
}

/** The keys of the cards that are not in the fan: so many of each colour, the carried ones first, then those that came last. */
export function awayFrom(
  fan: readonly FanCard[],
  carried: readonly number[],
  away: (colour: Sand) => number,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const colour of new Set(fan.map((card) => card.colour))) {
    const same = fan.filter((card) => card.colour === colour).map(({ key }) => key);
    const taken = same.filter((key) => carried.includes(key));
    const rest = same.filter((key) => !carried.includes(key)).reverse();
    for (const key of [...taken, ...rest].slice(0, away(colour))) found.add(key);
  }
  return found;
}
