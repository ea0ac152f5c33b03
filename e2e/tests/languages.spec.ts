// Each page speaks each language, wholly: its words, its title, and what the address says.

import { expect, test } from './server';
import { enter, STATES } from './states';

const LANGUAGES = ['pl', 'nl', 'en'] as const;

for (const state of STATES) {
  test(`${state.name} speaks every language`, async ({ page }) => {
    const address = await state.address(page);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      await enter(page, state, address, language);
      // Words that are missing are marked; names of elements are words too.
      expect(await page.content()).not.toMatch(/⟨|\{ ?\$/);
      titles.add(await page.title());
      expect(await page.locator('body').innerText()).not.toBe('');
    }
    expect([...titles].every((title) => title.trim() !== '')).toBe(true);
  });
}

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
