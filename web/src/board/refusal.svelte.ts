// Why something cannot be done, said where it was tried. The server knows the rules, and its words are shown as they come.

import { Refused } from '../api/http';
import type { ErrorBody } from '../protocol';

export class Refusal {
  /** What is said, and the place or drop target beside which it is said. */
  said: { text: string; place: string } | null = $state.raw(null);
  #asked = 0;

  /** `effects` of an action that cannot be played is refused with the rule that forbids it. */
  constructor(private readonly effects: (action: string) => Promise<unknown>) {}

  /** Says why an action cannot be played. */
  async explain(action: string, place: string): Promise<void> {
    const asked = (this.#asked += 1);
    const text = await this.why(action);
    if (asked === this.#asked && text !== null) this.said = { text, place };
  }

  say(text: string, place: string): void {
    this.#asked += 1;
    this.said = { text, place };
  }

  clear(): void {
    this.#asked += 1;
    this.said = null;
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
