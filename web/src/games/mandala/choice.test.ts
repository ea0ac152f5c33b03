import { describe, expect, it } from 'vitest';
import { cardsOf, claims, fewer, more, most, playable, press, read, targets } from './choice';

// The example of docs/records.md: seat 0 holds ROGPKK, Mountain 1 is YP, Mountain 2 is OP, the Fields are empty.
const HAND = 'ROGPKK';
const LEGAL =
  'm1R m1O m1G m1P m1K m2R m2O m2G m2P m2K f1R1 f1O1 f1G1 f1K1 f1K2 f2R1 f2G1 f2K1 f2K2 dR1 dO1 dG1 dP1 dK1 dK2'.split(
    ' ',
  );

describe('an action in parts', () => {
  it('is read from the notation', () => {
    expect(read('m2R')).toEqual({ kind: 'build', mandala: 2, colour: 'R', count: 1 });
    expect(read('f1K3')).toEqual({ kind: 'grow', mandala: 1, colour: 'K', count: 3 });
    expect(read('dG2')).toEqual({ kind: 'discard', colour: 'G', count: 2 });
    expect(read('cP')).toEqual({ kind: 'claim', colour: 'P' });
  });
  it('is nothing if it is of another game', () => {
    for (const other of ['d2b2n3', 'cV', 't135', '', 'm3R', 'f1R']) expect(read(other)).toBeNull();
  });
});

describe('targets', () => {
  it('are where the list has an action with so many cards', () => {
    expect([...targets(LEGAL, 'K', 2)]).toEqual([
      ['m1', 'm1K'],
      ['m2', 'm2K'],
      ['f1', 'f1K2'],
      ['f2', 'f2K2'],
      ['d', 'dK2'],
    ]);
    expect([...targets(LEGAL, 'P', 1).keys()]).toEqual(['m1', 'm2', 'd']);
  });
  it('are none without legal actions', () => {
    expect(targets([], 'K', 1).size).toBe(0);
    expect(playable([]).size).toBe(0);
  });
});

describe('picking cards', () => {
  it('adds cards of a colour, drops them, and begins anew with another colour', () => {
    expect(press(HAND, [], 4, LEGAL)).toEqual([4]);
    expect(press(HAND, [5], 4, LEGAL)).toEqual([4, 5]);
    expect(press(HAND, [4, 5], 4, LEGAL)).toEqual([5]);
    expect(press(HAND, [4, 5], 0, LEGAL)).toEqual([0]);
  });
  it('takes no more cards than some action does, and none that cannot be played', () => {
    const few = LEGAL.filter((action) => !action.endsWith('K2'));
    expect(most(few, 'K')).toBe(1);
    expect(press(HAND, [4], 5, few)).toEqual([4]);
    expect(
      press(
        HAND,
        [],
        0,
        few.filter((action) => !action.includes('R')),
      ),
    ).toEqual([]);
    expect(press(HAND, [], 9, LEGAL)).toEqual([]);
  });
  it('steps up and down', () => {
    expect(more(HAND, [5], LEGAL)).toEqual([4, 5]);
    expect(more(HAND, [4, 5], LEGAL)).toEqual([4, 5]);
    expect(more(HAND, [], LEGAL)).toEqual([]);
    expect(fewer([4, 5])).toEqual([4]);
    expect(fewer([4])).toEqual([4]);
  });
  it('knows the cards an action would take', () => {
    expect(cardsOf(HAND, 'f1K2')).toEqual([4, 5]);
    expect(cardsOf(HAND, 'cK')).toEqual([]);
  });
});

describe('claims', () => {
  it('are the colours in the list', () => {
    expect([...claims(['cR', 'cP'])]).toEqual([
      ['R', 'cR'],
      ['P', 'cP'],
    ]);
    expect(claims(LEGAL).size).toBe(0);
  });
});
