// A screen of 1280 × 1024 at 200 %: whole games can be played, and what leads to them can be used. That nothing is cut off there,
// whatever the page shows, is in `states.spec.ts`.

import { outOfReach } from './faults';
import { playOn } from './hands';
import { make } from './quick';
import { expect, test } from './server';
import { look } from './table';

test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

for (const game of ['mandala', 'stones'] as const) {
  test(`a whole game of ${game} at 200 %`, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
    await page.goto(`/table/${id}`);
    await playOn(page, id, 'mouse');
    const { table } = await look(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(Math.max(...(table.end?.scores ?? []))));
    expect(await outOfReach(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('from the start page to a game, a rule and a setting at 200 %', async ({ page }) => {
  await page.goto('/');
  await page.locator('label:has(input[value=stones])').click();
  await page.locator('main button.big').click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('.turn.own')).toBeVisible();
  await page.locator('header.bar [aria-haspopup=dialog]').last().click();
  await page.locator('dialog[open] nav a[href="/rules/mandala"]').click();
  await page.locator('main nav a[href^="#"]').last().click();
  await expect(page.locator('#deal')).toBeInViewport();
  await page.locator('header.bar [aria-haspopup=dialog]').last().click();
  await page.locator('dialog[open] nav a[href="/settings"]').click();
  await page.getByText('Nederlands', { exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
