// The six petals of a game's ring where it is drawn on a canvas: the names of their colours among the tokens, clockwise from the top.

import type { GameName } from '../../protocol';
import { SAND_NAMES, SANDS, STONE_NAMES, type StoneColour } from './types';

/** Four colours of stone for six petals: no two neighbours are alike. */
const STONES: readonly StoneColour[] = ['Y', 'B', 'P', 'V', 'B', 'P'];

export const EMBLEM: Record<GameName, readonly string[]> = {
  mandala: SANDS.map((sand) => `sand-${SAND_NAMES[sand]}`),
  stones: STONES.map((stone) => `stone-${STONE_NAMES[stone]}`),
};
