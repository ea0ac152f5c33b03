import { expect, test, vi } from 'vitest';
import { looks, seatNames } from './names';

vi.mock('../words', () => ({
  t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
}));

test('levels are called by their characters, people and free seats stay', () => {
  expect(seatNames(['master', 'Anna', null, 'master', 'casual'])).toEqual([
    'level-name-master 0',
    'Anna',
    null,
    'level-name-master 1',
    'level-name-casual 0',
  ]);
});

test('computers of a level look different, and so do people who share a device', () => {
  expect(looks(['Anna', 'club', null, 'club'])).toEqual([
    { seed: 'Anna', computer: undefined },
    { seed: 'club 2', computer: { level: 'club', which: 0 } },
    { seed: '', computer: undefined },
    { seed: 'club 4', computer: { level: 'club', which: 1 } },
  ]);
  expect(looks(['Anna', 'Anna']).map(({ seed }) => seed)).toEqual(['Anna 1', 'Anna 2']);
});
