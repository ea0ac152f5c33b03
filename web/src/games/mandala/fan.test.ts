import { describe, expect, it } from 'vitest';
import type { Sand } from '../pieces/types';
import { awayFrom, rekey } from './fan';

/** Keys from a number on. */
const from = (key: number) => () => key++;
const hand = (cards: string) => [...cards] as Sand[];
const keys = (fan: ReturnType<typeof rekey>) => fan.map(({ key }) => key);

describe('a fan', () => {
  const fan = rekey([], hand('RRGK'), [], from(0));

  it('gives every card a key of its own', () => {
    expect(keys(fan)).toEqual([0, 1, 2, 3]);
  });
  it('keeps the cards that stay, whichever of equal ones was picked', () => {
    expect(keys(rekey(fan, hand('RGK'), [0], from(4)))).toEqual([1, 2, 3]);
    expect(keys(rekey(fan, hand('RGK'), [1], from(4)))).toEqual([0, 2, 3]);
    expect(keys(rekey(fan, hand('RGK'), [], from(4)))).toEqual([0, 2, 3]);
    expect(keys(rekey(fan, hand('GK'), [0, 1], from(4)))).toEqual([2, 3]);
  });
  it('puts new cards after those of their colour', () => {
    expect(keys(rekey(fan, hand('RRRGPK'), [], from(4)))).toEqual([0, 1, 4, 2, 5, 3]);
  });
  it('hides the carried cards, or those that came last', () => {
    expect([...awayFrom(fan, [0], (colour) => (colour === 'R' ? 1 : 0))]).toEqual([0]);
    expect([...awayFrom(fan, [], (colour) => (colour === 'R' ? 1 : 0))]).toEqual([1]);
    expect([...awayFrom(fan, [0, 1], () => 0)]).toEqual([]);
  });
});
