import { describe, expect, it } from 'vitest';
import { type Choice, Moves, type PickUp, read, write } from './choice';

// An artist on d2 that finds two stones on b2 (north and west) and one on f4; one on b4 that finds one on d4; two free tower spaces.
const LEGAL = ['d2b2n1', 'd2b2n3', 'd2b2w1', 'd2b2w3', 'd2f4e1', 'd2f4e3', 'b4d4s1', 'b4d4s3', 'cV', 't2', 't4', 't24'];
const moves = new Moves(LEGAL);
const artist = moves.artist('d2') as PickUp;

describe('an action', () => {
  it('is read as the choice that leads to it, and written again', () => {
    for (const action of [...LEGAL, 't12345']) {
      const choice = read(action);
      expect(choice && write(choice)).toBe(action);
    }
  });

  it('is nothing when it is written otherwise', () => {
    for (const text of ['', 'c', 'cX', 't', 't6', 'd2b2', 'd2b2x1', 'm1R', 'D2b2n1']) expect(read(text)).toBeNull();
  });
});

describe('picking up', () => {
  it('begins with an artist that can move', () => {
    expect(moves.artists).toEqual(['d2', 'b4']);
    expect(moves.artist('f6')).toBeNull();
    expect(artist).toEqual({ kind: 'pick-up', from: 'd2', to: null, first: null, tower: null });
  });

  it('shows where the artist can go and on which sides it takes stones, clockwise', () => {
    expect([...moves.reach('d2')]).toEqual([
      ['b2', ['n', 'w']],
      ['f4', ['e']],
    ]);
    expect(moves.reach('f6').size).toBe(0);
  });

  it('proposes the first stone and the first free space', () => {
    expect(moves.place(artist, 'b2')).toEqual({ kind: 'pick-up', from: 'd2', to: 'b2', first: 'n', tower: 1 });
    expect(moves.place(artist, 'd4')).toBeNull();
  });

  it('keeps what was chosen where that is possible', () => {
    const chosen: PickUp = { kind: 'pick-up', from: 'd2', to: 'b2', first: 'w', tower: 3 };
    expect(moves.place(chosen, 'f4')).toEqual({ ...chosen, to: 'f4', first: 'e' });
    expect(moves.place(chosen, 'b2')).toEqual(chosen);
  });

  it('takes only stones and spaces that are legal', () => {
    const chosen = moves.place(artist, 'b2') as PickUp;
    expect(moves.action(moves.first(chosen, 'w'))).toBe('d2b2w1');
    expect(moves.first(chosen, 's')).toBeNull();
    expect(moves.action(moves.tower(chosen, 3))).toBe('d2b2n3');
    expect(moves.tower(chosen, 2)).toBeNull();
  });

  it('is no action before everything is chosen', () => {
    expect(moves.action(artist)).toBeNull();
    expect(moves.action(null)).toBeNull();
  });
});

describe('scoring', () => {
  it('takes a colour that is legal', () => {
    expect(moves.colours).toEqual(['V']);
    expect(moves.action(moves.colour('V'))).toBe('cV');
    expect(moves.colour('B')).toBeNull();
  });

  it('gathers towers one by one and lets them go again', () => {
    expect(moves.tops).toEqual([2, 4]);
    let choice: Choice | null = moves.any();
    expect(moves.action(choice)).toBeNull();
    choice = moves.top(choice, 4);
    choice = moves.top(choice, 2);
    expect(moves.action(choice)).toBe('t24');
    choice = moves.top(choice, 4);
    expect(moves.action(choice)).toBe('t2');
    expect(moves.top(choice, 2)).toEqual({ kind: 'tops', towers: [] });
    expect(moves.top(null, 5)).toBeNull();
  });

  it('begins anew after another choice', () => {
    expect(moves.top(moves.colour('V'), 2)).toEqual({ kind: 'tops', towers: [2] });
  });
});

describe('looking on', () => {
  it('has nothing to choose', () => {
    const none = new Moves([]);
    expect(none.none).toBe(true);
    expect(none.artists).toEqual([]);
    expect(none.any()).toBeNull();
  });
});
