// Games that are over: results, replays and analyses.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Game } from '../games';
import { controls, dialog, ended, message, tab, viewpoints } from '../parts';
import { command, finished, make, playUntil } from '../quick';
import { shows, type State, theirTurn } from './state';

/** A replay is called by its players, each of whom is a viewpoint. */
const replayed: State['title'] = async (say, page) => {
  const names = await viewpoints(page).allInnerTexts();
  return `${say('replay-title', { names: names.slice(1, -1).join(' – ') })} · Mandala`;
};

/** A result has every player's score. */
const laidOut = (page: Page): Locator => page.getByRole('button', { name: message('table-show') });

const result = (name: string, game: Game, players: number): State => ({
  name,
  title: theirTurn(game),
  address: async (page) => `/table/${await finished(page, game, players)}`,
  arrive: shows(laidOut),
});

const SHORT: Record<Game, (view: Record<string, any>) => boolean> = {
  mandala: (view) => view['turn'] >= 3,
  stones: (view) => view['placed'] >= 2,
};

/** A short game: what is analysed is each decision, and they take their time. */
async function short(page: Page, game: Game): Promise<string> {
  const id = await make(page, { game, seats: ['me', 'me'] });
  await playUntil(page, id, SHORT[game]);
  await command(page, id, { do: 'resign' }, { seat: 0 });
  return id;
}

const withoutClipboard = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined });
  });

export const ENDS: readonly State[] = [
  result('mandala-result', 'mandala', 2),
  result('stones-result', 'stones', 2),
  result('stones-result-three', 'stones', 3),
  result('stones-result-four', 'stones', 4),
  {
    name: 'resigned',
    title: theirTurn('mandala'),
    address: async (page) => `/table/${await short(page, 'mandala')}`,
    arrive: shows(ended),
  },
  {
    name: 'sharing',
    title: theirTurn('mandala'),
    address: async (page) => `/table/${await short(page, 'mandala')}`,
    async arrive(page) {
      await withoutClipboard(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: message('table-share') })
        .click();
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'checking-the-deal',
    title: theirTurn('stones'),
    address: async (page) => `/table/${await finished(page, 'stones')}`,
    async arrive(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: message('table-deal-check') })
        .click();
      await expect(dialog(page).getByText(message('replay-verified'))).toBeVisible();
    },
  },
  {
    name: 'game',
    title: replayed,
    address: async (page) => `/game/${await finished(page, 'mandala')}`,
    arrive: shows(controls),
  },
  {
    name: 'game-stones',
    title: replayed,
    address: async (page) => `/game/${await finished(page, 'stones')}`,
    arrive: shows(controls),
  },
  {
    name: 'analysis',
    title: replayed,
    address: async (page) => `/game/${await short(page, 'mandala')}`,
    async arrive(page) {
      await tab(page, 'replay-analysis').click();
      const graph = page.getByRole('tabpanel').getByRole('img');
      await expect(graph).toBeVisible({ timeout: 90_000 });
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toBeVisible();
    },
  },
];
