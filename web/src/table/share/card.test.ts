import { expect, test } from 'vitest';
import { shortened, wrapped } from './card';

const measure = (text: string): number => text.length;

test('text is broken between words, and the rest is dots', () => {
  expect(wrapped('You win, 57 to 50', 20, 2, measure)).toEqual(['You win, 57 to 50']);
  expect(wrapped('Casual wins, 57 to 50', 12, 2, measure)).toEqual(['Casual wins,', '57 to 50']);
  expect(wrapped('one two three four five', 9, 2, measure)).toEqual(['one two', 'three fo…']);
  expect(wrapped('Donaudampfschifffahrt wins', 10, 2, measure)).toEqual(['Donaudamp…', 'wins']);
});

test('a name that does not fit is shortened by whole letters', () => {
  expect(shortened('Anna', 4, measure)).toBe('Anna');
  expect(shortened('Anna Maria', 6, measure)).toBe('Anna…');
});
