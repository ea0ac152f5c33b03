import { beforeEach, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../api/http';
import { rememberSearch, search } from '../app/search.svelte';
import { cancelSearch, pair } from './pair';

const request = vi.hoisted(() => vi.fn());
vi.mock('../api/http', async (original) => ({ ...(await original<typeof import('../api/http')>()), request }));

const refused = (status: number, code: string): Refused => new Refused(status, { code, message: code });

beforeEach(() => {
  request.mockReset();
  rememberSearch({ table: 'waits', since: 0 });
});

test.each([
  refused(429, 'server-too-often'),
  refused(503, 'server-unavailable'),
  refused(502, 'http-502'),
  new Unreachable(),
])('as long as the seat may still be taken, the search goes on: %o', async (error) => {
  request.mockRejectedValue(error);
  await expect(cancelSearch()).rejects.toBe(error);
  // Nor does another one begin.
  await expect(pair({ game: 'mandala', players: 2, rated: false, clock: { kind: 'none' } })).rejects.toBe(error);
  expect(search()?.table).toBe('waits');
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  [refused(403, 'server-not-seated'), null],
  [refused(404, 'server-not-found'), null],
  // An opponent came just before.
  [refused(409, 'server-not-open'), 'waits'],
])('where one no longer waits, the search is over: %o', async (error, table) => {
  request.mockRejectedValue(error);
  expect(await cancelSearch()).toBe(table);
  expect(search()).toBeNull();
});
