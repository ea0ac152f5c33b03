import { afterEach, expect, test, vi } from 'vitest';
import { read, readJson, write } from './storage';

afterEach(() => vi.unstubAllGlobals());

test('what is written is read again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  write('a', '[1]');
  expect([read('a'), readJson('a'), readJson('b')]).toEqual(['[1]', [1], null]);
  write('a', 'no JSON');
  expect(readJson('a')).toBe(null);
  write('a', null);
  expect(read('a')).toBe(null);
});

test('a browser that blocks storage remembers nothing', () => {
  const blocked = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  write('a', '1');
  write('a', null);
  expect([read('a'), readJson('a')]).toEqual([null, null]);
});
