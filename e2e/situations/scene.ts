// A picture of a situation: the size of the screen, the language, and how the page comes to it.

import { join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import { type Newcomer, test } from '../tests/server';

const images = join(import.meta.dirname, '../../docs/images/situations');

const SCREENS = {
  // A large screen is kept at three quarters of its size: enough to read, and a small file.
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.75 },
  phone: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.25,
  },
  landscape: {
    ...devices['Pixel 7'],
    viewport: { width: 844, height: 390 },
    deviceScaleFactor: 1.25,
  },
} as const;

interface Scene {
  screen: keyof typeof SCREENS;
  language?: 'en' | 'pl' | 'nl';
  dark?: true;
}

export function picture(
  name: string,
  { screen, language = 'en', dark }: Scene,
  arrive: (page: Page, newcomer: Newcomer) => Promise<void>,
): void {
  test.describe(name, () => {
    const { defaultBrowserType: _, ...device } = {
      defaultBrowserType: '',
      ...SCREENS[screen],
    };
    test.use({
      ...device,
      locale: { en: 'en-GB', pl: 'pl-PL', nl: 'nl-NL' }[language],
      colorScheme: dark ? 'dark' : 'light',
    });
    test(name, async ({ page, newcomer }) => {
      await arrive(page, newcomer);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: join(images, `${name}.jpg`),
        type: 'jpeg',
        quality: 80,
      });
    });
  });
}
