// Keeps a chooser up to date with its table: what has become impossible is forgotten, and what an action would do is asked for.

import { untrack } from 'svelte';
import type { BoardControls } from '../../board/contract';
import type { Flights } from '../../board/flights';
import type { Chooser } from './chooser.svelte';

/** The events of an acknowledged action arrive sooner than this, in milliseconds. */
const REFUSED = 400;

/** Follows the table for as long as the component lives that calls this. */
export function followTable(chooser: Chooser, board: () => { controls: BoardControls; flights: Flights }): void {
  $effect(() => {
    void chooser.moves;
    untrack(() => {
      chooser.refresh();
      void chooser.foreseeColours();
      void chooser.foreseeHindrance();
    });
  });
  $effect(() => {
    void chooser.action;
    void chooser.moves;
    untrack(() => void chooser.foresee());
  });
  // What a hint suggests is not hidden by what was being chosen.
  const suggestion = $derived(board().controls.suggestion);
  $effect(() => {
    if (suggestion !== null) untrack(() => chooser.cancel());
  });
  $effect(() => board().controls.choosing?.(chooser.choice !== null));
  // A refused action no longer counts as played.
  $effect(() => {
    const { controls, flights } = board();
    if (controls.pending !== null || chooser.played === null) return;
    const timer = setTimeout(() => {
      chooser.played = null;
      void flights.settle();
    }, REFUSED);
    return () => clearTimeout(timer);
  });
}
