// What the boards and cards print in the game as published, for two players.

import published from '../../protocol/published.json';
import type { StonesPrinted } from './view';

// A JSON file has no literal types.
export const printed = published.stones[2] as StonesPrinted;
