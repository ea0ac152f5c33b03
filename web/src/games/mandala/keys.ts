// The keys of the board. Escape and Enter always work; letters, digits and signs can be switched off (WCAG 2.1.4).

import type { Chooser } from './chooser.svelte';

export interface Keys {
  /** Whether single characters are shortcuts. */
  letters: boolean;
  cup(): void;
  discard(): void;
}

/** Whether the key meant something. */
export function pressKey(key: string, chooser: Chooser, keys: Keys): boolean {
  switch (key) {
    case 'Escape':
      if (chooser.picked.length === 0 && chooser.claim === null) return false;
      chooser.clear();
      return true;
    case 'Enter':
      if (!chooser.waiting && !chooser.claim) return false;
      chooser.confirm();
      return true;
  }
  if (!keys.letters) return false;
  if (chooser.asked && (key === '1' || key === '2')) {
    chooser.answer(key === '1' ? 1 : 2);
    return true;
  }
  if (/^[1-8]$/.test(key)) {
    const claimed = [...chooser.claims.keys()][Number(key) - 1];
    if (claimed) chooser.chooseClaim(claimed);
    else chooser.press(Number(key) - 1);
    return true;
  }
  switch (key.toUpperCase()) {
    case '+':
    case '=':
      chooser.more();
      return true;
    case '-':
      chooser.fewer();
      return true;
    case 'B':
      chooser.ask('build');
      return true;
    case 'G':
      chooser.ask('grow');
      return true;
    case 'D':
      chooser.aim('d');
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
