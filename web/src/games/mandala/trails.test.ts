import { expect, test } from 'vitest';
import { marks, trails } from './trails';

test('cards go from the hand of the mover to where they lie', () => {
  expect(trails([{ event: 'built', seat: 1, mandala: 2, colour: 'K' }])).toEqual([{ from: 'hand-1', to: 'm2-K' }]);
  expect(trails([{ event: 'grew', seat: 0, mandala: 1, colour: 'G', count: 3 }])).toEqual([
    { from: 'hand-0', to: 'f1-0-G' },
  ]);
  expect(trails([{ event: 'discarded', seat: 1, colour: 'P', count: 2 }])).toEqual([{ from: 'hand-1', to: 'discard' }]);
});

test('a claim goes from the Mountain to the River and the Cup, or to the discard pile', () => {
  const claimed = { event: 'claimed', seat: 1, mandala: 1, colour: 'R' } as const;
  expect(trails([{ ...claimed, taken: { river: 3, cup: 2, discarded: 0 } }])).toEqual([
    { from: 'm1', to: 'river-1-3' },
    { from: 'm1', to: 'cup-1' },
  ]);
  const last = [{ ...claimed, taken: { river: null, cup: 0, discarded: 2 } }];
  expect(trails(last)).toEqual([{ from: 'm1', to: 'discard' }]);
  expect([...marks(last)]).toEqual(['discard']);
});
