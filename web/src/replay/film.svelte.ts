// A recorded game being watched: its frames from one viewpoint, and the moment that is shown.

import { request } from '../api/http';
import { looks, seatNames } from '../setup/names';
import type { GameName, ReplayFilm, ReplayFrame } from '../protocol';
import { plateName, toldApart } from '../table/names';
import type { Decision } from '../analysis/gameAnalysis';
import { Analyser, named, type Source } from '../analysis/analyser.svelte';
import { Presenter } from '../board/presenter.svelte';
import type { BoardFrame } from '../board/contract';

/** Through whose viewpoint: everything open, as spectators saw it, or a seat's number. */
export type Viewpoint = 'open' | 'public' | `${number}`;
/** `own` is the player's own seat, and open for those who had none. */
type ViewpointQuery = Viewpoint | 'own';

/** A moment of the game, as it is shown. */
interface Moment extends BoardFrame {
  ply: number;
}

/** How long a moment stays while the game plays by itself, in milliseconds. */
const PACE = 900;

export class Film {
  game: GameName | null = $state(null);
  /** The names in the seats, as they were recorded. */
  recorded: readonly string[] = $state.raw([]);
  /** What the boards and cards print. */
  printed: unknown = $state.raw({});
  frames: readonly ReplayFrame[] = $state.raw([]);
  result: ReplayFilm['result'] = $state.raw(null);
  forfeit: ReplayFilm['forfeit'] | null = $state.raw(null);
  viewpoint: Viewpoint = $state('open');
  /** The seat that the player held, if it was exactly one: it is “you” in sentences. */
  own: number | null = $state(null);
  ply = $state(0);
  playing = $state(false);
  failed: unknown = $state.raw(null);
  /** The decision that is thought over: the position before it is shown. */
  reconsidered: Decision | null = $state.raw(null);

  /** And as they are said. */
  readonly players: readonly string[] = $derived.by(() => toldApart(seatNames(this.recorded)));
  /** What stands on the plates. */
  readonly plates: readonly string[] = $derived.by(() =>
    this.players.map((_, seat) => plateName(seat, this.players, this.own === null ? [] : [this.own])),
  );
  readonly looks = $derived.by(() => looks(this.recorded));
  readonly plies = $derived(Math.max(0, this.frames.length - 1));
  /** The seat at the bottom of the board: a decision is thought over from its player's side. */
  readonly near = $derived.by(() => this.reconsidered?.seat ?? this.#side);
  readonly #side = $derived.by(() =>
    this.viewpoint === 'open' || this.viewpoint === 'public' ? (this.own ?? 0) : Number(this.viewpoint),
  );
  /** The viewpoint that needs no mention in an address. */
  readonly usual: Viewpoint = $derived.by((): Viewpoint => (this.own === null ? 'open' : `${this.own}`));
  readonly presenter = new Presenter<Moment>();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;

  readonly analyser: Analyser;

  constructor(readonly source: Source) {
    this.analyser = new Analyser(source);
  }

  /** The moment on the screen: it follows `ply`, and forwards it is played. */
  get shown(): Moment | null {
    return this.presenter.shown;
  }

  /** Loads the game; a moment past its end is its end. */
  async load(viewpoint: ViewpointQuery, ply: number | null): Promise<void> {
    try {
      const film = await this.#fetch(viewpoint);
      this.game = film.game;
      this.recorded = film.players;
      this.printed = film.printed;
      this.frames = film.frames;
      this.result = film.result;
      this.forfeit = film.forfeit ?? null;
      this.viewpoint = film.eyes as Viewpoint;
      this.own = film.own ?? null;
      this.ply = Math.min(ply ?? film.plies, film.plies);
      this.presenter.jump(this.#moment(this.ply));
    } catch (error) {
      this.failed = error;
    }
  }

  /** Looks at the same moment from another viewpoint. Of several looks only the last one counts. */
  async look(viewpoint: Viewpoint): Promise<void> {
    const look = ++this.#looks;
    const { frames } = await this.#fetch(viewpoint);
    if (look !== this.#looks) return;
    this.frames = frames;
    this.viewpoint = viewpoint;
    this.presenter.jump(this.#moment(this.ply));
  }

  /** Goes to a moment: the next one is played, any other is there at once. */
  to(ply: number): void {
    // What is thought over may be seen from another side: from there nothing is played.
    const before = this.reconsidered ? null : this.ply;
    this.reconsidered = null;
    this.ply = Math.max(0, Math.min(ply, this.plies));
    if (before !== null && this.ply === before + 1) this.presenter.push(this.#moment(this.ply));
    else if (this.ply !== before) this.presenter.jump(this.#moment(this.ply));
    if (this.playing) this.#later();
  }

  play(): void {
    if (this.ply >= this.plies) this.to(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // What is still being played is seen to its end.
      if (!this.presenter.settled) return this.#later();
      this.to(this.ply + 1);
      if (this.ply >= this.plies) this.pause();
    }, PACE);
  }

  #moment(ply: number): Moment {
    const frame = this.frames[ply];
    return {
      ply,
      view: frame?.view,
      figures: frame?.figures,
      events: frame?.events ?? [],
      mover: frame?.seat ?? null,
    };
  }

  /** Shows the position before a decision, in which the better action is drawn. */
  reconsider(decision: Decision): void {
    this.pause();
    this.ply = decision.ply;
    this.reconsidered = decision;
    this.presenter.jump(this.#moment(this.ply));
  }

  /** Goes from there to what was played. */
  accept(): void {
    if (this.reconsidered) this.to(this.reconsidered.ply + 1);
  }

  close(): void {
    this.pause();
    this.analyser.close();
  }

  #fetch(viewpoint: ViewpointQuery): Promise<ReplayFilm> {
    if (!('game' in this.source)) {
      return request('POST /api/replay', { query: { seat: viewpoint }, body: this.source.record });
    }
    const { params, query } = named(this.source);
    return request('GET /api/games/{game}/film', { params, query: { ...query, seat: viewpoint } });
  }
}
