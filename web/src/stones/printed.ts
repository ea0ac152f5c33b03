// What the boards and cards print in the game as published, for two players: written by the engine (`cargo xtask codegen`).

import written from '../protocol/stones.json';
import type { StonesPrinted } from './view';

export const printed: StonesPrinted = written;
