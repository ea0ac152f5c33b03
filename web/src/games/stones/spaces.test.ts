import { expect, it } from 'vitest';
import { arrow, beside, ROWS } from './spaces';

it('the board has 24 spaces for stones and nine for artists', () => {
  const squares = ROWS.flat();
  expect(squares.filter(({ kind }) => kind === 'stack').length).toBe(24);
  expect(squares.filter(({ kind }) => kind === 'artist').map(({ name }) => name)).toEqual([
    'b2',
    'd2',
    'f2',
    'b4',
    'd4',
    'f4',
    'b6',
    'd6',
    'f6',
  ]);
});

it('rank 1 is in the north', () => {
  expect(['n', 'e', 's', 'w'].map((side) => beside('b2', side as 'n'))).toEqual(['b1', 'c2', 'b3', 'a2']);
  expect(beside('a2', 'w')).toBeNull();
});

it('arrows pass over squares that do not exist and stop at the rim', () => {
  expect(arrow('d2', 'ArrowUp')).toBe('d1');
  expect(arrow('d1', 'ArrowUp')).toBeNull();
  expect(arrow('b1', 'ArrowRight')).toBe('d1');
  expect(arrow('a2', 'ArrowDown')).toBe('a4');
  expect(arrow('d2', 'Enter')).toBeNull();
});
