// Something the server was asked for, to be shown: the answer when it has come, or why it has not.

import { errorText } from '../app/notices.svelte';

export class Query<T> {
  /** The answer; the one before stays until there is a new one. */
  value = $state.raw<T | undefined>(undefined);
  error = $state('');
  busy = $state(false);
  #round = 0;

  constructor(private readonly question: () => Promise<T>) {
    void this.again();
  }

  /** Asks anew. Of several questions on their way, only the answer to the last counts. */
  async again(): Promise<void> {
    const round = ++this.#round;
    this.busy = true;
    try {
      const value = await this.question();
      if (round !== this.#round) return;
      this.value = value;
      this.error = '';
    } catch (error) {
      if (round === this.#round) this.error = errorText(error);
    } finally {
      if (round === this.#round) this.busy = false;
    }
  }
}
