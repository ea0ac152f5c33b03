// The keys of the board, besides those of the grid itself: N E S W the first stone, 1–5 a tower space, C and a letter a
// colour, T and 1–5 top stones, Enter plays, Escape lets go.

import { STONE_COLOURS } from '../pieces/types';
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
  if (choice?.kind === 'colour') {
    const colour = STONE_COLOURS.find((colour) => colour === letter.toUpperCase());
    if (colour)
      return () => {
        chooser.colour(colour);
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
  const [colour] = moves.colours;
  if (letter === 'c')
    return () => {
      if (colour) chooser.colour(colour);
      else chooser.refuseColour();
    };
  if (letter === 't')
    return () => {
      if (moves.tops.length > 0) chooser.any();
      else chooser.pressTower(1);
    };
  return null;
}
