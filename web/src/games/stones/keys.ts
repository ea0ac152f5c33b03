// The keys of the board, besides those of the grid itself: N E S W the first stone, 1–5 a tower space, C a colour
// and again the next one, T and 1–5 top stones, Enter plays, Escape lets go.

import type { Chooser } from './chooser.svelte';
import { CLOCKWISE } from './spaces';

/** Whether the key meant something. */
export function pressKey(key: string, letters: boolean, chooser: Chooser): boolean {
  const act = meaning(key, letters, chooser);
  act?.();
  return act !== null;
}

/** What a key does; nothing, if it means nothing now. */
function meaning(key: string, letters: boolean, chooser: Chooser): (() => void) | null {
  const { choice, moves } = chooser;
  if (key === 'Escape' && choice)
    return () => {
      chooser.cancel();
    };
  if (key === 'Enter' && chooser.action !== null)
    return () => {
      chooser.play();
    };
  if (!letters || moves.none) return null;
  const letter = key.toLowerCase();
  if (choice?.kind === 'pick-up' && choice.to) {
    const side = CLOCKWISE.find((side) => side === letter);
    if (side)
      return () => {
        chooser.first(side);
      };
  }
  if (/^[1-5]$/.test(key)) {
    if (choice?.kind === 'tops')
      return () => {
        chooser.top(Number(key));
      };
    if (choice?.kind === 'pick-up')
      return () => {
        chooser.pressTower(Number(key));
      };
  }
  if (letter === 'c') {
    const at = choice?.kind === 'colour' ? moves.colours.indexOf(choice.colour) : -1;
    const colour = moves.colours[(at + 1) % moves.colours.length];
    return () => {
      if (colour) chooser.colour(colour);
      else chooser.refuseColour();
    };
  }
  if (letter === 't')
    return () => {
      if (moves.tops.length > 0) chooser.any();
      else chooser.pressTower(1);
    };
  return null;
}
