// What happens at a table of Mandala, played: cards go where the events say.

import type { Present } from '../../board/contract';

export const present: Present = () => Promise.resolve();
