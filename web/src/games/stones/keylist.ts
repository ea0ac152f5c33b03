// The keys of the board, for people: what `keys.ts` and the grid of the main board understand.

import type { KeyList } from '../../board/contract';

export const KEYS: KeyList = [
  ['←  ↑  →  ↓', 'keys-stones-arrows'],
  ['␣', 'keys-stones-space'],
  ['N  E  S  W', 'keys-stones-first'],
  ['1 – 5', 'keys-stones-tower'],
  ['C', 'keys-stones-colour'],
  ['T', 'keys-stones-tops'],
];
