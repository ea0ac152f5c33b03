// The hint of this turn: asked for once, and gone with the turn.

import type { HintBody } from '../protocol';
import { showError } from '../app/notices.svelte';
import type { TableSession } from './session.svelte';

export class Hints {
  #given: HintBody | null = $state.raw(null);
  thinking = $state(false);
  /** The hint, as long as it is about what is on the table. */
  readonly hint = $derived.by(() =>
    this.#given &&
    this.session.legal.includes(this.#given.action) &&
    this.#given.version === this.session.shown?.version
      ? this.discreet(this.#given)
      : null,
  );

  readonly session: TableSession;
  readonly discreet: (hint: HintBody) => HintBody;

  /** `discreet` leaves out what not all who see the screen may know. */
  constructor(session: TableSession, discreet: (hint: HintBody) => HintBody) {
    this.session = session;
    this.discreet = discreet;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    // Also the same advice comes anew.
    this.#given = null;
    try {
      this.#given = await this.session.hint();
    } catch (error) {
      showError(error);
    } finally {
      this.thinking = false;
    }
  }
}
