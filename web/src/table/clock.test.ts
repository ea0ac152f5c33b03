import { describe, expect, test, vi } from 'vitest';
import { speak } from '../words';
import { clockText, timeLeft } from './clock';

describe('clocks', () => {
  const clocks = { left: [60_000, 30_000], running: 1, since: 1_000 };

  test('only the one that runs gets shorter, and none goes below nothing', () => {
    expect(timeLeft(clocks, 0, 21_000)).toBe(60_000);
    expect(timeLeft(clocks, 1, 21_000)).toBe(10_000);
    expect(timeLeft(clocks, 1, 99_000)).toBe(0);
  });

  test('a clock that the server has started a moment from now has not run yet', () => {
    expect(timeLeft(clocks, 1, 500)).toBe(30_000);
  });

  test.each([
    [462_000, '7:42'],
    [461_001, '7:42'],
    [3_730_000, '1:02:10'],
    [10_000, '0:10'],
    [8_449, '8.4'],
    [0, '0.0'],
  ])('%i ms are %s', (ms, text) => expect(clockText(ms)).toBe(text));

  test('tenths come after a comma where the language has one', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('nl');
    expect(clockText(8_449)).toBe('8,4');
    await speak('en');
  });
});
