// After the game: the result and what follows from it, the player's own replay, its analysis, and playing on.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { play } from './hands';
import { controls, dialog, oneOf, message, viewpoints } from './parts';
import { command, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import type { TableView } from './table';

const board = (page: Page) => page.getByRole('region', { name: message('replay-board') });
/** The cards of all hands that can be read. */
const openHands = (page: Page) =>
  page.getByRole('main').locator('[data-place^=hand] [data-piece]:not([data-piece=back])');

/** A short game of two people that the first one gives up. The page is the friend's, who sat second. */
async function resigned(page: Page, newcomer: () => Promise<Page>, turns = 2): Promise<{ id: string; friend: Page }> {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await playUntil(page, id, (view) => view['turn'] >= turns, { friend });
  await command(page, id, { do: 'resign' });
  return { id, friend };
}

test('one’s own replay opens from one’s own seat, in the colours of the game, and ends at the final score', async ({
  page,
  newcomer,
}) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'stones');
  await playUntil(page, id, () => false, { friend });
  const film = (await (await friend.request.get(`/api/games/${id}/film`)).json()) as { result: { scores: number[] } };
  await friend.goto(`/game/${id}`);
  await expect(viewpoints(friend).nth(2)).toBeChecked();
  await expect(friend.locator('html')).toHaveAttribute('data-game', 'stones');
  const [first, second] = film.result.scores;
  await expect(board(friend).getByText(String(second), { exact: true }).first()).toBeVisible();
  await expect(board(friend).getByText(String(first), { exact: true }).first()).toBeVisible();
  // Other players' moves are told by name, the player's own as “you”.
  await expect(friend.getByRole('list', { name: message('replay-moves') })).toContainText(/You (moved|scored)/);
});

test('after a resignation all hands lie open, and a picture of the result is saved', async ({ page, newcomer }) => {
  const { id, friend } = await resigned(page, newcomer);
  await friend.goto(`/table/${id}`);
  await expect(openHands(friend).nth(8)).toBeVisible();
  await expect(friend.getByText(message('after-tally', { won: 1, drawn: 0, lost: 0 }))).toBeVisible();
  await friend.getByRole('button', { name: message('after-picture') }).click();
  await expect(dialog(friend).getByRole('img')).toBeVisible();
  const downloading = friend.waitForEvent('download');
  await dialog(friend)
    .getByRole('link', { name: message('after-picture-save') })
    .click();
  const saved = await (await downloading).path();
  expect(sizeOfPng(readFileSync(saved))).toEqual(PICTURE);
});

/** The size of the picture of a result, as other sites show it. */
const PICTURE = { width: 1200, height: 630 };

