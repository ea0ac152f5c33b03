import { expect, test } from 'vitest';
import { longest, monthAfter, streak, weeks } from './calendar';

const days = (...found: string[]): Set<string> => new Set(found);

test('a streak lasts while today can still be played, and ends with a day that was missed', () => {
  expect(streak(days('2026-11-17', '2026-11-18'), '2026-11-18')).toBe(2);
  expect(streak(days('2026-11-16', '2026-11-17'), '2026-11-18')).toBe(2);
  expect(streak(days('2026-11-15', '2026-11-16'), '2026-11-18')).toBe(0);
  expect(streak(days(), '2026-11-18')).toBe(0);
});

test('the longest row goes across months and years', () => {
  expect(longest(days('2026-12-31', '2027-01-01', '2026-12-30', '2027-01-03'))).toBe(3);
  expect(longest(days())).toBe(0);
});

test('a month is laid out in weeks that begin on Monday', () => {
  const november = weeks('2026-11');
  expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks('2024-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months go on across years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
