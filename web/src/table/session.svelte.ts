// A browser's session at a table, as a player or a spectator: what the server has said, what is shown of it, and what
// can be done.
//
// `latest` is the newest frame from the server, and what commands are made against. The presenter shows frames one after the other;
// everything on the screen follows from the one it shows.

import { Refused, request } from '../api/http';
import { Connection, type ConnectionState } from '../api/connection';
import { reloadOnce } from '../app/reload';
import { Presenter } from '../board/presenter.svelte';
import type { Ack, Command, ErrorBody, HintBody, LogLine, Presence, ServerMessage, Snapshot } from '../protocol';
import { Commands } from './commands.svelte';
import { first, isSameMoment, next, recalled, type TableFrame, unseen } from './frame';
import { TableHistory } from './history.svelte';
import type { Remark } from './log';
import { Questions } from './questions';

export class TableSession {
  connection: ConnectionState = $state('connecting');
  /** Why the table cannot be shown at all. */
  denied: ErrorBody | null = $state(null);
  presence: readonly Presence[] = $state.raw([]);
  /** What was said since the table was opened. */
  reactions: ReadonlyArray<Remark & { at: number }> = $state.raw([]);
  /** How many people look on without a seat. */
  spectators = $state(0);
  /** The newest frame from the server. */
  latest: TableFrame | null = $state.raw(null);
  readonly presenter = new Presenter<TableFrame>();
  readonly commands: Commands;

  readonly #history = new TableHistory();
  #offset = 0;
  #connection: Connection;
  #questions: Questions;

  constructor(
    readonly id: string,
    readonly key: string | null = null,
    private viewpoint: number | null = null,
  ) {
    this.#connection = new Connection(() => ({ table: this.id, seat: this.viewpoint, key: this.key }), {
      received: (message) => this.#receive(message),
      changed: (state) => this.#changed(state),
    });
    this.commands = new Commands((message) => this.#connection.send(message));
    this.#questions = new Questions((message) => this.#connection.send(message));
    this.#connection.open();
    // A table that may not be seen has no socket either; only plain HTTP says why.
    if (!this.latest) void this.#check();
  }

  /** The frame on the screen. */
  get shown(): TableFrame | null {
    return this.presenter.shown;
  }

  /** Whether everything that has come is on the screen. */
  get settled(): boolean {
    return this.presenter.settled;
  }

  /** What can be done now; nothing while older moves are still being shown. */
  get legal(): readonly string[] {
    return this.settled ? (this.shown?.legal ?? []) : [];
  }

  /** Everything that has happened, as far as it is shown. */
  get log(): readonly LogLine[] {
    return this.#history.until(this.shown?.version ?? 0);
  }

  /** The version of the newest frame: what commands are made against. */
  get version(): number {
    return this.latest?.version ?? 0;
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Looks through the viewpoint of another seat of the player's own; nothing means that of a spectator. */
  look(seat: number | null): void {
    this.viewpoint = seat;
    // What is still being shown or fetched is not for this viewpoint.
    this.#history.clear();
    this.latest = null;
    if (this.shown) this.presenter.jump(unseen(this.shown));
    this.#connection.again();
  }

  /** Goes on from another seat of the player's own. What it has in secret lies face down, so the table stays in sight. */
  takeTurn(seat: number): void {
    if (seat === this.viewpoint) return;
    this.viewpoint = seat;
    this.#connection.again();
  }

  /** Connects anew, as after a change of language: what the server says is in the language it was asked in. */
  reconnect(): void {
    this.#connection.again();
  }

  act(action: string): Promise<Ack> {
    return this.command({ do: 'act', action });
  }

  command(command: Command): Promise<Ack> {
    return this.commands.send(command, this.version, this.latest?.seat ?? null);
  }

  /** What an action would foreseeably do. Asked once for each action and version. */
  effects(action: string): Promise<unknown> {
    return this.#questions.effects(action);
  }

  hint(): Promise<HintBody> {
    return this.#questions.hint();
  }

  close(): void {
    this.#connection.close();
  }

  async #check(): Promise<void> {
    try {
      await request('GET /api/tables/{table}', this.#viewed());
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return;
      this.denied = error.body;
      this.close();
    }
  }

  /** This table from this viewpoint, as a request names it. */
  #viewed() {
    return { params: { table: this.id }, query: { key: this.key, seat: this.viewpoint } };
  }

  #changed(state: ConnectionState): void {
    this.connection = state;
    if (state === 'outdated') reloadOnce();
    if (state === 'open') return;
    this.#questions.fail();
    this.commands.lost(state === 'gone' || state === 'logged-out');
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#restart(message);
      case 'update':
        return this.#update(message);
      case 'ack':
        return this.commands.acknowledge(message);
      case 'refused':
        if (!this.commands.refuse(message)) this.#questions.refuse(message);
        return;
      case 'effects':
      case 'hint':
        return this.#questions.answer(message);
      case 'presence':
        this.presence = [...this.presence.filter(({ seat }) => seat !== message.seat), message];
        return;
      case 'reaction': {
        const { seat, reaction } = message;
        const { version, reactions } = this;
        const said = { kind: 'said', key: reactions.length, version, seat, reaction, at: Date.now() } as const;
        this.reactions = [...reactions, said];
        return;
      }
      case 'spectators':
        this.spectators = message.count;
        return;
      case 'pong':
        this.#offset = message.now - (message.sent + Date.now()) / 2;
        return;
      case 'hello':
      case 'closing':
        return;
    }
  }

  #restart(snapshot: Snapshot): void {
    this.#offset = snapshot.now - Date.now();
    this.latest = first(snapshot);
    this.presence = snapshot.presence;
    this.spectators = snapshot.spectators;
    this.denied = null;
    this.#questions.forget();
    if (isSameMoment(this.shown, this.latest)) this.presenter.refresh(this.latest);
    else this.presenter.jump(this.latest);
    this.commands.resume(snapshot.version);
    void this.#recall(this.latest);
  }

  /** Fetches the log, and with it the frames since the player's last turn: they can be compared with what is shown, and shown again. */
  async #recall(first: TableFrame): Promise<void> {
    const lines = await this.#history.fetch(this.#viewed());
    this.presenter.recall(recalled(first, lines), first);
  }

  #update(update: ServerMessage & { type: 'update' }): void {
    const { latest } = this;
    if (!latest || update.version <= latest.version) return;
    if (update.version !== latest.version + 1) return this.#connection.again();
    this.#questions.forget();
    this.latest = next(latest, update);
    this.#history.add(update);
    this.presenter.push(this.latest);
  }
}
