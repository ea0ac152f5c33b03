// The language one has chosen: the address says it, then the settings, then the browser. That each page has all its words, and is
// called by them, is in `states.spec.ts`.

import { expect, test } from './server';

test('a language that is chosen stays: in the address, on other pages, and after a reload', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByText('Polski', { exact: true }).first().click();
  await expect(page).toHaveURL(/[?&]lang=pl/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.goto('/learn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page).toHaveTitle(/^Nauka/);
  await page.goto('/learn?lang=nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
