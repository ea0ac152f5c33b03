// People who play each other: by invitation, each in a browser of their own, or together at one device.

import type { Page } from '@playwright/test';
import { play, playTogether } from './hands';
import { board, ended, gameChoice, hand, iAm } from './parts';
import { expect, type Newcomer, test } from './server';
import { idOf, look, moved } from './table';
import { record } from './wire';

/** Opens a table from the start page and brings the others to it with the link that it shows. */
async function invite(page: Page, newcomer: Newcomer, game: 'mandala' | 'stones', players: number): Promise<Page[]> {
  await page.goto('/');
  await gameChoice(page, game).click();
  const size = page
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(players), exact: true });
  if (players > 2) await size.click();
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.waitForURL('**/table/*');
  const link = await page.getByLabel('Link for whoever is to play').inputValue();
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
  // Whoever asks first waits at the next table; the other joins it.
  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.waitForURL((url) => !url.pathname.endsWith(id));
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
