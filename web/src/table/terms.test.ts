import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { betweenPeople, hintsSaid } from './terms';

const anna: SeatInfo = { name: 'Anna', person: 'a', nonce: '' };
const bert: SeatInfo = { name: 'Bert', person: 'b', nonce: '' };
const open: SeatInfo = { name: null, nonce: '' };
const computer: SeatInfo = { name: 'club', computer: 'club', nonce: '' };
const table = (seats: SeatInfo[], terms: Partial<TableInfo> = {}): TableInfo =>
  ({ seats, rated: false, hints: false, ...terms }) as TableInfo;

describe('a game between people', () => {
  it('is one in which two play or will', () => {
    expect(betweenPeople(table([anna, bert]))).toBe(true);
    expect(betweenPeople(table([anna, open]))).toBe(true);
    expect(betweenPeople(table([anna, { ...bert, computer: 'club' }, computer]))).toBe(true);
  });

  it('is none against computers, or where one person holds all seats', () => {
    expect(betweenPeople(table([anna, computer, computer]))).toBe(false);
    expect(betweenPeople(table([anna, anna]))).toBe(false);
  });
});

describe('hints', () => {
  it('are said to people who play each other', () => {
    expect(hintsSaid(table([anna, open]))).toBe('none');
    expect(hintsSaid(table([anna, bert], { hints: true }))).toBe('allowed');
  });

  it('go without saying otherwise', () => {
    expect(hintsSaid(table([anna, computer], { hints: true }))).toBe('unsaid');
    expect(hintsSaid(table([anna, bert], { rated: true }))).toBe('unsaid');
  });
});
