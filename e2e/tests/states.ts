// Every page and everything a table can look like, to be looked at by tests of words, accessibility and layout.

import { expect, type Page } from '@playwright/test';
import { ENDS } from './states/ends';
import { OTHERS } from './states/others';
import { PAGES } from './states/pages';
import type { State } from './states/state';
import { TABLES } from './states/tables';
import type { Language } from './words';

export type { State };
export const STATES: readonly State[] = [...PAGES, ...TABLES, ...OTHERS, ...ENDS];

/** Goes to a state, in a language. */
export async function enter(page: Page, { arrive }: State, address: string, language: Language): Promise<void> {
  await page.goto(`${address}?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  // Lists hold their place with quiet lines until they have come.
  await expect(page.locator('main .lines, main .wait > svg')).toHaveCount(0);
  await arrive?.(page);
  await page.evaluate(() => document.fonts.ready);
}
