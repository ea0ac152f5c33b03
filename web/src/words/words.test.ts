import { FluentBundle } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const { need, speak, t } = await import('./words.svelte');

beforeEach(() => speak('en'));

test('small numbers choose their plural and are written as the language writes them', async () => {
  await need('mandala');
  for (const code of ['en', 'pl', 'nl'] as const) {
    await speak(code);
    for (const points of [0, 1, 2, 5, 12, 22, 999, 1_000, 12_345, 1.5]) {
      expect(t('mandala-points', { points })).toContain(new Intl.NumberFormat(code).format(points));
    }
  }
  await speak('pl');
  expect([1, 2, 5, 12, 22].map((points) => t('mandala-points', { points }))).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '12 punktów',
    '22 punkty',
  ]);
});

test('more words of a language are there when they are asked for, and stay through a change of language', async () => {
  expect(t('replay-play')).toBe('⟨replay-play⟩');
  await need('replay');
  const english = t('replay-play');
  await speak('nl');
  expect([english, t('replay-play')].some((words) => words.startsWith('⟨'))).toBe(false);
  expect(t('replay-play')).not.toBe(english);
});

test('an area without words is said to have none, and silences nothing', async () => {
  await need('mandala');
  await expect(need('nonsense')).rejects.toThrow('nonsense');
  expect(t('mandala-points', { points: 3 })).toBe('3 points');
});

test('words that are there are not read again when more are asked for', async () => {
  await need('mandala', 'stones');
  const read = vi.spyOn(FluentBundle.prototype, 'addResource');
  await need('rules');
  await need('stones');
  expect(read).toHaveBeenCalledOnce();
  await speak('pl');
  expect(t('stones-points', { points: 2 })).not.toContain('⟨');
  read.mockRestore();
});
