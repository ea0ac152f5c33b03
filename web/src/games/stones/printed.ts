// What the boards and cards print in the game as published, for two players.

import published from '../../protocol/published.json';
import type { StonesPrinted } from './view';

export const printed: StonesPrinted = published.stones[2];
