// What a dozen pages and boards look like, compared with pictures of them. Everything in them is fixed: recorded games and lessons
// are always the same, nothing moves, and all text is set in the font that comes with the app, since the fonts of a system differ
// from machine to machine. They are smaller than the screen: small files, and enough
// to see a card that is missing or lies elsewhere. After a change that is meant to be seen:
//
//   npx playwright test pictures --update-snapshots

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Game, GAMES } from './games';
import { play } from './hands';
import { expect, test } from './server';
import { look } from './table';

test.use({ deviceScaleFactor: 0.3, contextOptions: { reducedMotion: 'reduce' } });

// One of each game, in their order.
const records = readFileSync(join(import.meta.dirname, '../../docs/examples/fair-games.jsonl'), 'utf8').split('\n');

/** A moment of a recorded game, with everything open. */
const moment = (game: Game, ply: number) => async (page: Page) => {
  await page.goto('/record');
  await page.getByLabel('Or paste a record').fill(records[GAMES.indexOf(game)] ?? '');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(ply));
  await expect(page.getByRole('status').filter({ hasText: `${ply}/` })).toBeVisible();
};

/** A lesson after some of its steps, and what is then chosen. */
const lesson =
  (name: string, steps: number, choose: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    const opening = page.waitForResponse(
      (response) => response.url().endsWith('/api/lessons') && response.request().method() === 'POST',
    );
    await page.goto(`/learn/${name}`);
    const { table } = (await (await opening).json()) as { table: string };
    const coach = page.getByRole('region', { name: 'Coach' });
    for (let step = 0; ; step += 1) {
      await expect(coach.getByRole('button', { name: 'Show me' })).toBeEnabled();
      await expect(coach.getByText(new RegExp(`^Step ${step + 1} of \\d+$`))).toBeAttached();
      if (step === steps) break;
      const seen = await look(page, table);
      await play(page, seen, 'mouse', seen.table.lesson?.next ?? '');
    }
    await choose(page);
  };

const at = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Points at what the lesson asks for. */
const showMe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeDisabled();
};

interface Picture {
  name: string;
  arrive: (page: Page) => Promise<void>;
  phone?: true;
  dark?: true;
}

const PICTURES: readonly Picture[] = [
  { name: 'home', arrive: at('/?lang=en') },
  { name: 'settings', arrive: at('/settings?lang=en') },
  { name: 'rules', arrive: at('/rules/mandala?lang=en') },
  { name: 'mandala', arrive: moment('mandala', 28) },
  { name: 'mandala-dark', arrive: moment('mandala', 65), dark: true },
  { name: 'mandala-phone', arrive: moment('mandala', 28), phone: true },
  { name: 'mandala-turn', arrive: lesson('mandala-colours', 1, showMe) },
  { name: 'mandala-claim', arrive: lesson('mandala-destruction', 1) },
  { name: 'mandala-turn-phone', arrive: lesson('mandala-first-turns', 0), phone: true },
  { name: 'stones', arrive: moment('stones', 24) },
  { name: 'stones-dark', arrive: moment('stones', 34), dark: true },
  { name: 'stones-phone', arrive: moment('stones', 24), phone: true },
  { name: 'stones-turn', arrive: lesson('stones-order', 1, showMe) },
  { name: 'stones-turn-phone', arrive: lesson('stones-first-turns', 0), phone: true },
];

for (const { name, arrive, phone, dark } of PICTURES) {
  test(`picture: ${name}`, { tag: phone ? '@phone' : [] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    // From the beginning: what a list is scrolled to depends on the height of its rows.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        for (const font of ['--font-ui', '--font-code'])
          document.documentElement.style.setProperty(font, "Lora, 'DejaVu Serif'");
      }),
    );
    // A player's name and rosette are made up anew for each guest.
    await page.request.post('/api/me');
    await arrive(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', dark ? 'dark' : 'light');
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => undefined)),
      ]);
    });
    await expect(page).toHaveScreenshot(`${name}.png`, {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Less than a card of a Field that is missing.
      maxDiffPixelRatio: 0.0008,
      // Pieces that have moved may be drawn a little softer or sharper.
      threshold: 0.2,
    });
  });
}
