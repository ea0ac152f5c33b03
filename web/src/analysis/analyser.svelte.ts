// The analysis of a recorded game: requested, followed until it is done, and resumed when the stream breaks.

import { request } from '../api/http';
import { lines } from '../api/ndjson';
import type { AnalysisBody } from '../protocol';
import type { GameAnalysis } from './gameAnalysis';

/** Where a recorded game comes from: a game of this server, or a record from a file. */
export type Source = { game: string; key: string | null } | { record: string };

/** How often an analysis is taken up again, and after how many milliseconds. */
const TRIES = 5;
const PAUSE = 2_000;

export class Analyser {
  analysis: AnalysisBody | null = $state.raw(null);
  analysed: GameAnalysis | null = $state.raw(null);
  #gone = new AbortController();

  constructor(readonly source: Source) {}

  /** Whether it has been requested, and has not failed. */
  get asked(): boolean {
    return this.analysis !== null && this.analysis.state !== 'failed';
  }

  /** Asks for the analysis, and follows it until it is made. */
  async ask(): Promise<void> {
    const asked = await ('game' in this.source
      ? request('POST /api/games/{game}/analysis', named(this.source))
      : request('POST /api/replay/analysis', { body: this.source.record }));
    await this.#follow(asked);
  }

  /** An analysis that is there already, or being made, is shown without asking for it. Says whether there is one. */
  async find(): Promise<boolean> {
    if (!('game' in this.source)) return false;
    const found = await request('GET /api/games/{game}/analysis', named(this.source)).catch(() => null);
    if (found) await this.#follow(found);
    return found !== null;
  }

  close(): void {
    this.#gone.abort();
  }

  /** Follows an analysis until it is done. After too many broken streams it counts as failed, and can be requested again. */
  async #follow(asked: AnalysisBody): Promise<void> {
    const { source } = this;
    const params = { id: asked.id };
    const now = (): Promise<AnalysisBody | null> =>
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
        if (tries > 0) this.#take((await now()) ?? asked);
        if (this.#settled) return;
        for await (const analysis of progress()) this.#take(analysis);
      } catch {
        // What is known of it says that it is not made yet.
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
    if (analysis.state === 'done') this.analysed = (analysis.result as { records: GameAnalysis[] }).records[0] ?? null;
  }
}

/** A game of this server, as requests name it. */
export function named({ game, key }: { game: string; key: string | null }) {
  return { params: { game }, query: { key } };
}
