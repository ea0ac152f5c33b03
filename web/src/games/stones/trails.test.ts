import { expect, test } from 'vitest';
import { trails } from './trails';

test('a pick-up shows the way of the artist, the stones that were taken, and their tower', () => {
  const stones = [
    { space: 'b1', stone: 'Ys' },
    { space: 'a2', stone: 'Vr' },
  ] as never;
  expect(
    trails([{ event: 'picked_up', seat: 1, pattern: 'star' as never, from: 'd2', to: 'b2', stones, tower: 3 }]),
  ).toEqual([{ from: 'artist-d2', to: 'artist-b2' }, { from: 'stack-b1' }, { from: 'stack-a2' }, { to: 'tower-1-3' }]);
});

test('a scoring shows the towers and the spaces of the track that their tops cover', () => {
  const towers = [
    { tower: 1, points: 2 },
    { tower: 4, points: 3 },
  ] as never;
  const placed = { event: 'placed', seat: 2, stones: ['V', 'V'] as never } as const;
  expect(
    trails([
      { event: 'scored', seat: 2, colour: 'V', towers },
      { ...placed, covered: [{ space: 72, bonus: 0 }] },
    ]),
  ).toEqual([{ from: 'tower-2-1' }, { to: 'track-72' }, { from: 'tower-2-4' }]);
});
