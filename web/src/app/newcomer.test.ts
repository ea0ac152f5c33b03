import { beforeEach, expect, test, vi } from 'vitest';
import { isNewcomer, rememberFinished, seemsNew } from './newcomer';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const request = vi.hoisted(() => vi.fn());
vi.mock('../api/http', () => ({ request }));

beforeEach(() => {
  kept.clear();
  request.mockReset();
});

test('a finished game is remembered for its kind, and the server is not asked again', async () => {
  rememberFinished('mandala');
  expect([seemsNew('mandala'), seemsNew('stones')]).toEqual([false, true]);
  expect(await isNewcomer('mandala', 'anna')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

test('the server knows of games on other devices, and the browser remembers what it said', async () => {
  request.mockResolvedValue({ by_game: [{ game: 'stones', players: 3, games: 2 }] });
  expect(await isNewcomer('stones', 'anna')).toBe(false);
  expect(await isNewcomer('mandala', 'anna')).toBe(true);
  expect([seemsNew('stones'), seemsNew('mandala')]).toEqual([false, true]);
});

test('without an answer a person is no newcomer, and nothing is remembered', async () => {
  request.mockRejectedValue(new Error('offline'));
  expect(await isNewcomer('mandala', 'anna')).toBe(false);
  expect(seemsNew('mandala')).toBe(true);
});
