// What the boards and cards print in the game as published, for two players.

import published from '../../protocol/published.json';

export const printed = published.stones[2];
