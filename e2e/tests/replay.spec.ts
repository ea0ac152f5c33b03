// Recorded games: stepped through, seen from every viewpoint, taken away and brought back, and analysed.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { command, finished, keys, make, playUntil } from './quick';
import { analyse, controls, dialog, ended, moves, oneOf, ownBoard, message, turnCard, viewpoints } from './parts';
import { expect, program, test } from './server';

/** What the analysis calls a decision. */
const VERDICT = oneOf(
  ...['forced', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((verdict) => message(`verdict-${verdict}`)),
);
const moment = (page: Page) => controls(page).getByRole('status');

/** How many cards or stones of hands can be read: everything hidden is a back. */
const openCards = (page: Page) =>
  page.getByRole('region', { name: 'The board' }).locator('[data-place^=hand] [data-piece]:not([data-piece=back])');

test('a finished game is stepped through, played, and shared by its address', async ({ page }) => {
  const id = await finished(page, 'mandala');
  await page.goto(`/table/${id}`);
  await ended(page).click();
  await expect(page).toHaveURL(new RegExp(`/game/${id}`));
  const plies = Number((await moment(page).innerText()).split('/')[1]);
  expect(plies).toBeGreaterThan(10);
  const at = async (ply: number) => {
    await expect(moment(page)).toHaveText(`${ply}/${plies}`);
    await expect(page).toHaveURL(new RegExp(`/game/${id}/${ply}$`));
  };
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press('End');
  await at(plies);
  await page.getByRole('button', { name: 'One move back' }).click();
  await at(plies - 1);
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('5');
  await at(5);
  await moves(page).getByRole('button').nth(7).click();
  await at(8);
  // It plays by itself until it is stopped.
  await controls(page).getByRole('button', { name: 'Play', exact: true }).click();
  await at(9);
  await controls(page).getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(moment(page)).not.toHaveText(`${plies}/${plies}`);
  await page.goto(`/game/${id}/3`);
  await at(3);
});

test('a computer is called as at the table', async ({ page }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await command(page, id, { do: 'resign' });
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('region', { name: 'Pip' }).getByTitle('Pip').first()).toHaveText('Pip');
  await expect(page).toHaveTitle(/Pip/);
});

test('a shared moment opens for a person who gets the link, also where there is no clipboard', async ({
  page,
  newcomer,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const id = await finished(page, 'mandala');
  const stranger = await newcomer();
  await stranger.goto(`/game/${id}`);
  await expect(stranger.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
  await page.goto(`/game/${id}/3?lang=en`);
  // Arrows among the viewpoints choose one, and leave the moment.
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/game/${id}/3\\?lang=en&eyes=public$`));
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await stranger.goto(await dialog(page).getByRole('textbox').inputValue());
  await expect(moment(stranger)).toHaveText(/^3\//);
  // Who watches keeps the key on the way from the table to the game.
  const { watch } = await keys(page, id);
  await stranger.goto(`/table/${id}?key=${watch}`);
  await ended(stranger).click();
  await expect(moment(stranger)).toBeVisible();
});

test('each viewpoint shows what that viewer saw', async ({ page }) => {
  const id = await finished(page, 'mandala');
  await page.goto(`/game/${id}/4`);
  await expect(openCards(page).first()).toBeVisible();
  const all = await openCards(page).count();
  await viewpoints(page).last().click();
  await expect(openCards(page)).toHaveCount(0);
  await viewpoints(page).nth(1).click();
  await expect(openCards(page).first()).toBeVisible();
  expect(await openCards(page).count()).toBeLessThan(all);
});

test('a record is taken away, accepted by the program, and brought back as a file and as a text', async ({
  page,
}, info) => {
  const id = await finished(page, 'stones');
  await page.goto(`/game/${id}`);
  // There is no choice in a replay, so there is no card to choose on.
  await expect(ownBoard(page)).toBeVisible();
  await expect(turnCard(page)).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  const path = info.outputPath('game.jsonl');
  await (await downloading).saveAs(path);
  expect(execFileSync(program, ['replay', path], { encoding: 'utf8' })).not.toBe('');
  for (const way of ['file', 'text'] as const) {
    await page.goto('/record');
    if (way === 'file') await page.getByLabel('Choose a file').setInputFiles(path);
    else {
      await page.getByLabel('Or paste a record').fill(readFileSync(path, 'utf8'));
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    }
    await expect(moment(page)).toHaveText(/^0\/\d+$/);
    await page.keyboard.press('End');
    await expect(moves(page).locator('[aria-current=step]')).toBeVisible();
  }
});

test('what is no record is refused in words', async ({ page }) => {
  await page.goto('/record');
  await page.getByLabel('Or paste a record').fill('{"game":"chess"}');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('');
  await expect(controls(page)).toHaveCount(0);
});

test('a game is analysed: a graph, and a verdict on each decision', async ({ page }) => {
  test.setTimeout(240_000);
  // A short game: what is analysed is each decision, and they take their time.
  const id = await make(page, { game: 'mandala', seats: ['me', 'me'] });
  await playUntil(page, id, (view) => view['turn'] >= 3);
  await command(page, id, { do: 'resign' }, { seat: 0 });
  await page.goto(`/game/${id}?analysis`);
  await analyse(page).click();
  const analysis = page.getByRole('tabpanel', { name: 'Analysis' });
  await expect(analysis.getByRole('img')).toBeVisible({ timeout: 200_000 });
  await expect(analysis.getByRole('img').locator('path.line').first()).toBeAttached();
  for (const ply of [3, 2, 1]) {
    await expect(moment(page)).toHaveText(`${ply}/3`);
    await expect(analysis.getByText(VERDICT)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
  }
});
