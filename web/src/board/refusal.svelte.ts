// Why something cannot be done, shown where it was tried. The server knows the rules; its message is shown as it is.

import { Refused } from '../api/http';
import type { ErrorBody } from '../protocol';

export class Refusal {
  /** The text that is shown, and the place or drop target beside which it stands. */
  shown: { text: string; place: string } | null = $state.raw(null);
  #requests = 0;

  /** `effects` of an action that cannot be played is refused with the rule that forbids it. */
  constructor(private readonly effects: (action: string) => Promise<unknown>) {}

  /** Says why an action cannot be played, and what else there is to say of the place. */
  async explain(action: string, place: string, more?: () => Promise<string | null>): Promise<void> {
    const request = (this.#requests += 1);
    const [text, about] = await Promise.all([this.why(action), more?.()]);
    if (request === this.#requests && text !== null)
      this.shown = { text: [text, about].filter(Boolean).join('\n'), place };
  }

  say(text: string, place: string): void {
    this.#requests += 1;
    this.shown = { text, place };
  }

  clear(): void {
    this.#requests += 1;
    this.shown = null;
  }

  /** The reason in words; nothing if the action is legal, or if the server cannot be asked. */
  async why(action: string): Promise<string | null> {
    return (await this.refused(action))?.message ?? null;
  }

  /** The same with the id of the rule. */
  async refused(action: string): Promise<ErrorBody | null> {
    try {
      await this.effects(action);
      return null;
    } catch (error) {
      return error instanceof Refused && error.status > 0 ? error.body : null;
    }
  }
}
