import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindOf, ratingOf, standing } from './ratings';

const request = vi.hoisted(() => vi.fn());
vi.mock('../api/http', () => ({ request }));
vi.mock('../words', () => ({ language: () => 'en' }));

beforeEach(() => {
  request.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const rated = (rating: number): object[] => [{ game: 'mandala', kind: 'duel', rating, deviation: 90 }];

test('the figures of a rating add up as they are shown', () => {
  // Rounded each for itself, this would read 1662, 581 and 1082.
  expect(standing(1662.4, 290.3, 'duel')).toEqual({ rating: '1662', margin: '581', sure: '1081' });
  expect(standing(25.34, 8.33, 'group')).toEqual({ rating: '25.3', margin: '16.7', sure: '8.6' });
});

test('games with bots are rated apart', () => {
  expect([2, 3].map((players) => kindOf(players, false))).toEqual(['duel', 'group']);
  expect([2, 3].map((players) => kindOf(players, true))).toEqual(['bot-duel', 'bot-group']);
  expect(standing(1662.4, 290.3, 'bot-duel').rating).toBe('1662');
});

test('a rating is asked for once for all who want it, and anew after a game', async () => {
  request.mockResolvedValueOnce(rated(1500)).mockResolvedValueOnce(rated(1520));
  const both = await Promise.all([ratingOf('anna', 'mandala', 'duel'), ratingOf('anna', 'stones', 'duel')]);
  expect(both.map((body) => body?.rating)).toEqual([1500, undefined]);
  expect(request).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect((await ratingOf('anna', 'mandala', 'duel'))?.rating).toBe(1520);
});

test('a rating that could not be had is asked for again', async () => {
  request.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(rated(1500));
  expect(await ratingOf('ben', 'mandala', 'duel')).toBeUndefined();
  expect((await ratingOf('ben', 'mandala', 'duel'))?.rating).toBe(1500);
});
