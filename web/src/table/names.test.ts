import { expect, test, vi } from 'vitest';
import type { TableInfo } from '../protocol';
import { plateName, seatCharacters, seatNames, toldApart } from './names';

vi.mock('../words', () => ({
  t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
}));

const table = (...seats: object[]): TableInfo => ({ seats }) as unknown as TableInfo;
const anna = { person: 'a', name: 'Anna' };

test('computers of one level are different characters', () => {
  const names = seatNames(table(anna, { computer: 'beginner' }, { computer: 'beginner' }, { computer: 'club' }), [0]);
  expect(names).toEqual(['Anna', 'level-name-beginner 0', 'level-name-beginner 1', 'level-name-club 0']);
});

test('a computer that stands in is a character of its own, and changes no other', () => {
  const standsIn = { person: 'b', name: 'Bert', computer: 'club' };
  expect(seatCharacters(table(standsIn, { computer: 'club' }, anna))).toEqual([
    { level: 'club', which: 1 },
    { level: 'club', which: 0 },
    undefined,
  ]);
});

test('open seats are all the same', () => {
  expect(seatNames(table(anna, {}, {}), [0])).toEqual(['Anna', 'table-open-seat', 'table-open-seat']);
});

test('a computer that stands in for a person leaves them their name', () => {
  expect(seatNames(table(anna, { person: 'b', name: 'Bert', computer: 'casual' }), [0])).toEqual(['Anna', 'Bert']);
});

test('people who share a device have numbers, and none of them is “you”', () => {
  const names = seatNames(table(anna, anna), [0, 1]);
  expect(names).toEqual(['table-player 1', 'table-player 2']);
  expect(plateName(1, names, [0, 1])).toBe('table-player 2');
  expect(plateName(0, names, [0])).toBe('table-you');
});

test('people who share a device may have given their names there', () => {
  const kept = { 'mandala-device-names': '["Anna", ""]' };
  vi.stubGlobal('localStorage', { getItem: (key: keyof typeof kept) => kept[key] });
  expect(seatNames(table(anna, anna), [0, 1])).toEqual(['Anna', 'table-player 2']);
  expect(seatNames(table(anna, { person: 'b', name: 'Bert' }), [0])).toEqual(['Anna', 'Bert']);
  vi.unstubAllGlobals();
});

test('names in a record are told apart only where they are the same', () => {
  expect(toldApart(['Anna', 'Bert', 'Anna'])).toEqual(['Anna 1', 'Bert', 'Anna 3']);
});
