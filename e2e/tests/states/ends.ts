// Games that are over: results, replays and analyses.

import { expect, type Page } from '@playwright/test';
import { command, finished, make, playUntil } from '../quick';
import { type Game, shows, type State, theirTurn } from './state';

/** A replay is called by its players, through whose eyes one can look. */
const replayed: State['title'] = async (say, page) => {
  const eyes = await page.locator('.steer [role=radio]').allInnerTexts();
  return `${say('replay-title', { names: eyes.slice(1, -1).join(' – ') })} · Mandala`;
};

const result = (name: string, game: Game, players: number, sign: string): State => ({
  name,
  title: theirTurn(game),
  address: async (page) => `/table/${await finished(page, game, players)}`,
  arrive: shows(sign),
});

/** A short game: what is analysed is each decision, and they take their time. */
async function short(page: Page, game: Game): Promise<string> {
  const id = await make(page, { game, seats: ['me', 'me'] });
  await playUntil(page, id, (view) => (game === 'mandala' ? view['turn'] >= 3 : view['placed'] >= 2));
  await command(page, id, { do: 'resign' }, { seat: 0 });
  return id;
}

const withoutClipboard = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined });
  });

export const ENDS: readonly State[] = [
  result('mandala-result', 'mandala', 2, '.ending .score'),
  result('stones-result', 'stones', 2, '.ending .towers'),
  result('stones-result-three', 'stones', 3, '.ending .towers'),
  result('stones-result-four', 'stones', 4, '.ending .towers'),
  {
    name: 'resigned',
    title: theirTurn('mandala'),
    address: async (page) => `/table/${await short(page, 'mandala')}`,
    arrive: shows('.ending .left'),
  },
  {
    name: 'sharing',
    title: theirTurn('mandala'),
    address: async (page) => `/table/${await short(page, 'mandala')}`,
    async arrive(page) {
      await withoutClipboard(page);
      await page.locator('.ending .buttons > button').last().click();
      await shows('dialog[open] .link input')(page);
    },
  },
  {
    name: 'checking-the-deal',
    title: theirTurn('stones'),
    address: async (page) => `/table/${await finished(page, 'stones')}`,
    async arrive(page) {
      await page.locator('.ending footer button').last().click();
      await shows('dialog[open] .ok')(page);
    },
  },
  {
    name: 'game',
    title: replayed,
    address: async (page) => `/game/${await finished(page, 'mandala')}`,
    arrive: shows('.player .controls'),
  },
  {
    name: 'game-stones',
    title: replayed,
    address: async (page) => `/game/${await finished(page, 'stones')}`,
    arrive: shows('.player .controls'),
  },
  {
    name: 'analysis',
    title: replayed,
    address: async (page) => `/game/${await short(page, 'mandala')}`,
    async arrive(page) {
      await page.locator('[role=tab]').last().click();
      const ask = page.locator('.analysis .btn.pri');
      const graph = page.locator('.analysis svg[role=img]');
      await expect(ask.or(graph)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      await expect(graph).toBeVisible({ timeout: 90_000 });
      await shows('.analysis .verdict')(page);
    },
  },
];
