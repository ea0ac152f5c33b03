// Commands on their way to the server. Each has an id: after a lost connection it is sent again with the same one, so that it is
// done once and only once. A move that is not acknowledged is pending: it is seen, can be withdrawn, and a newer one replaces it.

import { Refused } from '../api/http';
import type { Ack, ClientMessage, Command, ErrorBody } from '../protocol';

type CommandMessage = ClientMessage & { type: 'command' };

interface PendingCommand {
  message: CommandMessage;
  /** Whether it may have reached the server. */
  sent: boolean;
  done: (ack: Ack) => void;
  failed: (error: Refused) => void;
}

export class Commands {
  /** The move that the server has not acknowledged. */
  pending: { action: string; sent: boolean } | null = $state.raw(null);
  /** The version of the table that the last acknowledged move leads to: until it is here, nothing more is played. */
  played = $state(0);
  #waiting = new Map<string, PendingCommand>();

  /** `transmit` says whether the message could be sent. */
  constructor(private readonly transmit: (message: ClientMessage) => boolean) {}

  send(command: Command, version: number, seat: number | null): Promise<Ack> {
    // What was chosen before and could not be sent is not played as well.
    if (command.do === 'act') this.withdraw();
    // Only pages that were loaded safely have random ids.
    const id = 'randomUUID' in crypto ? crypto.randomUUID() : String(Math.random()).slice(2);
    const message: CommandMessage = { type: 'command', id, version, command, ...(seat === null ? {} : { seat }) };
    return new Promise<Ack>((done, failed) => {
      const sent = this.transmit(message);
      // Only a move is kept until it can be sent, for it is seen: whatever else is asked for offline is asked again.
      if (!sent && command.do !== 'act') return failed(refusal('disconnected'));
      this.#waiting.set(id, { message, sent, done, failed });
      this.#follow();
    }).finally(() => {
      this.#waiting.delete(id);
      this.#follow();
    });
  }

  /** Takes a pending move back, as far as that is still possible: what the server has received is played. */
  withdraw(): void {
    for (const [id, { message, failed }] of this.#waiting) {
      if (message.command.do !== 'act') continue;
      this.#waiting.delete(id);
      failed(refusal('withdrawn'));
    }
    this.#follow();
  }

  acknowledge(ack: Ack): void {
    const waiting = this.#waiting.get(ack.id);
    if (waiting?.message.command.do === 'act') this.played = ack.version;
    waiting?.done(ack);
  }

  /** Whether the refusal was of a command. */
  refuse(message: ErrorBody & { id: string | null }): boolean {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    waiting?.failed(new Refused(409, message));
    return waiting !== undefined;
  }

  /** The connection is open again, at this version of the table. */
  resume(version: number): void {
    for (const waiting of this.#waiting.values()) {
      const { message } = waiting;
      // A move that never left this device was chosen for a table that has moved on since.
      const outdated = !waiting.sent && message.command.do === 'act' && message.version !== version;
      if (outdated) waiting.failed(refusal('moved-on'));
      // The server answers a repeat as it answered before.
      else waiting.sent = this.transmit(message) || waiting.sent;
    }
    this.#follow();
  }

  /** The connection is lost; for good, if the table is gone. */
  lost(forGood: boolean): void {
    if (forGood) for (const { failed } of this.#waiting.values()) failed(refusal('disconnected'));
    this.#follow();
  }

  #follow(): void {
    const acts = [...this.#waiting.values()].flatMap(({ message: { command }, sent }) =>
      command.do === 'act' ? [{ action: command.action, sent }] : [],
    );
    this.pending = acts[0] ?? null;
  }
}

function refusal(code: string): Refused {
  return new Refused(0, { code, message: '' });
}
