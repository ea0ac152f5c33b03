// The line to a table: one WebSocket, opened again by itself whenever it is lost.

import { type ClientMessage, type ServerMessage, VERSION } from '../protocol';
import { type Viewpoint, open } from './socket';

/** How the line is. `lost` is tried again; the rest is final. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'restarting' | 'gone' | 'logged-out' | 'outdated';

export interface Listener {
  heard(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

/** The waits between attempts, in milliseconds; the last one stays. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** The same for whoever is sent to another server. */
const MOVE = 50;
/** A line that says nothing for so long is dead, whatever the browser believes. */
const SILENCE = 45_000;
const PING_EVERY = 15_000;
/** How long whoever comes back to the page waits for a sign of life. */
const PROBE = 4_000;

export class Connection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #closed = false;
  #final: ConnectionState | null = null;
  #leaving: 'restarting' | null = null;
  /** The server has sent us to another one, which is there already: nobody need notice. */
  #moving = false;

  /** `viewpoint` are asked for anew at each attempt, because the seat looked through may have changed. */
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

  /** Sends a message if the line is open; says whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Opens the line anew at once, for other viewpoint or after a gap. */
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
    const { socket, heard } = open(this.viewpoint());
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
    this.#lastHeard = performance.now();
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    for (const message of heard) this.#heard(message);
  }

  #heard(message: ServerMessage): void {
    this.#lastHeard = performance.now();
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
    this.listener.heard(message);
  }

  #ping(): void {
    if (performance.now() - this.#lastHeard > SILENCE) this.#cut();
    else this.send({ type: 'ping', sent: Date.now() });
  }

  /** Asks a line that may have died in a sleeping phone; no answer means that it has. */
  #probe(): void {
    const asked = performance.now();
    this.send({ type: 'ping', sent: Date.now() });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lastHeard < asked && this.#cut(), PROBE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed || this.#final) return;
    clearInterval(this.#pinging);
    this.#socket = null;
    // Only the first attempt goes unnoticed.
    this.#moving &&= this.#attempts === 0;
    const wait = this.#moving ? MOVE : (WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 8_000);
    this.#attempts += 1;
    if (!this.#moving) this.listener.changed(this.#leaving ?? 'lost');
    // A little apart from each other, so that not everybody comes back at the same moment.
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

  /** Gives a line up that does not know it yet: the browser says that there is no net, or nothing was heard for too long. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  /** Whoever comes back to the page, or to the net, does not wait for the next attempt. */
  readonly #hurry = (): void => {
    if (this.#closed || this.#final || document.hidden) return;
    if (this.#socket) this.#probe();
    else this.#connect();
  };
}
