// What follows from a session for everything around the board: who is who, whose turn it is, what has been said and done.

import { Refused } from '../api/http';
import type { Ack, Command, GameName, LevelName, LogLine, TableInfo } from '../protocol';
import { me } from '../app/me.svelte';
import { showError, showNotice } from '../app/notices.svelte';
import type { Character, Look } from '../games/pieces/types';
import type { Overlay } from '../shell/overlay';
import { t } from '../words';
import { entries, type Entry, type Move, standing, withPhrases } from './log';
import type { GameView } from '../board/contract';
import { gameHere } from '../games';
import { looks } from '../setup/names';
import { ownSeats, plateName, seatCharacters, seatNames } from './names';
import type { TableSession } from './session.svelte';
import { MoveTracer } from './tracer.svelte';

const NONE: readonly Move[] = [];

export class TableModel {
  readonly session: TableSession;
  readonly table: TableInfo;
  /** The player's own seats; several where people share this device. */
  readonly own: readonly number[] = $derived.by(() => ownSeats(this.table, me()?.id));
  readonly shared = $derived.by(() => this.own.length > 1);
  /** They are in every line of the log: where they stay the same, they are the same. */
  readonly names: readonly string[] = $derived.by(() => JSON.parse(this.#names) as string[]);
  /** The seat at the bottom of the board. */
  readonly near = $derived.by(() => this.session.shown?.seat ?? this.own[0] ?? 0);
  /** The seat that is “you” in sentences; null for spectators and at a shared device. */
  readonly you = $derived.by(() => (this.shared ? null : (this.session.shown?.seat ?? null)));
  readonly view: GameView | null = $derived.by(() => this.session.shown?.view ?? null);
  readonly running = $derived.by(() => this.table.phase === 'running');
  readonly toMove = $derived.by(() => (this.running ? (this.view?.to_move ?? null) : null));
  readonly yourTurn = $derived.by(
    () => this.toMove !== null && this.own.includes(this.toMove) && !this.level(this.toMove),
  );
  /** Whether an action of the player's own is on its way to the server or being presented: it is no longer the player's turn to choose. */
  readonly hasPlayed = $derived.by(() => {
    const { commands, settled, shown, version } = this.session;
    if (commands.pending || version < commands.played) return true;
    // Only the player to move gets legal actions: the action after such a frame is the player's own.
    return !settled && shown !== null && shown.version < version && shown.legal.length > 0;
  });
  /** Whether something is being chosen at the board: what is only shown does not throw it away. */
  choosing = $state(false);
  /** The seat of this device that is to move, while the table is still seen from another one. */
  readonly passTo = $derived.by(() =>
    this.shared && this.session.settled && this.yourTurn && this.toMove !== this.session.shown?.seat
      ? this.toMove
      : null,
  );
  readonly #lines: readonly Entry[] = $derived.by(() =>
    entries(this.shared ? this.session.log.map((line) => asRead(this.table.game, line)) : this.session.log),
  );
  readonly entries: readonly Entry[] = $derived.by(() => withPhrases(this.#lines, this.session.reactions));
  readonly moves: readonly Move[] = $derived.by(() => standing(this.#lines));
  /**
   * What the others have done since the player's last turn, until they have made a move; for spectators, and at a shared device, the
   * last move.
   */
  readonly since: readonly Move[] = $derived.by(() => {
    if (this.own.length === 1 && this.hasPlayed) return NONE;
    const own = this.moves.findLastIndex(({ seat }) => this.own.includes(seat));
    return this.moves.slice(this.own.length === 1 && own >= 0 ? own + 1 : -1);
  });
  /** What is open over the table. */
  over: Overlay | null = $state(null);
  /** The moves that are drawn on the board. */
  readonly tracer = new MoveTracer(this);
  /** Whether the player sits here and may take back: not where it would count for a rating or against others' deals. */
  readonly mayTakeBack = $derived.by(
    () => this.own.length > 0 && this.running && !this.table.rated && this.table.kind !== 'daily',
  );
  /** Whether the player sits here and may be advised: the table says so. */
  readonly mayHint = $derived.by(() => this.own.length > 0 && this.running && this.table.hints);
  /** Whether the game may be called off. A deal of the day comes once: that is given up. */
  readonly mayAbort = $derived.by(() => this.session.shown?.canAbort === true && this.table.kind === 'table');

  #names = $derived.by(() => JSON.stringify(seatNames(this.table, this.own)));

  constructor(session: TableSession) {
    this.session = session;
    this.table = $derived.by(() => session.shown?.table as TableInfo);
  }

  /** The computer that plays a seat, its own or one that stands in. */
  level(seat: number): LevelName | undefined {
    return this.table.seats[seat]?.computer;
  }

  /** And its character. */
  computer(seat: number): Character | undefined {
    return seatCharacters(this.table)[seat];
  }

  /** What a player looks like; a computer that stands in for a person has its own face. */
  look(seat: number): Look {
    const { seed } = looks(this.table.seats.map(({ name }) => name))[seat] ?? { seed: '' };
    return { seed, computer: this.computer(seat) };
  }

  plate(seat: number): string {
    return plateName(seat, this.names, this.own);
  }

  /** Does something at the table; a refusal is said in words, and so is that it cannot be asked for offline. */
  async attempt(command: Command): Promise<Ack | null> {
    try {
      return await this.session.command(command);
    } catch (error) {
      const code = error instanceof Refused ? error.body.code : '';
      if (code === 'moved-on') showNotice(t('table-moved-on'));
      else if (code === 'disconnected') showNotice(t('table-not-sent'));
      else if (code !== 'withdrawn') showError(error);
      // What was moved by hand for it goes back to where it belongs; not what has been moved for another since.
      if (command.do === 'act' && !this.session.commands.pending) void this.session.presenter.flights.settle();
      return null;
    }
  }

  /** Plays an action. While the server has one to answer, nothing else is played; one that could not be sent is replaced. */
  act(action: string): void {
    const { commands, connection, version } = this.session;
    if (version < commands.played || (commands.pending && connection === 'open')) return;
    void this.attempt({ do: 'act', action });
  }
}

const readBefore = new WeakMap<LogLine, LogLine>();

/** A line of the log for people who share a device; the same for the same line. */
function asRead(game: GameName, line: LogLine): LogLine {
  const kit = gameHere(game);
  if (line.events === undefined || !kit) return { ...line, events: [] };
  const read = readBefore.get(line) ?? { ...line, events: [...kit.discreet(line.events)] };
  readBefore.set(line, read);
  return read;
}
