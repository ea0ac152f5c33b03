// The pictures of the README: `npm run pictures` writes them to docs/images. They show the program as it is, in games that it plays.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mandala-pictures-'));
const images = join(import.meta.dirname, '../docs/images');
const { server, url } = await serve(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Plays as the server advises until the player has made some actions and may choose freely, or the game is over. */
async function play(page, table, least) {
  for (let made = 0; ;) {
    const seen = await (await page.request.get(`/api/tables/${table}`)).json();
    if (seen.table.phase !== 'running') return;
    if (!seen.legal?.length) continue;
    if (made >= least && seen.legal.some((action) => /^[a-gm]/.test(action) && !/^[cd][A-Z]/.test(action))) return;
    const hint = await (await page.request.get(`/api/tables/${table}/hint`)).json();
    const command = {
      id: `picture-${seen.version}`,
      version: seen.version,
      command: { do: 'act', action: hint.action ?? seen.legal[0] },
    };
    if ((await page.request.post(`/api/tables/${table}/commands`, { data: command })).ok()) made += 1;
  }
}

async function table(page, game, seats) {
  return (await (await page.request.post('/api/tables', { data: { game, seats } })).json()).table;
}

async function picture(page, name) {
  await page.evaluate(async () => {
    // One that is not in sight would wait for that to be loaded, and there is no end to waiting for it.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => null))]);
  });
  await page.screenshot({ path: join(images, `${name}.jpg`), type: 'jpeg', quality: 86 });
}

async function visit(viewport, colorScheme, show) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('main button.big').waitFor();
  await show(page);
  await context.close();
}

/** Chooses something. */
const CHOOSE = {
  mandala: async (page) => {
    await page
      .locator('[role=option][aria-disabled=false]')
      .first()
      .click({ position: { x: 12, y: 30 } });
    await page.locator('.act').waitFor();
  },
  stones: async (page) => {
    const artists = page.locator('.square.able');
    await artists.first().waitFor();
    await artists.last().click();
    await page.locator('.square.target').last().click();
  },
};

/** A table in the middle of a game, with something chosen. */
async function midGame(page, game, seats, most) {
  const id = await table(page, game, seats);
  await play(page, id, most);
  await page.goto(`/table/${id}`);
  await CHOOSE[game](page);
  return id;
}

const rival = { computer: 'club' };
await visit(DESKTOP, 'light', async (page) => {
  await picture(page, 'home-light');
  await midGame(page, 'mandala', ['me', rival], 9);
  await picture(page, 'mandala-light');
  await midGame(page, 'stones', ['me', rival, { computer: 'casual' }], 5);
  await picture(page, 'stones-light');
  const id = await table(page, 'mandala', ['me', { computer: 'beginner' }]);
  await play(page, id, Infinity);
  await page.goto(`/table/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The number of the move comes with the log.
  await page.locator('.crumb', { hasText: /\d\d/ }).waitFor();
  await picture(page, 'result-light');
  await page.goto(`/game/${id}?analysis`);
  await page.locator('.analysis .btn.pri').click();
  await page.locator('.analysis table').waitFor({ timeout: 300_000 });
  await page.keyboard.press('ArrowLeft');
  await picture(page, 'analysis-light');
});
await visit(DESKTOP, 'dark', async (page) => {
  await midGame(page, 'mandala', ['me', rival], 9);
  await picture(page, 'mandala-dark');
  await midGame(page, 'stones', ['me', rival], 6);
  await picture(page, 'stones-dark');
});
await visit(PHONE, 'light', async (page) => {
  await midGame(page, 'mandala', ['me', rival], 9);
  await picture(page, 'mandala-phone');
});
await visit(PHONE, 'dark', async (page) => {
  await midGame(page, 'stones', ['me', rival, rival], 5);
  await picture(page, 'stones-phone');
});

await browser.close();
server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