function sizeOfPng(bytes: Buffer): { width: number; height: number } {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test('where the device shares files, it is handed the picture of the result and its address', async ({
  page,
  newcomer,
}) => {
  const { id, friend } = await resigned(page, newcomer);
  await friend.addInitScript(() => {
    const handed: unknown[] = ((window as unknown as { handed: unknown[] }).handed = []);
    navigator.canShare = (data) => data?.files?.every(({ type }) => type === 'image/png') ?? false;
    navigator.share = async ({ files = [], text } = {}) => {
      for (const file of files)
        handed.push({ name: file.name, text, bytes: [...new Uint8Array(await file.arrayBuffer())] });
    };
  });
  await friend.goto(`/table/${id}`);
  await friend.getByRole('button', { name: message('after-picture') }).click();
  await dialog(friend)
    .getByRole('button', { name: message('after-picture-share') })
    .click();
  type Handed = Array<{ name: string; text: string; bytes: number[] }>;
  const handed = (): Promise<Handed> => friend.evaluate(() => (window as unknown as { handed: Handed }).handed);
  await expect.poll(async () => (await handed()).length).toBe(1);
  const [file] = await handed();
  expect(file?.name).toBe('mandala.png');
  expect(file?.text).toContain(`/game/${id}`);
  expect(sizeOfPng(Buffer.from(file?.bytes ?? []))).toEqual(PICTURE);
});

test('a result asks for nothing that is not there', async ({ page, newcomer }) => {
  const { id, friend } = await resigned(page, newcomer);
  const refused: string[] = [];
  friend.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  friend.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const asked = friend.waitForResponse((answer) => answer.url().includes('/analysis'));
  await friend.goto(`/table/${id}`);
  expect(await (await asked).json()).toBeNull();
  await expect(friend.getByRole('button', { name: message('replay-analyse') })).toBeVisible();
  expect(refused).toEqual([]);
});

test('a game is played on from a moment of its replay, with the same hand', async ({ page, newcomer }) => {
  const { id, friend } = await resigned(page, newcomer);
  await friend.goto(`/game/${id}/1`);
  await expect(controls(friend)).toBeVisible();
  const before = (await (await friend.request.get(`/api/games/${id}/replay?ply=1&seat=1`)).json()) as {
    view: { hand: string };
  };
  await friend.getByRole('button', { name: message('replay-play-on') }).click();
  await dialog(friend)
    .getByRole('button', { name: message('replay-play-on-begin') })
    .click();
  await expect(friend).toHaveURL(/\/table\//);
  const table = new URL(friend.url()).pathname.split('/')[2];
  const now = (await (await friend.request.get(`/api/tables/${table}`)).json()) as {
    view: { hand: string };
    table: { kind: string };
  };
  expect([now.table.kind, now.view.hand]).toEqual(['continued', before.view.hand]);
});

/** Has the page find an analysis in which the friend's first move was a blunder; gives the position and what was better in it. */
async function blundered(page: Page, id: string): Promise<{ position: TableView; best: string; ply: number }> {
  const get = async (path: string) => (await page.request.get(`/api/games/${id}/${path}`)).json();
  const { frames } = (await get('film')) as { frames: Array<{ seat: number; action: string }> };
  const ply = frames.findIndex(({ seat }) => seat === 1) - 1;
  const { action } = frames[ply + 1] ?? { action: '' };
  const legal = (await get(`legal?ply=${ply}`)) as string[];
  const best = legal.find((other) => other.startsWith('m') && other !== action) ?? '';
  const chances = { before: 0.6, after: 0.4, loss: 0.2, verdict: 'blunder' };
  const seat = { start: 0.5, luck: 0, skill: 0, others: 0, end: 0.5, verdicts: {} };
  const decisions = [{ ply, seat: 1, action, best, ...chances, reason: null, luck: [0, 0] }];
  const result = { records: [{ ok: true, decisions, seats: [seat, seat] }] };
  await page.route(`**/api/games/${id}/analysis*`, (route) =>
    route.fulfill({ json: { id, state: 'done', done: 1, total: 1, result } }),
  );
  const { view } = (await get(`replay?ply=${ply}&seat=1`)) as Pick<TableView, 'view'>;
  const table = { id, game: 'mandala', kind: 'continued', phase: 'running', seats: [] } as const;
  return { position: { version: 0, seat: 1, legal, view, table: { ...table, seats: [] } }, best, ply };
}

test('the better move is drawn on the board, and a mistake is tried again', async ({ page, newcomer }) => {
  test.setTimeout(120_000);
  const { id, friend } = await resigned(page, newcomer, 3);
  const { position, best, ply } = await blundered(friend, id);
  await friend.goto(`/game/${id}`);
  await friend.getByRole('tab', { name: message('replay-analysis') }).click();
  const analysis = friend.getByRole('tabpanel', { name: message('replay-analysis') });
  // The player's own seat is “you”, first among the lines, and what is listed is marked.
  await expect(board(friend).getByText(message('table-you'), { exact: true }).first()).toBeVisible();
  await expect(analysis.getByRole('listitem').first()).toHaveText(message('table-you'));
  await expect(analysis.getByRole('img').locator('circle')).toHaveCount(1);
  // Its labels are there in full.
  const [graph, label] = [analysis.getByRole('img'), analysis.getByRole('img').locator('text').first()];
  expect((await label.boundingBox())?.x).toBeGreaterThanOrEqual((await graph.boundingBox())?.x ?? Infinity);
  await analysis.getByRole('listitem').getByRole('button').first().click();
  await expect(analysis.getByRole('button', { name: message('replay-undraw') })).toBeVisible();
  await expect(board(friend).locator('.suggested').first()).toBeVisible();
  // The slider says which position that is: the one before the mistake.
  const moment = friend.getByRole('slider', { name: message('replay-moment') });
  await expect(moment).toHaveValue(`${ply}`);
  await analysis.getByRole('button', { name: message('replay-undraw') }).click();
  await expect(moment).toHaveValue(`${ply + 1}`);
  await analysis.getByRole('button', { name: message('replay-retry', { count: 1 }) }).click();
  await expect(
    friend.getByRole('heading', { name: message('replay-exercise', { number: 1, count: 1 }) }),
  ).toBeVisible();
  // The answer is not given away.
  await expect(board(friend).locator('.suggested')).toHaveCount(0);
  const judged = friend.waitForResponse((answer) => answer.url().includes('/judgement'), { timeout: 90_000 });
  await play(friend, position, 'mouse', best);
  expect((await judged).ok()).toBe(true);
  const verdicts = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((verdict) => message(`verdict-${verdict}`));
  await expect(
    friend
      .getByRole('region', { name: message('replay-exercise', { number: 1, count: 1 }) })
      .getByText(oneOf(...verdicts)),
  ).toBeVisible();
});

test('the deal of the day keeps a calendar, and hides what proves it until it is asked for', async ({ page }) => {
  await page.request.post('/api/me');
  const made = (await (await page.request.post('/api/daily', { data: { game: 'mandala' } })).json()) as {
    table: string;
  };
  await command(page, made.table, { do: 'resign' });
  await page.goto('/daily');
  await expect(page.getByRole('region', { name: message('daily-days') })).toContainText(/1\s*day in a row/);
  // Today stands out, and only today.
  const today = page.getByRole('region', { name: message('daily-days') }).locator('[aria-current="date"]');
  await expect(today).toHaveText(`${new Date().getUTCDate()}`);
  await expect(today).toHaveCSS('font-weight', '700');
  await expect(page.locator('code').first()).toBeHidden();
  await expect(page.getByRole('button', { name: message('after-picture') })).toBeVisible();
});

test('a second person on a device is told that the deal does not count for them', async ({ page }) => {
  const told = page.getByText(message('daily-not-counted'));
  await page.request.post('/api/me');
  await page.request.post('/api/daily', { data: { game: 'mandala' } });
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: message('daily-continue') })).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.request.post('/api/logout');
  await page.goto('/daily');
  await expect(told).toHaveCount(1);
});
