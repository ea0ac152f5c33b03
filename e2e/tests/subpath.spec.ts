// The app under a path of a host that has other things besides: one build serves there, too.

import { expect, type Page, test } from '@playwright/test';
import { play } from './hands';
import type { TableView } from './table';
import { PATH, Site } from './under-a-path';

let site: Site;
test.beforeAll(async () => {
  site = await Site.start();
});
test.afterAll(() => site.stop());

async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript((base) => localStorage.setItem(`${base}mandala-finished`, '["mandala","stones"]'), PATH);
  await page.goto(`${site.url}${path}`);
}

const idOf = (page: Page): string => new URL(page.url()).pathname.slice(PATH.length).split('/')[2] ?? '';

async function look(page: Page): Promise<TableView> {
  const answer = await page.request.get(`${site.url}/api/tables/${idOf(page)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as TableView;
}

test('people meet, play and reload under a path', async ({ page, browser }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('pageerror', (error) => failed.push(error.message));
  await visit(page, '/');
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await page.waitForURL(`**${PATH}/table/*`);
  const link = await page.getByLabel('Link for players').inputValue();
  expect(link).toMatch(new RegExp(`^${site.url}/join/[0-9a-z]{26}$`));

  const friend = await (await browser.newContext()).newPage();
  await visit(friend, link.slice(site.url.length));
  await friend.waitForURL(`**${PATH}/table/*`);
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  for (const each of [page, friend]) await expect(each.locator('main')).toContainText(/River/);

  // A move comes over the friend's socket, and is there after a reload.
  const mover = (await look(page)).legal?.length ? page : friend;
  const other = mover === page ? friend : page;
  const before = await look(mover);
  await play(mover, before, 'mouse');
  await expect(other.getByText('Your turn').first()).toBeVisible();
  await other.reload();
  await expect(other.getByText('Your turn').first()).toBeVisible();
  expect((await look(other)).version).toBeGreaterThan(before.version);
  expect(failed).toEqual([]);
  expect(site.strays).toEqual([]);
  await friend.context().close();
});

test('every page lies under the path', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = await page
    .locator('dialog nav a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(8);
  for (const path of links) {
    expect(path.startsWith(`${PATH}/`)).toBe(true);
    await page.goto(`${new URL(site.url).origin}${path}`);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByText(/no such page/i)).toBeHidden();
  }
  expect(site.strays).toEqual([]);
});

test('the app opens without a network, from a cache of its own', async ({ page, context }) => {
  await visit(page, '/settings');
  const scope = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    return scope;
  });
  expect(scope).toBe(`${site.url}/`);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('mandala-2/mandala')).keys()).length))
    .toBeGreaterThan(5);
  expect(await page.evaluate(() => caches.keys())).toEqual(['mandala-2/mandala']);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await context.setOffline(false);
  expect(site.strays).toEqual([]);
});
