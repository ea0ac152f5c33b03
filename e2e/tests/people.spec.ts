// People who play each other: by invitation, each in a browser of their own, or together at one device.

import type { Locator, Page } from '@playwright/test';
import type { Game } from './games';
import { play, playTogether } from './hands';
import { board, ended, faces, gameChoice, hand, iAm, objectives, peek, running, turnCard } from './parts';
import { make } from './quick';
import { expect, type Newcomer, test } from './server';
import { idOf, look, moved } from './table';
import { record } from './wire';
import { WORDS } from './words';

/** Opens a table from the start page and brings the others to it with the link that it shows. */
async function invite(page: Page, newcomer: Newcomer, game: Game, players: number): Promise<Page[]> {
  await page.goto('/');
  await gameChoice(page, game).click();
  const size = page
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(players), exact: true });
  if (players > 2) await size.click();
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await page.waitForURL('**/table/*');
  const link = await page.getByLabel('Link for players').inputValue();
  const pages = [page];
  while (pages.length < players) {
    const friend = await newcomer();
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
    pages.push(friend);
  }
  for (const each of pages) await expect(board(each, game)).toBeVisible();
  return pages;
}

async function sameResult(pages: readonly Page[], id: string): Promise<void> {
  const { table } = await look(pages[0] as Page, id);
  const best = Math.max(...(table.end?.scores ?? []));
  for (const page of pages) await expect(page.getByRole('heading', { level: 1 })).toContainText(String(best));
}

test('two people play Mandala by invitation, and again', async ({ page, newcomer }) => {
  const pages = await invite(page, newcomer, 'mandala', 2);
  const [host, guest] = pages as [Page, Page];
  const id = idOf(host);
  await playTogether(pages, id);
  await sameResult(pages, id);
  // The first to ask waits at the next table; the other joins it.
  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.waitForURL((url) => !url.pathname.endsWith(id));
  const { seats } = (await look(host, id)).table;
  await expect(host.getByRole('heading', { level: 1 })).toHaveText(`Waiting for ${seats[1]?.name}`);
  await guest.getByRole('button', { name: /rematch/i }).click();
  await guest.waitForURL((url) => !url.pathname.endsWith(id));
  expect(idOf(guest)).toBe(idOf(host));
  for (const each of pages) await expect(hand(each).first()).toBeVisible();
  expect((await look(host, idOf(host))).table.phase).toBe('running');
});

test('three people play Mandala Stones by invitation', async ({ page, newcomer }) => {
  const pages = await invite(page, newcomer, 'stones', 3);
  await playTogether(pages, idOf(page));
  await sameResult(pages, idOf(page));
});

test('at one device a curtain hides every hand between turns', async ({ page }) => {
  const wire = record(page);
  await page.goto('/');
  await page.getByRole('button', { name: /this device/i }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL('**/table/*');
  const id = idOf(page);
  const shown = new Set<number>();
  for (;;) {
    const { table, view } = await look(page, id);
    if (table.phase !== 'running') break;
    const seat = view?.['to_move'] as number;
    if (!shown.has(seat)) {
      await expect(iAm(page)).toBeVisible();
      // Nothing of any hand is on the page, and nothing of this one has come to the browser for it.
      await expect(page.locator('[role=option], [data-place^=hand]')).toHaveCount(0);
      for (const seen of wire.views) expect(seen.seat === null || shown.has(seen.seat)).toBe(true);
      await iAm(page).click();
      shown.clear();
      wire.views.length = 0;
      shown.add(seat);
    }
    const seen = await look(page, id, seat);
    // A claim that plays itself may have been made meanwhile.
    if (!seen.legal?.length) continue;
    await play(page, seen, 'mouse');
    await moved(page, id, seen.version);
  }
  await expect(ended(page)).toBeVisible();
});

/** How the objectives are held, and let go again. */
interface Hold {
  begin: (button: Locator) => Promise<void>;
  end: () => Promise<void>;
}

const byMouse = (page: Page): Hold => ({
  begin: async (button) => {
    await button.hover();
    await page.mouse.down();
  },
  end: () => page.mouse.up(),
});

const byKey = (page: Page, key: string): Hold => ({
  begin: async (button) => {
    await button.focus();
    await page.keyboard.down(key);
    // A key that is held repeats.
    await page.keyboard.down(key);
  },
  end: () => page.keyboard.up(key),
});

async function byFinger(page: Page): Promise<Hold> {
  const devtools = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchEnd',
    touchPoints: Array<{ x: number; y: number }>,
  ): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    begin: async (button) => {
      const { x, y, width, height } = (await button.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    },
    end: () => touch('touchEnd', []),
  };
}

