// The keys of the board. Digits, signs and Enter always work; single letters can be switched off.

import type { Sand } from '../pieces/types';
import type { Which } from './choice';
import type { Choosing } from './choosing.svelte';

export interface Keys {
  letters: boolean;
  cup(): void;
  discard(): void;
}

/** Does what a key is for; whether it was for anything. */
export function keyed(key: string, choosing: Choosing, keys: Keys): boolean {
  switch (key) {
    case 'Escape':
      if (choosing.picked.length === 0 && choosing.claim === null) return false;
      choosing.clear();
      return true;
    case 'Enter':
      if (!choosing.waiting && !choosing.claim) return false;
      choosing.confirm();
      return true;
  }
  if (!keys.letters) return false;
  if (choosing.asked && (key === '1' || key === '2')) {
    choosing.answer(Number(key) as Which);
    return true;
  }
  if (/^[1-8]$/.test(key)) {
    choosing.press(Number(key) - 1);
    return true;
  }
  const letter = key.toUpperCase();
  if (choosing.claims.has(letter as Sand)) {
    choosing.claim = letter as Sand;
    return true;
  }
  switch (letter) {
    case '+':
    case '=':
      choosing.more();
      return true;
    case '-':
      choosing.fewer();
      return true;
    case 'B':
      choosing.ask('build');
      return true;
    case 'G':
      choosing.ask('grow');
      return true;
    case 'D':
      choosing.aim('d');
      return true;
    case 'C':
      keys.cup();
      return true;
    case 'X':
      keys.discard();
      return true;
    default:
      return false;
  }
}
