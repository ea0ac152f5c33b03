// Somebody session at a table or looking at it: everything the server has told, and what can be done.
//
// What has been heard is shown one change after the other: while one is being shown (a card flies), the next ones wait.
// Whoever acts does so against what is true, not against what is still being shown.

import { tick } from 'svelte';
import { get, Refused } from '../api/http';
import { Connection, type ConnectionState } from '../api/connection';
import { afterNextPaint, yieldToBrowser } from '../ui/paint';
import type {
  Ack,
  ClientMessage,
  ClockState,
  Command,
  ErrorBody,
  HintBody,
  Json,
  LogLine,
  Presence,
  Reaction,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from '../protocol';
import type { Turn } from './expect';
import { begun } from '../board/flights';

/** Shows a change: it is on the page when this is called, with the view before it; the next change waits for the answer. */
export type Stage = (update: Update, before: Json | null) => Promise<void>;

/** What the server says where hints are not given at all. */
const NO_HINTS = ['server-no-hints-rated', 'server-no-help-daily'];

interface Waiting<T> {
  done: (value: T) => void;
  failed: (error: unknown) => void;
}

export class TableSession {
  line: ConnectionState = $state('connecting');
  /** Why the table cannot be shown at all. */
  denied: ErrorBody | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  view: Json | null = $state.raw(null);
  /** What the rules make of the view. */
  figures: Json | null = $state.raw(null);
  legal: readonly string[] = $state.raw([]);
  canUndo = $state(false);
  canAskUndo = $state(false);
  canAbort = $state(false);
  clocks: ClockState | null = $state.raw(null);
  presence: readonly Presence[] = $state.raw([]);
  log: readonly LogLine[] = $state.raw([]);
  reactions: ReadonlyArray<{ key: number; seat: number; reaction: Reaction; at: number }> = $state.raw([]);
  /** The last change shown. */
  latest: Update | null = $state.raw(null);
  /** Whether an action is on its way. */
  busy = $state(false);
  /** Whether everything heard has been shown. */
  settled = $state(true);

  #stage: Stage | null = null;
  #version = 0;
  #queue: Update[] = [];
  #showing = false;
  #skipping = false;
  #offset = 0;
  #line: Connection;
  #commands = new Map<string, Waiting<Ack> & { message: ClientMessage & { type: 'command' } }>();
  #effects = new Map<string, Promise<Json>>();
  #asked = new Map<string, Array<Waiting<Json>>>();
  #hints: Array<Waiting<HintBody>> = [];
  #reactionKey = 0;
  #logs = 0;

  constructor(
    readonly id: string,
    readonly key: string | null = null,
    private viewpoint: number | null = null,
  ) {
    this.#line = new Connection(() => ({ table: this.id, seat: this.viewpoint, key: this.key }), {
      heard: (message) => this.#heard(message),
      changed: (state) => this.#changed(state),
    });
    this.#line.open();
    // A table that may not be seen has no socket either; only plain HTTP says why.
    if (!this.table) void this.#check();
  }

  /** The version of the table that has been heard: what commands are made against. */
  get version(): number {
    return this.#version;
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Who shows changes; nobody means at once. */
  stage(stage: Stage | null): void {
    this.#stage = stage;
  }

  /** Shows everything that is still waiting at once. */
  skip(): void {
    this.#skipping = true;
    void this.#next(false);
  }

  /** Looks through the viewpoint of another seat of one's own; nothing means those of a spectator. */
  look(seat: number | null): void {
    this.viewpoint = seat;
    // What is still being shown or fetched is not for these viewpoint.
    this.#logs += 1;
    this.view = null;
    this.figures = null;
    this.legal = [];
    this.log = [];
    this.#line.again();
  }

  /** Hears everything anew, as after a change of language. */
  again(): void {
    this.#line.again();
  }

  act(action: string): Promise<Ack> {
    return this.command({ do: 'act', action });
  }

  /** Sends a command. After a lost line it is sent again with the same id, so that it is done once and only once. */
  command(command: Command): Promise<Ack> {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const message = {
      type: 'command' as const,
      id,
      version: this.#version,
      command,
      ...(this.seat === null ? {} : { seat: this.seat }),
    };
    const answer = new Promise<Ack>((done, failed) => this.#commands.set(id, { message, done, failed })).finally(() => {
      this.#commands.delete(id);
      this.busy = this.#acting();
    });
    this.busy = this.#acting();
    this.#line.send(message);
    return answer;
  }

  /** What an action would foreseeably do. Query once for each action and version. */
  effects(action: string): Promise<Json> {
    const known = this.#effects.get(action);
    if (known) return known;
    const asked = new Promise<Json>((done, failed) => {
      this.#asked.set(action, [...(this.#asked.get(action) ?? []), { done, failed }]);
      if (!this.#line.send({ type: 'effects', action })) failed(new Refused(0, { code: 'line', message: '' }));
    });
    this.#effects.set(action, asked);
    asked.catch(() => this.#effects.delete(action));
    return asked;
  }

  hint(): Promise<HintBody> {
    return new Promise((done, failed) => {
      this.#hints.push({ done, failed });
      if (!this.#line.send({ type: 'hint' })) failed(new Refused(0, { code: 'line', message: '' }));
    });
  }

  close(): void {
    this.#line.close();
  }

  async #check(): Promise<void> {
    const query = new URLSearchParams();
    if (this.key) query.set('key', this.key);
    if (this.viewpoint !== null) query.set('seat', String(this.viewpoint));
    try {
      await get<Snapshot>(`/api/tables/${this.id}?${query}`);
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return;
      this.denied = error.body;
      this.close();
    }
  }

  #acting(): boolean {
    return [...this.#commands.values()].some(({ message }) => message.command.do === 'act');
  }

  #changed(state: ConnectionState): void {
    this.line = state;
    if (state === 'outdated') reloadOnce();
    if (state === 'open') {
      // Nobody knows whether these arrived: the server answers a repeat as it answered before.
      for (const { message } of this.#commands.values()) this.#line.send(message);
      return;
    }
    const lost = new Refused(0, { code: 'line', message: '' });
    if (state === 'gone' || state === 'logged-out') for (const { failed } of this.#commands.values()) failed(lost);
    for (const waiting of [...this.#asked.values()].flat()) waiting.failed(lost);
    for (const waiting of this.#hints.splice(0)) waiting.failed(lost);
    this.#asked.clear();
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#anew(message);
      case 'update':
        return this.#update(message);
      case 'ack':
        return this.#commands.get(message.id)?.done(message);
      case 'refused':
        return this.#refused(message);
      case 'effects':
        for (const waiting of this.#asked.get(message.action) ?? []) waiting.done(message.effects);
        this.#asked.delete(message.action);
        return;
      case 'hint':
        return this.#hints.shift()?.done(message);
      case 'presence':
        this.presence = [...this.presence.filter(({ seat }) => seat !== message.seat), message];
        return;
      case 'reaction':
        this.reactions = [
          ...this.reactions.slice(-3),
          { key: this.#reactionKey++, seat: message.seat, reaction: message.reaction, at: Date.now() },
        ];
        return;
      case 'pong':
        this.#offset = message.now - (message.sent + Date.now()) / 2;
        return;
      case 'hello':
      case 'closing':
        return;
    }
  }

  #refused(message: ErrorBody & { id: string | null }): void {
    const refused = new Refused(409, message);
    const command = message.id === null ? undefined : this.#commands.get(message.id);
    if (command) return command.failed(refused);
    // Questions have no ids. Effects are answered at once, hints are thought about first.
    const asked = [...this.#asked.values()].flat();
    if (asked.length === 0 || NO_HINTS.includes(message.code)) return this.#hints.shift()?.failed(refused);
    for (const waiting of asked) waiting.failed(refused);
    this.#asked.clear();
  }

  #anew(snapshot: Snapshot): void {
    this.#queue = [];
    this.#version = snapshot.version;
    this.#offset = snapshot.now - Date.now();
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.view = snapshot.view;
    this.figures = snapshot.figures;
    this.legal = snapshot.legal ?? [];
    this.canUndo = snapshot.can_undo;
    this.canAskUndo = snapshot.can_ask_undo;
    this.canAbort = snapshot.can_abort;
    this.clocks = snapshot.clocks ?? null;
    this.presence = snapshot.presence;
    this.latest = null;
    this.settled = true;
    this.denied = null;
    this.#effects.clear();
    void this.#fetchLog();
  }

  async #fetchLog(): Promise<void> {
    const query = new URLSearchParams();
    if (this.key) query.set('key', this.key);
    if (this.viewpoint !== null) query.set('seat', String(this.viewpoint));
    const number = ++this.#logs;
    // The table itself is seen first.
    await afterNextPaint();
    if (number !== this.#logs) return;
    const lines = await get<LogLine[]>(`/api/tables/${this.id}/log?${query}`).catch(() => null);
    // Other viewpoint may look by now: this is not for them.
    if (!lines || number !== this.#logs) return;
    const last = lines.at(-1)?.version ?? 0;
    // What was heard meanwhile follows it.
    this.log = [...lines, ...this.log.filter((line) => line.version > last)];
  }

  #update(update: Update): void {
    if (update.version <= this.#version) return;
    if (update.version !== this.#version + 1) return this.#line.again();
    this.#version = update.version;
    this.#effects.clear();
    // Nothing can be chosen while older things are still being shown.
    const could = this.legal.length > 0;
    this.legal = [];
    this.settled = false;
    this.#queue.push(update);
    void this.#next(could && update.what === 'played');
  }

  /** Shows what waits. What one could do goes first, and is off the screen when pieces are measured where they lie. */
  async #next(could: boolean): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    if (could && this.#stage && !document.hidden) await afterNextPaint();
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.view;
      this.#apply(update);
      // Where nothing flies everything comes at once: what somebody is just choosing stays chosen.
      if (!this.#stage || update.what !== 'played' || this.#skipping || document.hidden) {
        this.#note(update);
        this.#offer(update);
        continue;
      }
      // In another phase other things are on the board, and what flies there must find them.
      const offered = phaseOf(before) !== phaseOf(this.view);
      if (offered) this.#offer(update);
      const log = this.#logs;
      await tick();
      // What cannot be shown has happened all the same.
      const shown = this.#stage(update, before).catch((error: unknown) => console.error(error));
      // Its words come in a task of their own, and what can be done now when everything flies: nothing that moves waits for a long
      // task.
      await yieldToBrowser();
      if (log === this.#logs) this.#note(update);
      await begun();
      if (!offered && log === this.#logs) this.#offer(update);
      await shown;
      await yieldToBrowser();
    }
    this.#showing = false;
    this.#skipping = false;
    this.settled = true;
  }

  #apply(update: Update): void {
    if (update.table) this.table = update.table;
    if (update.view !== undefined) this.view = update.view;
    if (update.figures !== undefined) this.figures = update.figures;
    this.clocks = update.clocks ?? this.clocks;
  }

  /** What one can do, if nothing newer has come. */
  #offer(update: Update): void {
    if (update.version !== this.#version) return;
    this.legal = update.legal ?? [];
    this.canUndo = update.can_undo;
    this.canAskUndo = update.can_ask_undo;
    this.canAbort = update.can_abort;
  }

  #note(update: Update): void {
    this.latest = update;
    // A log that was fetched meanwhile may have it already.
    if (update.version > (this.log.at(-1)?.version ?? 0)) this.log = [...this.log, update];
  }
}

function phaseOf(view: Json | null): string | undefined {
  return (view as Partial<Turn> | null)?.phase;
}

/** A newer server wants a newer page. Once: where the old page keeps coming, the table says so instead. */
function reloadOnce(): void {
  const key = 'mandala-reloaded';
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  location.reload();
}
