// Tables with others: a friend who has gone, who asks for something, who chooses; a computer; and tables that are no more.

import { expect, type Page } from '@playwright/test';
import type { Game } from '../games';
import { ANY, begins, board, dialog, hand, mayChoose, panelButton, message, tab } from '../parts';
import { command, make, makeWithFriend, playUntil } from '../quick';
import type { Newcomer } from '../server';
import { called, shows, type State, theirTurn, yourTurn } from './state';

/** A table against a computer, which has moved; shown when it is the player's turn. */
function against(name: string, game: Game, then: (page: Page) => Promise<void>): State {
  return {
    name,
    title: yourTurn(game),
    address: async (page) => `/table/${await make(page, { game, seats: ['me', { computer: 'beginner' }] })}`,
    async arrive(page) {
      await expect(mayChoose(page, game)).toBeVisible();
      await then(page);
    },
  };
}

/** A table with a friend. */
function withFriend(
  name: string,
  game: Game,
  title: State['title'],
  until: (page: Page, id: string, friend: Page) => Promise<void>,
  arrive: (page: Page) => Promise<void>,
): State {
  return {
    name,
    title,
    async address(page, newcomer) {
      const { id, friend } = await makeWithFriend(page, newcomer, game);
      await until(page, id, friend);
      return `/table/${id}`;
    },
    async arrive(page) {
      await expect(board(page, game)).toBeVisible();
      await arrive(page);
    },
  };
}

const turns = (count: number) => (page: Page, id: string, friend: Page) =>
  playUntil(page, id, (view) => view['turn'] >= count, { friend });

/** Opens the panel of the table where it is not beside it, and one of its tabs. */
async function openPanel(page: Page, name: 'log' | 'react' | 'hint'): Promise<void> {
  if (await panelButton(page).isVisible()) await panelButton(page).click();
  await tab(page, `table-${name}`).click();
}

async function askForHint(page: Page): Promise<void> {
  await openPanel(page, 'hint');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: message('table-hint-ask') })
    .click();
  await expect(page.getByText(message('table-hint-chance', { chance: ANY }))).toBeVisible({ timeout: 60_000 });
}

const absent = (page: Page) => page.getByText(begins(message('table-absent', { name: ANY })));

/** Waits as long as the server wants it, by the page's own clock. */
async function waitPatiently(page: Page): Promise<void> {
  await expect(absent(page)).toBeVisible();
  await expect(async () => {
    // The server says what time it is now and then: then it is done once more.
    await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 90_000);
    await expect(page.getByRole('combobox', { name: message('table-absent-level') })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Makes a table as another person, who does something to it once the page has opened it. */
function doomed(name: string, title: string, key: boolean, doom: (host: Page, id: string) => Promise<void>): State {
  let host: Page;
  let id: string;
  return {
    name,
    title: called(title),
    async address(_, newcomer: Newcomer) {
      host = await newcomer();
      return '/';
    },
    async arrive(page) {
      id = await make(host, { game: 'mandala', seats: ['me', 'open'] });
      const links = (await (await host.request.get(`/api/tables/${id}/links`)).json()) as { watch: string };
      const language = await page.locator('html').getAttribute('lang');
      await page.goto(`/table/${id}?lang=${language}${key ? `&key=${links.watch}&watch` : ''}`);
      if (key) await expect(page.getByRole('region', { name: message('table-seats') })).toBeVisible();
      await doom(host, id);
      await expect(page.getByRole('main').getByRole('link', { name: message('shell-to-home') })).toBeVisible();
    },
  };
}

export const OTHERS: readonly State[] = [
  doomed('denied', 'table-hidden', false, async () => undefined),
  doomed('gone', 'table-gone', true, async (host) => {
    expect((await host.request.post('/api/me/delete', { data: {} })).ok()).toBe(true);
    await host.request.post('/api/me');
  }),
  doomed('aborted', 'table-aborted', true, (host, id) => command(host, id, { do: 'leave' })),
  withFriend('away', 'mandala', theirTurn('mandala'), turns(1), shows(absent)),
  withFriend('away-choices', 'mandala', theirTurn('mandala'), turns(1), waitPatiently),
  withFriend(
    'away-choices-stones',
    'stones',
    theirTurn('stones'),
    (page, id, friend) => playUntil(page, id, (view) => view['to_move'] === 1, { friend }),
    waitPatiently,
  ),
  withFriend(
    'undo-waiting',
    'mandala',
    yourTurn('mandala'),
    async (page, id, friend) => {
      await turns(2)(page, id, friend);
      await command(page, id, { do: 'undo' });
    },
    shows((page) => page.getByText(message('table-undo-waiting'))),
  ),
  withFriend(
    'undo-asked',
    'mandala',
    theirTurn('mandala'),
    async (page, id, friend) => {
      await turns(3)(page, id, friend);
      await command(friend, id, { do: 'undo' });
    },
    shows((page) => page.getByRole('button', { name: message('table-undo-agree') })),
  ),
  withFriend(
    'mandala-destroying',
    'mandala',
    theirTurn('mandala'),
    (page, id, friend) => playUntil(page, id, (view) => view['phase'] === 'claim' && view['to_move'] === 1, { friend }),
    shows((page) => board(page, 'mandala')),
  ),
  against('mandala-hint', 'mandala', askForHint),
  against('stones-hint', 'stones', askForHint),
  against('log', 'mandala', async (page) => {
    await hand(page).first().press('1');
    await openPanel(page, 'log');
  }),
  against('reactions', 'mandala', (page) => openPanel(page, 'react')),
  against('quick-settings', 'stones', async (page) => {
    await openPanel(page, 'log');
    await page
      .getByRole('button', { name: message('table-quick') })
      .last()
      .click();
    await expect(dialog(page).last().getByRole('switch').first()).toBeVisible();
  }),
  against('calling-off', 'mandala', async (page) => {
    await openPanel(page, 'log');
    await page
      .getByRole('button', { name: message('table-abort') })
      .last()
      .click();
    await expect(
      dialog(page)
        .last()
        .getByRole('button', { name: message('table-abort') }),
    ).toBeVisible();
  }),
  withFriend(
    'resigning',
    'stones',
    yourTurn('stones'),
    (page, id, friend) => playUntil(page, id, (view) => view['to_move'] === 0 && view['placed'] > 0, { friend }),
    async (page) => {
      await openPanel(page, 'log');
      await page
        .getByRole('button', { name: message('table-resign') })
        .last()
        .click();
      await expect(
        dialog(page)
          .last()
          .getByRole('button', { name: message('table-resign') }),
      ).toBeVisible();
    },
  ),
  ...(['track', 'objectives', 'opponent'] as const).map((sheet): State => {
    const opener = {
      track: begins(message('stones-track-short', { placed: 0, length: ANY })),
      objectives: message('stones-objectives'),
      opponent: message('stones-open-board', { name: ANY }),
    }[sheet];
    return {
      ...against(`stones-${sheet}`, 'stones', async (page) => {
        await page.getByRole('button', { name: opener }).click();
        await expect(dialog(page).getByRole('heading').first()).toBeVisible();
      }),
      phone: true,
    };
  }),
];
