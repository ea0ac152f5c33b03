// What a state is: a page, or something that a page can look like.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Game } from '../games';
import { board, takeDevice } from '../parts';
import { make, playUntil } from '../quick';
import type { Newcomer } from '../server';
import { choose } from '../table';
import type { Say } from '../words';

export interface State {
  name: string;
  /** What the page is called, in the words of a language. */
  title(say: Say, page: Page): string | Promise<string>;
  /** Makes what is to be seen, and says where. */
  address(page: Page, newcomer: Newcomer): Promise<string>;
  /** Waits for it, and does what leads to it. */
  arrive?: (page: Page) => Promise<void>;
  /** Something that only small screens have. */
  phone?: true;
}

/** A page is called by one message. */
export const called =
  (id: string): State['title'] =>
  (say) =>
    `${say(id)} · Mandala`;

/** Waits for some part of the page. */
export const shows = (part: (page: Page) => Locator) => (page: Page) => expect(part(page)).toBeVisible();

/** The title of a table at which a player of this device is to move, or none is. */
export const yourTurn =
  (game: Game): State['title'] =>
  (say) =>
    `● ${say('table-your-turn')} – ${say(`new-game-${game}`)}`;
export const theirTurn =
  (game: Game): State['title'] =>
  (say) =>
    say(`new-game-${game}`);

interface Moment {
  /** When it has come: the first one, unless it is said. */
  stop?: (view: Record<string, any>) => boolean;
  /** What leads to it once it has. */
  then: (page: Page) => Promise<void>;
  players?: number;
  /** How it is played until then. */
  pick?: typeof choose;
}

/** A table with all players at this device, at the moment that is wanted, shown to the player to move. */
export function table(
  name: string,
  game: Game,
  { stop = () => true, then, players = 2, pick = choose }: Moment,
): State {
  return {
    name,
    title: yourTurn(game),
    async address(page) {
      const id = await make(page, { game, seats: Array(players).fill('me') });
      await playUntil(page, id, stop, { pick });
      return `/table/${id}`;
    },
    async arrive(page) {
      await takeDevice(page, game);
      await expect(board(page, game)).toBeVisible();
      await then(page);
    },
  };
}
