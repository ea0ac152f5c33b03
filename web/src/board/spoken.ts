// Sentences with pieces in them, for ears: the pieces become the names of their colours.

import { readStone, SAND_NAMES, type Sand, STONE_NAMES } from '../games/pieces/types';
import { type Piece, rich } from '../words/rich';
import { t } from '../words';
import type { Sentence } from './contract';

export function spoken(sentence: Sentence): string {
  return rich(sentence)
    .map((part) => (typeof part === 'string' ? part : named(part)))
    .join('');
}

function named(piece: Piece): string {
  if ('strong' in piece) return piece.strong;
  const stone = 'stone' in piece ? readStone(piece.stone).colour : null;
  const colour = 'sand' in piece ? SAND_NAMES[piece.sand as Sand] : stone && STONE_NAMES[stone];
  const name = colour ? t(`colour-${colour}`) : '';
  return piece.count === undefined ? name : `${name} ×${piece.count}`;
}
