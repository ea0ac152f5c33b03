// Which moves are drawn on the board: the one that a row of the log is asked about, or what the others did since the player's last turn.

import type { Move } from './log';
import type { TableModel } from './model.svelte';

export class MoveTracer {
  /** The move whose row is pointed at or focused, and the one whose row was pressed, by their versions. */
  pointed: number | null = $state(null);
  pinned: number | null = $state(null);
  /** How often the player has asked for what the others did. */
  times = $state(0);
  /** The version of the table at which what the others did had been seen. */
  #seen = $state(0);

  constructor(private readonly model: TableModel) {}

  readonly moves: readonly Move[] = $derived.by(() => {
    const { session, entries, since, yourTurn } = this.model;
    if (!session.settled) return [];
    const asked = this.pointed ?? this.pinned;
    if (asked !== null) return entries.filter((entry) => entry.kind === 'move' && entry.version === asked) as Move[];
    return yourTurn && session.version > this.#seen ? since : [];
  });

  /** Draws a move until the same row is pressed again, or anything on the board. */
  pin(version: number): void {
    this.pinned = this.pinned === version ? null : version;
  }

  /** The board is used: nothing is drawn over it any more. */
  clear(): void {
    this.pointed = null;
    this.pinned = null;
    this.#seen = this.model.session.version;
  }

  /** Draws once more what the others did. */
  again(): void {
    this.times += 1;
    this.#seen = 0;
  }
}
