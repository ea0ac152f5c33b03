// Something that a button or a form asks the server to do: whether it is under way, and why it was refused.

import { errorText } from '../app/notices.svelte';

export class Mutation {
  busy = $state(false);
  /** Why it was refused, in words; empty if it was not. */
  error = $state('');

  /** Does it, unless it is being done. What it gives is nothing if it was refused. */
  async run<T>(what: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.error = '';
    try {
      return await what();
    } catch (error) {
      this.error = errorText(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
