import { beforeEach, expect, test, vi } from 'vitest';
import { VERSION } from '../protocol';

/** A socket that is open at once. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('document', {
  documentElement: { dataset: {}, lang: 'en' },
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
});
vi.stubGlobal('location', { protocol: 'https:', host: 'mandala.example' });
vi.stubGlobal('addEventListener', vi.fn());
vi.useFakeTimers();

const { Connection } = await import('./connection');
let states: string[];

beforeEach(() => {
  states = [];
  const line = new Connection(() => ({ table: 't', seat: null, key: null }), {
    received: () => {},
    changed: (state) => states.push(state),
  });
  line.open();
  FakeSocket.last.say({ type: 'hello', protocol: VERSION });
});

/** Lets the server say why it closes, and close. */
function closes(reason: string): FakeSocket {
  const before = FakeSocket.last;
  before.say({ type: 'closing', reason });
  before.close();
  return before;
}

test('a client that is sent to another server is there at once, and its page stays as it is', () => {
  const before = closes('move');
  vi.advanceTimersByTime(100);
  expect(FakeSocket.last).not.toBe(before);
  expect(states).toEqual(['connecting', 'open']);
  FakeSocket.last.say({ type: 'hello', protocol: VERSION });
  FakeSocket.last.close();
  expect(states).toEqual(['connecting', 'open', 'open', 'lost']);
});

test('if the other server is not there, the line is lost like any other', () => {
  closes('move');
  vi.advanceTimersByTime(100);
  FakeSocket.last.close();
  expect(states.at(-1)).toBe('lost');
});

test('a server that restarts is waited for, and says so', () => {
  closes('restart');
  expect(states.at(-1)).toBe('restarting');
});
