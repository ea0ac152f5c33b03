// The connection to a table: one WebSocket, reopened by itself whenever it is lost.

import { type ClientMessage, type ServerMessage, VERSION } from '../protocol';
import { type Viewpoint, open } from './socket';

/** `lost` is retried; the other failures are final. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'restarting' | 'gone' | 'logged-out' | 'outdated';

export interface Listener {
  received(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

/** The waits before each further attempt to connect, in milliseconds; from then on the last one. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** The same for a client that the server moves to another node. */
const MOVE = 50;
/** A connection without any message for so long has timed out, whatever the browser says. */
const SILENCE = 45_000;
const PING_EVERY = 15_000;
/** How long a page that is looked at again waits for a pong. */
const PROBE = 4_000;

export class Connection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #lastReceived = 0;
  #closed = false;
  #final: ConnectionState | null = null;
  #leaving: 'restarting' | null = null;
  /** The server has moved this client to another node, which is up: the reconnection is not shown. */
  #moving = false;

  /** The viewpoint is asked for anew at each attempt, because the seat looked through may have changed. */
  constructor(
    private readonly viewpoint: () => Viewpoint,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  open(): void {
    this.#connect();
  }

  /** Sends a message if the connection is open; answers whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects at once, for another viewpoint or after a gap. */
  again(): void {
    this.#drop();
    this.#attempts = 0;
    if (!this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (!this.#moving) this.listener.changed(this.#leaving ?? (this.#attempts === 0 ? 'connecting' : 'lost'));
    const { socket, buffered } = open(this.viewpoint());
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
    this.#lastReceived = performance.now();
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    for (const message of buffered) this.#receive(message);
  }

  #receive(message: ServerMessage): void {
    this.#lastReceived = performance.now();
    if (message.type === 'hello') {
      if (message.protocol !== VERSION) return this.#end('outdated');
      this.#attempts = 0;
      this.#leaving = null;
      this.#moving = false;
      this.listener.changed('open');
      this.send({ type: 'ping', sent: Date.now() });
    } else if (message.type === 'closing') {
      if (message.reason === 'gone') return this.#end('gone');
      if (message.reason === 'logged-out') return this.#end('logged-out');
      if (message.reason === 'restart') this.#leaving = 'restarting';
      if (message.reason === 'move') this.#moving = true;
    }
    this.listener.received(message);
  }

  #ping(): void {
    if (performance.now() - this.#lastReceived > SILENCE) this.#cut();
    else this.send({ type: 'ping', sent: Date.now() });
  }

  /** Pings a connection that may have been lost while a phone slept; no pong means that it was. */
  #probe(): void {
    const asked = performance.now();
    this.send({ type: 'ping', sent: Date.now() });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lastReceived < asked && this.#cut(), PROBE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed || this.#final) return;
    clearInterval(this.#pinging);
    this.#socket = null;
    // Only the first attempt is not shown.
    this.#moving &&= this.#attempts === 0;
    const wait = this.#moving ? MOVE : (WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 8_000);
    this.#attempts += 1;
    if (!this.#moving) this.listener.changed(this.#leaving ?? 'lost');
    // A little apart from each other, so that not all clients reconnect at the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #end(state: ConnectionState): void {
    this.#final = state;
    this.#drop();
    this.listener.changed(state);
  }

  #drop(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Closes a connection that is lost though the socket is still open: the browser is offline, or it has timed out. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  /** A page that is looked at again, or online again, does not wait for the next attempt. */
  readonly #hurry = (): void => {
    if (this.#closed || this.#final || document.hidden) return;
    if (this.#socket) this.#probe();
    else this.#connect();
  };
}
