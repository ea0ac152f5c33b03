// The hint of this turn: asked for once, and gone with the turn.

import type { HintBody } from '../protocol';
import { complain } from '../shell/notices.svelte';
import type { Sitting } from './sitting.svelte';

export class Hints {
  #given: HintBody | null = $state.raw(null);
  thinking = $state(false);
  /** The hint, as long as it is about what is on the table. */
  readonly hint = $derived.by(() => (this.#given && this.sitting.legal.includes(this.#given.action) && this.#given.version === this.#at ? this.#given : null));
  readonly #at = $derived.by(() => (this.sitting.latest, this.sitting.version));

  readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      this.#given = await this.sitting.hint();
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }
}
