import { expect, test } from 'vitest';
import { duration } from './duration';

test('a wait is shown in minutes and seconds, and never less than none', () => {
  expect([0, 59_999, 61_000, 3_600_000, -5].map(duration)).toEqual(['0:00', '0:59', '1:01', '60:00', '0:00']);
});
