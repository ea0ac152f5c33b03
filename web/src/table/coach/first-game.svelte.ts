// Whether a table has a coach: it is there for a person's first game of a kind, and is fetched for it.

import { isNewcomer, rememberFinished } from '../../app/newcomer';
import { settings } from '../../app/settings.svelte';
import type { GameCoach } from '../../board/contract';
import type { GameKit } from '../../games';
import { need } from '../../words';
import type { TableModel } from '../model.svelte';

interface LoadedCoach {
  Coach: typeof import('./Coach.svelte').default;
  coaching: GameCoach;
}

export class FirstGame {
  /** What to try now: said where the board says what can be done. */
  advice: string | null = $state(null);
  #fetched: LoadedCoach | null = $state.raw(null);

  readonly #model: TableModel;
  readonly coach = $derived.by(() => (settings.coach && this.#model.running ? this.#fetched : null));

  constructor(model: TableModel, game: GameKit) {
    this.#model = model;
    const { table, own } = model;
    const person = own.length === 1 && model.running ? table.seats[own[0] ?? -1]?.person : undefined;
    // A coach that does not come is no reason to disturb a game.
    if (person && settings.coach) void this.#fetch(game, person).catch(() => undefined);
    $effect(() => {
      if (model.table.end && model.own.length > 0) rememberFinished(model.table.game);
    });
  }

  async #fetch(game: GameKit, person: string): Promise<void> {
    if (!(await isNewcomer(this.#model.table.game, person))) return;
    const [{ default: Coach }, coaching] = await Promise.all([
      import('./Coach.svelte'),
      game.coaching(),
      need('coach'),
    ]);
    this.#fetched = { Coach, coaching };
  }
}
