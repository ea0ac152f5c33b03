// A table's session without a server or a browser, for tests: what it sends is noted, what it receives is made up.

import { beforeEach, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../protocol';

interface Listener {
  received(message: ServerMessage): void;
  changed(state: string): void;
}
export const line = {
  sent: [] as ClientMessage[],
  open: true,
  again: 0,
  log: [] as object[],
  listener: null as unknown as Listener,
};

vi.mock('../api/connection', () => ({
  Connection: class {
    constructor(_address: unknown, listener: Listener) {
      line.listener = listener;
    }
    open(): void {}
    send(message: ClientMessage): boolean {
      if (line.open) line.sent.push(message);
      return line.open;
    }
    again(): void {
      line.again += 1;
    }
    close(): void {}
  },
}));
vi.mock('../api/http', async (original) => ({
  ...(await original<object>()),
  request: () => Promise.resolve(line.log),
}));
vi.mock('../board/overlay', async (original) => ({
  ...(await original<object>()),
  overlay: () => undefined,
  empty: () => undefined,
}));
vi.mock('../ui/paint', () => ({ afterNextPaint: () => Promise.resolve(), yieldToBrowser: () => Promise.resolve() }));

export const { TableSession } = await import('./session.svelte');
export const received = (message: object): void => line.listener.received(message as ServerMessage);
export const snapshot = (version: number): void =>
  received({
    type: 'snapshot',
    version,
    table: { phase: 'running' },
    seat: 0,
    view: { at: version },
    figures: { of: version },
    legal: ['m1R'],
    can_undo: false,
    can_ask_undo: false,
    can_abort: true,
    presence: [],
    history: [],
    now: 0,
  });
export const update = (version: number, legal: string[] = [], more: object = {}): void =>
  received({
    type: 'update',
    what: 'played',
    seat: 0,
    action: 'm1R',
    version,
    at: 0,
    view: { at: version },
    figures: { of: version },
    legal,
    can_undo: false,
    can_ask_undo: false,
    can_abort: false,
    events: [{ event: 'built' }],
    ...more,
  });
export const task = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  Object.assign(line, { sent: [], open: true, again: 0, log: [] });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const documentElement = { animate: () => ({ finished: Promise.resolve(), cancel: () => undefined }) };
  vi.stubGlobal('document', {
    hidden: false,
    documentElement,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
