// The hint of this turn: asked for once, and gone with the turn.

import type { HintBody } from '../protocol';
import { complain } from '../app/notices.svelte';
import type { TableSession } from './session.svelte';

export class Hints {
  #given: HintBody | null = $state.raw(null);
  thinking = $state(false);
  /** The hint, as long as it is about what is on the table. */
  readonly hint = $derived.by(() =>
    this.#given &&
    this.session.legal.includes(this.#given.action) &&
    this.#given.version === this.session.shown?.version
      ? this.#given
      : null,
  );

  readonly session: TableSession;

  constructor(session: TableSession) {
    this.session = session;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      this.#given = await this.session.hint();
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }
}
