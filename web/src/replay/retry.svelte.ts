// The player's own mistakes in an analysed game as exercises: the position again, another choice, and how good that is.

import { request } from '../api/http';
import { showError } from '../app/notices.svelte';
import type { GameAnalysis, Decision } from '../analysis/gameAnalysis';
import { named } from '../analysis/analyser.svelte';
import type { Film } from './film.svelte';

/** The mistakes of a seat, in the order in which they were made. */
export function mistakesOf(analysed: GameAnalysis | null, seat: number | null): Decision[] {
  const decisions = analysed?.decisions ?? [];
  return decisions.filter(
    (decision) => decision.seat === seat && (decision.verdict === 'mistake' || decision.verdict === 'blunder'),
  );
}

export class Retry {
  /** Which of them is tried. */
  at = $state(0);
  legal: readonly string[] = $state.raw([]);
  /** What was tried, judged as the analysis judges. */
  judged: Decision | null = $state.raw(null);
  busy = $state(false);
  /** Whether the better action is drawn. */
  shown = $state(false);

  readonly mistake: Decision = $derived.by(() => this.mistakes[this.at] as Decision);
  readonly solved = $derived.by(() => this.judged?.verdict === 'best' || this.judged?.verdict === 'good');
  readonly last = $derived.by(() => this.at === this.mistakes.length - 1);

  constructor(
    private readonly film: Film,
    readonly mistakes: readonly Decision[],
  ) {}

  /** Shows a mistake's position as the player saw it. */
  async to(at: number): Promise<void> {
    this.at = at;
    this.judged = null;
    this.shown = false;
    this.legal = [];
    const { seat, ply } = this.mistake;
    if (this.film.viewpoint !== `${seat}`) await this.film.look(`${seat}`);
    this.film.reconsider(this.mistake);
    const legal = await request('GET /api/games/{game}/legal', { ...this.#game, query: { ...this.#game.query, ply } });
    // Another mistake may have been chosen meanwhile.
    if (this.at === at) this.legal = legal;
  }

  effects(action: string): Promise<unknown> {
    const query = { ...this.#game.query, ply: this.mistake.ply, action };
    return request('GET /api/games/{game}/effects', { params: this.#game.params, query });
  }

  /** Tries an action. What the analysis judged already needs no thought. */
  async play(action: string): Promise<void> {
    if (this.busy) return;
    const { mistake } = this;
    if (action === mistake.action) {
      this.judged = mistake;
      return;
    }
    this.busy = true;
    try {
      const body = { ply: mistake.ply, action };
      const judged = (await request('POST /api/games/{game}/judgement', { ...this.#game, body })) as Decision;
      if (this.mistake === mistake) this.judged = judged;
    } catch (error) {
      showError(error);
    } finally {
      this.busy = false;
    }
  }

  show(): void {
    this.shown = true;
  }

  get #game() {
    const { source } = this.film;
    return named('game' in source ? source : { game: '', key: null });
  }
}
