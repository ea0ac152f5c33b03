// A screen of 1280 × 1024 at 200 %: whole games can be played, and what leads to them can be used. That nothing is cut off there,
// whatever the page shows, is in `states.spec.ts`.

import { GAMES } from './games';
import { outOfReach } from './faults';
import { playOn } from './hands';
import { choosing, dialog, gameChoice, menu, start } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { look } from './table';

test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

for (const game of GAMES) {
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
  await gameChoice(page, 'stones').click();
  await start(page).click();
  await page.waitForURL('**/table/*');
  await expect(choosing(page)).toBeVisible();
  // They open over the table.
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Rules' }).click();
  const rules = dialog(page).getByRole('heading', { level: 2 }).last();
  await rules.scrollIntoViewIfNeeded();
  await expect(rules).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Nederlands', { exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
