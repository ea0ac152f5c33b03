// The rules as a book: chapters, the rules in them, and the pictures between. The numbers are those of docs/rules.

import type { DiagramName } from '../games/diagrams';
import type { GameName } from '../protocol';

export interface Chapter {
  id: string;
  rules: readonly string[];
  pictures?: readonly DiagramName[];
}

export const BOOK: Readonly<Record<GameName, readonly Chapter[]>> = {
  mandala: [
    { id: 'M-1', rules: ['M-1.1', 'M-1.2', 'M-1.3', 'M-1.4'] },
    { id: 'M-2', rules: ['M-2.1', 'M-2.2'] },
    { id: 'M-3', rules: ['M-3.1', 'M-3.2'], pictures: ['mandala'] },
    { id: 'M-4', rules: ['M-4.1', 'M-4.2', 'M-4.3', 'M-4.4', 'M-4.5'], pictures: ['turns'] },
    { id: 'M-5', rules: ['M-5.1', 'M-5.2', 'M-5.3', 'M-5.4', 'M-5.5', 'M-5.6', 'M-5.7'] },
    { id: 'M-6', rules: ['M-6.1', 'M-6.2', 'M-6.3', 'M-6.4'] },
    // The order of docs/rules: what ends the game comes before what it is worth.
    { id: 'M-7', rules: ['M-7.1', 'M-7.2', 'M-7.3', 'M-7.6', 'M-7.4', 'M-7.5'], pictures: ['river'] },
    { id: 'M-8', rules: ['M-8.1', 'M-8.2', 'M-8.3'] },
  ],
  stones: [
    { id: 'S-1', rules: ['S-1.1', 'S-1.2', 'S-1.3', 'S-1.4', 'S-1.5'] },
    { id: 'S-2', rules: ['S-2.1', 'S-2.2'] },
    { id: 'S-3', rules: ['S-3.1', 'S-3.2', 'S-3.3', 'S-3.4', 'S-3.5'], pictures: ['neighbours', 'towers'] },
    { id: 'S-4', rules: ['S-4.1', 'S-4.2', 'S-4.3'], pictures: ['spaces'] },
    { id: 'S-5', rules: ['S-5.1', 'S-5.2'], pictures: ['track'] },
    { id: 'S-6', rules: ['S-6.1', 'S-6.2'], pictures: ['objectives'] },
    { id: 'S-7', rules: ['S-7.1', 'S-7.2', 'S-7.3'] },
  ],
};

/** What is not the rulebook's: questions it leaves open, and what we chose where it says nothing. */
export const OURS: Readonly<Record<string, 'ruling' | 'default'>> = {
  'M-4.4': 'ruling',
  'M-5.6': 'ruling',
  'M-6.2': 'ruling',
  'M-6.3': 'ruling',
  'M-7.2': 'ruling',
  'M-7.3': 'ruling',
  'M-7.5': 'ruling',
  'S-1.4': 'default',
  'S-1.5': 'default',
  'S-6.1': 'ruling',
  'S-7.2': 'default',
};

/** A number as it stands in ids of words and in addresses: `m-4-1`. */
export function slug(id: string): string {
  return id.toLowerCase().replace('.', '-');
}
