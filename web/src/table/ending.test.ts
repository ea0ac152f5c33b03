import { expect, test, vi } from 'vitest';
import type { EndBody, TableInfo } from '../protocol';
import { ending } from './ending';

vi.mock('../words', () => {
  const plain = (id: string, args?: Record<string, unknown>): string => [id, ...Object.values(args ?? {})].join(' ');
  return { t: plain, translate: plain };
});

const table = (game: string, lost?: number): TableInfo =>
  ({ game, seats: [0, 1, 2].map((seat) => (seat === lost ? { lost: 'resigned' } : {})) }) as unknown as TableInfo;
const end = (some: Partial<EndBody>): EndBody => ({
  scores: null,
  winner: null,
  reason: 'deck',
  places: [1, 2],
  secret: '',
  ...some,
});
const names = ['Anna', 'Bert', 'Cleo'];

test('who won, by how much', () => {
  expect(ending(table('mandala'), end({ scores: [53, 45], winner: 0 }), 0, names)).toEqual({
    head: 'table-wins-score you Anna 53 45',
    line: 'table-end-deck other ',
    for: 'won',
  });
  expect(ending(table('mandala'), end({ scores: [45, 53], winner: 1, places: [2, 1] }), 0, names).head).toBe(
    'table-wins-score other Bert 53 45',
  );
  expect(ending(table('stones'), end({ scores: [45, 53, 40], winner: 1, places: [2, 1, 3] }), 2, names).head).toBe(
    'table-place Bert 53 3',
  );
});

test('the one whose River is full is not always the winner', () => {
  const said = ending(
    table('mandala'),
    end({ scores: [30, 40], winner: 1, reason: 'river', places: [2, 1] }),
    0,
    names,
    { by: 0, space: null },
  );
  expect(said.line).toBe('table-end-river you Anna');
});

test('the space that ended the game has its number', () => {
  const said = ending(table('stones'), end({ scores: [45, 53], winner: 1, reason: 'mandala' }), 0, names, {
    by: null,
    space: 36,
  });
  expect(said.line).toBe('table-end-mandala other  36');
});

test('level on points is told by what decided', () => {
  expect(ending(table('mandala'), end({ scores: [40, 40], winner: 1, places: [2, 1] }), 0, names).line).toBe(
    'table-tie-mandala other Bert',
  );
  expect(ending(table('mandala'), end({ scores: [40, 40], places: [1, 1] }), 0, names)).toMatchObject({
    head: 'table-draw-score 40',
    for: 'drawn',
  });
});

test('giving up', () => {
  expect(ending(table('mandala', 0), end({ winner: 1, reason: 'resigned', places: [2, 1] }), 0, names)).toEqual({
    head: 'table-wins other Bert',
    line: 'table-end-resigned you Anna',
    for: 'lost',
  });
  expect(ending(table('mandala', 0), end({ winner: 1, reason: 'resigned', places: [2, 1] }), null, names).for).toBe(
    'nobody',
  );
});
