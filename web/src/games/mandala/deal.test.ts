import { expect, test } from 'vitest';
import { undealt } from './deal';
import type { MandalaView } from './view';

const dealt: MandalaView = {
  game: 'mandala',
  seat: 0,
  to_move: 0,
  phase: 'turn',
  turn: 0,
  hand: 'ROYGPK',
  cup: 'RO',
  hands: [6, 6],
  cups: [2, 2],
  cups_seen: ['', ''],
  rivers: ['', ''],
  mandalas: [
    { mountain: 'RO', fields: ['', ''] },
    { mountain: 'YG', fields: ['', ''] },
  ],
  claiming: null,
  deck: 88,
  discard: '',
  exhausted: false,
};

test('before the deal all cards are in the deck, and no player is to move', () => {
  expect(undealt(dealt)).toMatchObject({
    deck: 108,
    hand: '',
    cup: '',
    hands: [0, 0],
    cups: [0, 0],
    mandalas: [{ mountain: '' }, { mountain: '' }],
    to_move: null,
  });
});

test('a position in the middle of a game is not dealt', () => {
  const grown = [{ mountain: 'RO', fields: ['K', ''] }, dealt.mandalas[1]] as MandalaView['mandalas'];
  expect(undealt({ ...dealt, mandalas: grown })).toBeNull();
  expect(undealt({ ...dealt, discard: 'K' })).toBeNull();
  expect(undealt({ ...dealt, rivers: ['R', ''] })).toBeNull();
});
