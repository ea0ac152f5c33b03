import { expect, test, vi } from 'vitest';
import type { Chooser } from './chooser.svelte';
import { pressKey, type Keys } from './keys';

const KEYS: Keys = { letters: true, cup: vi.fn(), discard: vi.fn() };

/** What of a choice the number keys use. */
function choosing(claims: ReadonlyMap<string, string>) {
  const done: string[] = [];
  const chooser = {
    asked: null,
    claims,
    chooseClaim: (colour: string) => void done.push(`claim ${colour}`),
    press: (card: number) => void done.push(`card ${card}`),
  };
  return { chooser: chooser as unknown as Chooser, done };
}

test('a digit chooses a card, or the colour with that number while one claims', () => {
  const playing = choosing(new Map());
  pressKey('2', playing.chooser, KEYS);
  expect(playing.done).toEqual(['card 1']);
  const claiming = choosing(
    new Map([
      ['O', 'cO'],
      ['K', 'cK'],
    ]),
  );
  pressKey('2', claiming.chooser, KEYS);
  expect(claiming.done).toEqual(['claim K']);
});

test('the letter of a colour means nothing', () => {
  const { chooser, done } = choosing(new Map([['O', 'cO']]));
  expect(pressKey('o', chooser, KEYS)).toBe(false);
  expect(done).toEqual([]);
});
