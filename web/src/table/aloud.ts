// Sentences with pieces in them, for ears: the pieces become the names of their colours.

import { type Piece, rich } from '../words/rich';
import { t } from '../words';
import type { Sentence } from './board';

const SAND: Record<string, string> = { R: 'red', O: 'orange', Y: 'yellow', G: 'green', P: 'purple', K: 'black' };
const STONE: Record<string, string> = { Y: 'yellow', B: 'blue', P: 'pink', V: 'violet' };

export function aloud({ id, args }: Sentence): string {
  return rich(id, args)
    .map((part) => (typeof part === 'string' ? part : named(part)))
    .join('');
}

function named(piece: Piece): string {
  if ('strong' in piece) return piece.strong;
  const colour = 'sand' in piece ? SAND[piece.sand] : STONE[piece.stone.charAt(0).toUpperCase()];
  const name = colour ? t(`colour-${colour}`) : '';
  return piece.count === undefined ? name : `${name} ×${piece.count}`;
}
