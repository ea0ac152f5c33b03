// A recorded game being watched: its frames from one viewpoint, the moment that is shown, and its analysis.

import { request } from '../api/http';
import { lines } from '../api/ndjson';
import { seatName } from '../setup/names';
import type { AnalysisBody, GameName, ReplayFilm, ReplayFrame } from '../protocol';
import { toldApart } from '../table/names';
import type { Analysed } from './analysed';
import { Presenter } from '../board/presenter.svelte';
import type { BoardFrame } from '../board/contract';

/** Where a recorded game comes from: a game of this server, or a record that somebody holds. */
type Source = { game: string; key: string | null } | { record: string };
/** Through whose viewpoint: everything open, as spectators saw it, or a seat's number. */
export type Viewpoint = 'open' | 'public' | `${number}`;

/** A moment of the game, as it is shown. */
interface Moment extends BoardFrame {
  ply: number;
}

/** How long a moment stays while the game plays by itself, in milliseconds. */
const PACE = 900;
/** How often an analysis is taken up again when its line breaks, and after how many milliseconds. */
const TRIES = 5;
const PAUSE = 2_000;

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
  ply = $state(0);
  playing = $state(false);
  failed: unknown = $state.raw(null);
  analysis: AnalysisBody | null = $state.raw(null);
  analysed: Analysed | null = $state.raw(null);

  /** And as they are said. */
  readonly players: readonly string[] = $derived.by(() => toldApart(this.recorded.map(seatName)));
  readonly plies = $derived(Math.max(0, this.frames.length - 1));
  readonly presenter = new Presenter<Moment>();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = new AbortController();
  #looks = 0;

  constructor(readonly source: Source) {}

  /** The moment on the screen: it follows `ply`, and forwards it is played. */
  get shown(): Moment | null {
    return this.presenter.shown;
  }

  /** Loads the game; a moment past its end is its end. */
  async load(viewpoint: Viewpoint, ply: number | null): Promise<void> {
    try {
      const film = await this.#fetch(viewpoint);
      this.game = film.game;
      this.recorded = film.players;
      this.printed = film.printed;
      this.frames = film.frames;
      this.result = film.result;
      this.forfeit = film.forfeit ?? null;
      this.viewpoint = viewpoint;
      this.ply = Math.min(ply ?? film.plies, film.plies);
      this.presenter.jump(this.#moment(this.ply));
    } catch (error) {
      this.failed = error;
    }
  }

  /** Looks at the same moment through other viewpoint. Of several looks only the last one counts. */
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
    const before = this.ply;
    this.ply = Math.max(0, Math.min(ply, this.plies));
    if (this.ply === before + 1) this.presenter.push(this.#moment(this.ply));
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

  /** Asks for the analysis, and follows it until it is made. */
  async analyse(): Promise<void> {
    const asked = await ('game' in this.source
      ? request('POST /api/games/{game}/analysis', named(this.source))
      : request('POST /api/replay/analysis', { body: this.source.record }));
    await this.#follow(asked);
  }

  /** An analysis that is there already, or being made, is shown without asking for it. */
  async findAnalysis(): Promise<void> {
    if (!('game' in this.source)) return;
    const found = await request('GET /api/games/{game}/analysis', named(this.source)).catch(() => null);
    if (found) await this.#follow(found);
  }

  close(): void {
    this.pause();
    this.#gone.abort();
  }

  /** Hears of an analysis until it is made. A line that breaks is taken up again; at last it has failed, and can be asked for anew. */
  async #follow(asked: AnalysisBody): Promise<void> {
    const { source } = this;
    const params = { id: asked.id };
    const now = (): Promise<AnalysisBody> =>
      'game' in source
        ? request('GET /api/games/{game}/analysis', named(source))
        : request('GET /api/analyses/{id}', { params });
    const progress = (): AsyncGenerator<AnalysisBody> =>
      'game' in source
        ? lines('GET /api/games/{game}/analysis/events', named(source), this.#gone.signal)
        : lines('GET /api/analyses/{id}/events', { params }, this.#gone.signal);
    this.#take(asked);
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        if (tries > 0) this.#take(await now());
        if (this.#settled) return;
        for await (const analysis of progress()) this.#take(analysis);
      } catch {
        // Told by what is known of it: it is not made yet.
      }
      if (this.#settled || this.#gone.signal.aborted) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.#take({ ...asked, state: 'failed' });
  }

  get #settled(): boolean {
    return this.analysis?.state === 'done' || this.analysis?.state === 'failed';
  }

  #take(analysis: AnalysisBody): void {
    this.analysis = analysis;
    if (analysis.state === 'done') this.analysed = (analysis.result as { records: Analysed[] }).records[0] ?? null;
  }

  #fetch(viewpoint: Viewpoint): Promise<ReplayFilm> {
    if (!('game' in this.source)) {
      return request('POST /api/replay', { query: { seat: viewpoint }, body: this.source.record });
    }
    const { params, query } = named(this.source);
    return request('GET /api/games/{game}/film', { params, query: { ...query, seat: viewpoint } });
  }
}

/** A game of this server, as requests name it. */
function named({ game, key }: { game: string; key: string | null }) {
  return { params: { game }, query: { key } };
}
