// The keys of the board, for people: what `keys.ts` understands.

import type { KeyList } from '../../board/contract';

export const KEYS: KeyList = [
  ['1 – 8', 'keys-mandala-card'],
  ['+  −', 'keys-mandala-count'],
  ['B', 'keys-mandala-build'],
  ['G', 'keys-mandala-grow'],
  ['D', 'keys-mandala-discard'],
  ['1 – 6', 'keys-mandala-claim'],
  ['C', 'keys-mandala-cup'],
  ['X', 'keys-mandala-pile'],
];
