import { beforeEach, expect, test, vi } from 'vitest';
import type { TableSummary } from '../protocol';
import { SeatCache } from './seats';

const request = vi.hoisted(() => vi.fn());
vi.mock('../api/http', () => ({ request }));

beforeEach(() => void request.mockReset());

/** What the lobby lists: what else it says of a table is not asked for. */
const listed = (id: string, changed: number): TableSummary => ({ id, changed }) as TableSummary;
const answer = (...people: Array<string | undefined>): object => ({
  table: { seats: people.map((person) => ({ person })) },
});

test('a table is asked about once, and again when something has changed there', async () => {
  request.mockResolvedValueOnce(answer('anna', undefined)).mockResolvedValueOnce(answer('anna', 'ben'));
  const seated = new SeatCache();
  // The lobby may look again before the first answer has come.
  expect(await Promise.all([seated.at(listed('one', 1)), seated.at(listed('one', 1))])).toEqual([
    ['anna', undefined],
    ['anna', undefined],
  ]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(await seated.at(listed('one', 2))).toEqual(['anna', 'ben']);
  expect(await seated.at(listed('one', 2))).toEqual(['anna', 'ben']);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a table without an answer is asked about again', async () => {
  request.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(answer('anna', undefined));
  const seated = new SeatCache();
  expect(await seated.at(listed('one', 1))).toEqual([]);
  expect(await seated.at(listed('one', 1))).toEqual(['anna', undefined]);
});
