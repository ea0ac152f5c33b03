import { expect, test } from 'vitest';
import { discreet } from './log';

test('at a shared device nobody reads what another drew', () => {
  const swept = { event: 'swept', mandala: 1, cards: 'GG' } as const;
  expect(discreet([{ event: 'drew', seat: 0, count: 2, cards: 'RO' }, swept])).toEqual([
    { event: 'drew', seat: 0, count: 2 },
    swept,
  ]);
});
