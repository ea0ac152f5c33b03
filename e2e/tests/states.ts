// Every page and everything a table can look like, to be looked at by tests of words, accessibility and layout.

import { expect, type Page } from '@playwright/test';
import { finished, make, playUntil } from './quick';

export interface State {
  name: string;
  /** Makes what is to be seen, and says where. */
  address(page: Page): Promise<string>;
  /** Waits for it, and does what leads to it. */
  arrive?(page: Page): Promise<void>;
}

const at = (name: string, address = `/${name}`): State => ({ name, address: async () => address });

async function me(page: Page): Promise<{ id: string }> {
  return (await (await page.request.post('/api/me')).json()) as { id: string };
}

/** A table with everybody at this device, at the moment that is wanted, shown to whoever is to move. */
function table(name: string, game: 'mandala' | 'stones', stop: (view: Record<string, any>) => boolean, then: (page: Page) => Promise<void>): State {
  return {
    name,
    async address(page) {
      const id = await make(page, { game, seats: ['me', 'me'] });
      await playUntil(page, id, stop);
      return `/table/${id}`;
    },
    async arrive(page) {
      await page.locator('.curtain .btn.pri').click();
      await expect(page.locator(game === 'mandala' ? '[role=option]' : '[data-square]').first()).toBeVisible();
      await then(page);
    },
  };
}

const shows = (what: string) => (page: Page) => expect(page.locator(what).first()).toBeVisible();

export const STATES: readonly State[] = [
  { ...at('home', '/'), arrive: shows('main button.big') },
  at('new'),
  {
    ...at('lobby'),
    async address(page) {
      await make(page, { game: 'stones', seats: ['me', 'open', { computer: 'club' }], visibility: 'public' });
      return '/lobby';
    },
  },
  {
    ...at('watch'),
    async address(page) {
      await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }], visibility: 'public' });
      return '/watch';
    },
  },
  at('daily'),
  {
    ...at('games'),
    async address(page) {
      await finished(page, 'mandala');
      await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
      return '/games';
    },
  },
  at('me'),
  { name: 'person', address: async (page) => `/people/${(await me(page)).id}` },
  at('leaderboard'),
  at('settings'),
  at('learn'),
  { ...at('lesson', '/learn/mandala-first-turns'), arrive: shows('.coach .show:enabled') },
  at('rules-mandala', '/rules/mandala'),
  at('rules-stones', '/rules/stones'),
  at('record'),
  { name: 'game', address: async (page) => `/game/${await finished(page, 'mandala')}`, arrive: shows('.player .controls') },
  { name: 'game-stones', address: async (page) => `/game/${await finished(page, 'stones')}`, arrive: shows('.player .controls') },
  { name: 'waiting', address: async (page) => `/table/${await make(page, { game: 'stones', seats: ['me', 'open', 'open'] })}`, arrive: shows('.link input') },
  { name: 'curtain', address: async (page) => `/table/${await make(page, { game: 'mandala', seats: ['me', 'me'] })}`, arrive: shows('.curtain .btn') },
  table('mandala', 'mandala', (view) => view['turn'] >= 6 && view['phase'] === 'turn', shows('[role=option][aria-disabled=false]')),
  table('mandala-selected', 'mandala', (view) => view['turn'] >= 4 && view['phase'] === 'turn', async (page) => {
    await page.locator('[role=option]').last().click();
    await shows('.act .chip')(page);
  }),
  table('mandala-claim', 'mandala', (view) => view['phase'] === 'claim', shows('.act.claims')),
  table('stones', 'stones', (view) => view['placed'] >= 2, shows('.turn.own')),
  table('stones-selected', 'stones', () => true, async (page) => {
    await page.locator('[data-square].able').first().click();
    await page.locator('[data-square].target').first().click();
    await shows('.turn .btn.pri')(page);
  }),
  { name: 'mandala-result', address: async (page) => `/table/${await finished(page, 'mandala')}`, arrive: shows('.ending .score') },
  { name: 'stones-result', address: async (page) => `/table/${await finished(page, 'stones')}`, arrive: shows('.ending h2') },
  at('nowhere'),
];

/** Goes to a state, in a language. */
export async function enter(page: Page, { arrive }: State, address: string, language: string): Promise<void> {
  await page.goto(`${address}?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  // Lists hold their place with quiet lines until they have come.
  await expect(page.locator('main .lines, main .wait > svg')).toHaveCount(0);
  await arrive?.(page);
  await page.evaluate(() => document.fonts.ready);
}
