import { expect, test } from 'vitest';
import { chapter, discreet } from './log';

test('at a shared device no player reads what another drew', () => {
  const swept = { event: 'swept', mandala: 1, cards: 'GG' } as const;
  expect(discreet([{ event: 'drew', seat: 0, count: 2, cards: 'RO' }, swept])).toEqual([
    { event: 'drew', seat: 0, count: 2 },
    swept,
  ]);
});

test('a claim that was discarded says so among the claims of its destruction', () => {
  const claim = (discarded: number) =>
    chapter(
      [
        {
          event: 'claimed',
          seat: 0,
          mandala: 1,
          colour: 'Y',
          taken: { river: null, cup: 1 - discarded, discarded },
        },
      ],
      'Ada',
    )?.line;
  expect(claim(0)?.id).toBe('mandala-log-claim');
  expect(claim(1)?.id).toBe('mandala-log-claim-discarded');
});
