// Questions about the table as it is now: what an action would do, and a hint. Each has an id, by which its answer is known.

import { Refused } from '../api/http';
import type { ClientMessage, ErrorBody, HintBody, ServerMessage } from '../protocol';

interface PendingQuestion {
  done: (answer: never) => void;
  failed: (error: Refused) => void;
}

type Answer = ServerMessage & { type: 'effects' | 'hint' };

export class Questions {
  #waiting = new Map<string, PendingQuestion>();
  #effects = new Map<string, Promise<unknown>>();
  #asked = 0;

  /** `send` says whether the message could be sent. */
  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** What an action would foreseeably do; asked once until everything is forgotten. */
  effects(action: string): Promise<unknown> {
    const known = this.#effects.get(action);
    if (known) return known;
    const asked = this.#ask<unknown>((id) => ({ type: 'effects', id, action }));
    this.#effects.set(action, asked);
    asked.catch(() => this.#effects.delete(action));
    return asked;
  }

  hint(): Promise<HintBody> {
    return this.#ask<HintBody>((id) => ({ type: 'hint', id }));
  }

  answer(message: Answer): void {
    const waiting = this.#take(message.id ?? null);
    waiting?.done((message.type === 'effects' ? message.effects : message) as never);
  }

  refuse(message: ErrorBody & { id: string | null }): void {
    this.#take(message.id)?.failed(new Refused(409, message));
  }

  /** The table has changed: what was said of it is no longer true. */
  forget(): void {
    this.#effects.clear();
  }

  /** The connection is lost, and every answer with it. */
  fail(): void {
    const lost = new Refused(0, { code: 'disconnected', message: '' });
    for (const { failed } of this.#waiting.values()) failed(lost);
    this.#waiting.clear();
  }

  #ask<T>(message: (id: string) => ClientMessage): Promise<T> {
    const id = `q${(this.#asked += 1)}`;
    return new Promise<T>((done, failed) => {
      if (this.send(message(id))) this.#waiting.set(id, { done, failed });
      else failed(new Refused(0, { code: 'disconnected', message: '' }));
    });
  }

  #take(id: string | null): PendingQuestion | undefined {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    return waiting;
  }
}
