import { beforeEach, expect, test, vi } from 'vitest';

/** A socket that is open at once. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: 'pl' } });
vi.stubGlobal('location', { protocol: 'https:', host: 'mandala.example' });

const { open, connectAhead } = await import('./socket');
const viewpoint = { table: 't', seat: null, key: 'k' };
const snapshot = (seat: number | null): object => ({ type: 'snapshot', seat, table: { game: 'stones' } });

/** Opens a socket ahead, which shows the table through the viewpoint of a seat. */
async function ahead(seat: number | null): Promise<FakeSocket> {
  const table = connectAhead(viewpoint);
  const socket = FakeSocket.made.at(-1) as FakeSocket;
  socket.say({ type: 'hello' });
  socket.say(snapshot(seat));
  expect(await table).toEqual({ game: 'stones' });
  return socket;
}

beforeEach(() => {
  FakeSocket.made = [];
});

test('a socket speaks the language of the page and brings the key', () => {
  open({ table: 'a b', seat: 2, key: 'k' });
  expect(FakeSocket.made[0]?.url).toBe('wss://mandala.example/api/tables/a%20b/socket?lang=pl&seat=2&key=k');
});

test('what was opened ahead is taken over once, with everything it has said', async () => {
  const first = await ahead(0);
  expect(open(viewpoint)).toMatchObject({ socket: first, buffered: [{ type: 'hello' }, snapshot(0)] });
  expect(open(viewpoint).socket).not.toBe(first);
});

test('a socket opened without a seat, for another viewpoint, or too late is not taken over', async () => {
  const spectator = await ahead(null);
  expect(open(viewpoint).socket).not.toBe(spectator);
  expect(spectator.readyState).toBe(3);
  const other = await ahead(1);
  expect(open({ ...viewpoint, seat: 0 }).socket).not.toBe(other);
  const closed = await ahead(1);
  closed.close();
  expect(open(viewpoint).socket).not.toBe(closed);
});

test('a table that cannot be seen is not waited for', async () => {
  const table = connectAhead(viewpoint);
  FakeSocket.made[0]?.close();
  expect(await table).toBeNull();
});