async function stonesAtOneDevice(page: Page): Promise<string> {
  await page.goto('/');
  await gameChoice(page, 'stones').click();
  await page.getByRole('button', { name: /this device/i }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL('**/table/*');
  await expect(board(page, 'stones')).toBeVisible();
  return idOf(page);
}

/** The words of a seat's objectives. */
async function cardsOf(page: Page, id: string, seat: number): Promise<string[]> {
  const { view } = await look(page, id, seat);
  return (view?.['objectives'] as string[]).map((card) => WORDS.en(`objective-${card}`));
}

/** No card of any seat is anywhere on the page, in sight or not. */
async function nothingSecret(page: Page, id: string): Promise<void> {
  const secrets = [...(await cardsOf(page, id, 0)), ...(await cardsOf(page, id, 1))];
  await expect(objectives(page)).toHaveCount(0);
  const document = (await page.content()).toLowerCase();
  for (const secret of secrets) expect(document).not.toContain(secret.toLowerCase());
}

/** Holds the objectives of the seat to move: they alone are seen, and they are gone again when they are let go. */
async function peeks(page: Page, id: string, seat: number, { begin, end }: Hold): Promise<void> {
  await nothingSecret(page, id);
  await begin(peek(page));
  const cards = objectives(page).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  for (const [index, card] of (await cardsOf(page, id, seat)).entries()) {
    await expect(cards.nth(index)).toContainText(card);
    await expect(cards.nth(index)).toBeInViewport({ ratio: 1 });
  }
  // What is turned up is read out.
  await expect(page.getByRole('status').filter({ has: objectives(page) })).toHaveCount(1);
  await end();
  await nothingSecret(page, id);
}

test('at one device the objectives of Mandala Stones lie face down, and no curtain comes between turns', async ({
  page,
}) => {
  const id = await stonesAtOneDevice(page);
  const holds = [byMouse(page), byKey(page, 'Space'), byKey(page, 'Enter')];
  for (let turn = 0; turn < 4; turn += 1) {
    const seat = turn % 2;
    await expect(page.getByRole('heading', { name: `Objectives of Player ${seat + 1}` })).toBeVisible();
    await peeks(page, id, seat, holds[turn % holds.length] as Hold);
    await expect(iAm(page)).toHaveCount(0);
    const seen = await look(page, id, seat);
    await play(page, seen, 'mouse');
    await moved(page, id, seen.version);
  }
  // The next player can take back what was just done: a move, not a round.
  await expect(page.getByRole('heading', { name: 'Objectives of Player 1' })).toBeVisible();
  const before = (await look(page, id)).version;
  await page.getByRole('button', { name: 'Take back' }).click();
  await moved(page, id, before);
  await expect(page.getByRole('heading', { name: 'Objectives of Player 2' })).toBeVisible();
  await expect(turnCard(page)).toBeVisible();
  await nothingSecret(page, id);
});

test('a player who goes on holding the objectives does not see those of the next player', async ({ page }) => {
  const id = await stonesAtOneDevice(page);
  const { begin, end } = byKey(page, 'Space');
  await begin(peek(page));
  await expect(objectives(page)).toBeVisible();
  const { version, legal } = await look(page, id, 0);
  const data = {
    id: 'while-held',
    version,
    command: { do: 'act', action: legal?.[0] },
  };
  expect((await page.request.post(`/api/tables/${id}/commands`, { data })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Objectives of Player 2' })).toBeVisible();
  await nothingSecret(page, id);
  await end();
  await nothingSecret(page, id);
});

test('on a phone a finger holds the objectives @phone', async ({ page }) => {
  const id = await stonesAtOneDevice(page);
  const finger = await byFinger(page);
  for (const seat of [0, 1]) {
    await peeks(page, id, seat, finger);
    const seen = await look(page, id, seat);
    await play(page, seen, 'touch');
    await moved(page, id, seen.version);
    await expect(peek(page)).toHaveAccessibleDescription(new RegExp(`objectives of Player ${2 - seat} `));
  }
});

test('a person looks the same wherever they are shown, and two computers of a level differ', async ({ page }) => {
  const seats = ['me', 'open', { computer: 'beginner' }, { computer: 'beginner' }];
  const waiting = await make(page, { game: 'stones', seats, visibility: 'public' });
  await page.goto(`/table/${waiting}`);
  const main = page.getByRole('main');
  await expect.poll(() => faces(main)).toHaveLength(3);
  const seen = await faces(main);
  expect(new Set(seen).size).toBe(3);
  await page.goto('/lobby');
  await expect.poll(() => faces(page.getByRole('list', { name: 'Seats' }).first())).toEqual(seen);
  await page.goto('/me');
  await expect.poll(() => faces(main)).toEqual(seen.slice(0, 1));

  const [me, computer] = seen as [string, string];
  const game = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await page.goto(`/table/${game}`);
  await expect.poll(async () => (await faces(main)).sort()).toEqual([me, computer].sort());
  await page.goto('/');
  await expect.poll(() => faces(running(page).getByRole('link').first())).toEqual([computer]);
  const seenNow = await look(page, game);
  const act = {
    id: 'a',
    version: seenNow.version,
    command: { do: 'act', action: seenNow.legal?.[0] },
  };
  expect((await page.request.post(`/api/tables/${game}/commands`, { data: act })).ok()).toBe(true);
  const resign = { id: 'b', command: { do: 'resign' } };
  expect((await page.request.post(`/api/tables/${game}/commands`, { data: resign })).ok()).toBe(true);
  await page.goto('/games');
  await expect.poll(() => faces(main.getByRole('listitem').first())).toEqual([computer, me]);
});
