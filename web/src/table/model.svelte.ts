// What follows from a session for everything around the board: who is who, whose turn it is, what has been said and done.

import { Refused } from '../api/http';
import type { Ack, Command, GameName, LevelName, LogLine, TableInfo } from '../protocol';
import { me } from '../app/me.svelte';
import { complain, tell } from '../app/notices.svelte';
import { t } from '../words';
import { entries, type Entry, type Move, standing } from './log';
import type { GameView } from '../board/contract';
import { gameHere } from '../games';
import { ownSeats, plateName, seatNames } from './names';
import type { TableSession } from './session.svelte';

export class TableModel {
  readonly session: TableSession;
  readonly table: TableInfo;
  /** One's own seats; several where people share this device. */
  readonly own: readonly number[] = $derived.by(() => ownSeats(this.table, me()?.id));
  readonly shared = $derived.by(() => this.own.length > 1);
  /** They are in every line of the log: where they stay the same, they are the same. */
  readonly names: readonly string[] = $derived.by(() => JSON.parse(this.#names) as string[]);
  /** The seat at the bottom of the board. */
  readonly near = $derived.by(() => this.session.shown?.seat ?? this.own[0] ?? 0);
  /** Who is “you” in sentences: nobody for spectators, and nobody where people share a device. */
  readonly you = $derived.by(() => (this.shared ? null : (this.session.shown?.seat ?? null)));
  readonly turn: GameView | null = $derived.by(() => this.session.shown?.view ?? null);
  readonly running = $derived.by(() => this.table.phase === 'running');
  readonly toMove = $derived.by(() => (this.running ? (this.turn?.to_move ?? null) : null));
  readonly yourTurn = $derived.by(
    () => this.toMove !== null && this.own.includes(this.toMove) && !this.level(this.toMove),
  );
  /** The seat the device is to be passed to, before its cards are shown. */
  readonly passTo = $derived.by(() =>
    this.shared && this.session.settled && this.yourTurn && this.toMove !== this.session.shown?.seat
      ? this.toMove
      : null,
  );
  readonly entries: readonly Entry[] = $derived.by(() =>
    entries(this.shared ? this.session.log.map((line) => asRead(this.table.game, line)) : this.session.log),
  );
  readonly moves: readonly Move[] = $derived.by(() => standing(this.entries));
  /** Whether one plays here and may take back and be advised: not where it would count for a rating or against others' deals. */
  readonly mayBeHelped = $derived.by(
    () => this.own.length > 0 && this.running && !this.table.rated && this.table.kind !== 'daily',
  );
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

  plate(seat: number): string {
    return plateName(seat, this.names, this.own);
  }

  /** Does something at the table; a refusal is said in words, and so is that it cannot be asked for offline. */
  async attempt(command: Command): Promise<Ack | null> {
    try {
      return await this.session.command(command);
    } catch (error) {
      const code = error instanceof Refused ? error.body.code : '';
      if (code === 'moved-on') tell(t('table-moved-on'));
      else if (code === 'disconnected') tell(t('table-not-sent'));
      else if (code !== 'withdrawn') complain(error);
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
