// How people come together: invitations, searches, names, and what they are told of each other.

import type { Page } from '@playwright/test';
import { board, iAm } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { idOf } from './table';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkOf = (page: Page): Promise<string> => page.getByLabel('Link for players').inputValue();
const say = (page: Page, name: string) => page.getByLabel('Your name').fill(name);
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function search(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Find an opponent/ }).click();
  await page.waitForURL('**/table/*');
}

test('an invitation bears the inviter’s name and says the terms, and its link no language', async ({
  page,
  newcomer,
}) => {
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await say(page, 'Anna');
  await page.getByRole('radio', { name: '5 min + 5 s' }).click();
  await page.getByRole('switch', { name: 'Allow hints' }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await page.waitForURL('**/table/*');
  const link = await linkOf(page);
  // The key is all it says.
  expect(new URL(link).pathname).toMatch(/^\/join\/[0-9a-z]{26}$/);
  expect(new URL(link).search).toBe('');

  const friend = await newcomer();
  await friend.goto(link);
  await expect(heading(friend)).toHaveText('Anna invites you');
  await expect(friend.getByText('Mandala · 5 min + 5 s · friendly · hints allowed')).toBeVisible();
  await say(friend, 'Bert');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  for (const [own, other] of [
    [page, 'Bert'],
    [friend, 'Anna'],
  ] as const) {
    await expect(board(own, 'mandala')).toBeVisible();
    await expect(own.getByText(other, { exact: true }).first()).toBeVisible();
    await expect(own.getByText(/the game begins\. Hints are allowed\./)).toBeVisible();
  }
  // The player who makes the table begins.
  await tab(page, 'Hint');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText(/Winning chance/)).toBeVisible({ timeout: 60_000 });

  // The name is remembered.
  await page.goto('/');
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna');
});

test('people who play each other have no hints unless their table allows them', async ({ page, newcomer }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await page.waitForURL('**/table/*');
  const friend = await newcomer();
  await friend.goto(await linkOf(page));
  await expect(friend.getByText('Mandala · No clock · friendly · no hints')).toBeVisible();
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await expect(board(page, 'mandala')).toBeVisible();
  await tab(page, 'Hint');
  await expect(page.getByText(/there are no hints: you play against other people/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeHidden();
  const refused = await page.request.get(`/api/tables/${idOf(page)}/hint`);
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'server-no-hints-here']);
});

test('a search is seen, goes on while one plays a computer, and calls', async ({ page, newcomer }) => {
  await search(page);
  await expect(heading(page)).toHaveText('Looking for an opponent');
  await expect(page.getByText(/Searching for \d+:\d\d/)).toBeVisible();
  await expect(page.getByText(/(Nobody else is|other people are|One other person is) online/)).toBeVisible();
  const waiting = idOf(page);
  await page.getByRole('button', { name: 'Play the computer meanwhile' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(waiting));
  await expect(board(page, 'mandala')).toBeVisible();
  const sign = page.getByRole('button', { name: 'Looking for an opponent' });
  await expect(sign).toContainText(/\d+:\d\d/);
  // It is there after a reload, too.
  await page.reload();
  await expect(sign).toBeVisible();

  const other = await newcomer();
  await search(other);
  expect(idOf(other)).toBe(waiting);
  const call = page.getByRole('alert').filter({ hasText: 'is here: your game begins' });
  await expect(call).toBeVisible();
  await call.getByRole('button', { name: 'To the table' }).click();
  await page.waitForURL(`**/table/${waiting}`);
  await expect(board(page, 'mandala')).toBeVisible();
  await expect(call).toBeHidden();
});

test('a search can be cancelled, and leaves no table behind', async ({ page }) => {
  await search(page);
  const table = idOf(page);
  await page.getByRole('button', { name: 'Cancel the search' }).click();
  await page.waitForURL('**/');
  await expect(page.getByRole('button', { name: 'Looking for an opponent' })).toBeHidden();
  const open = (await (await page.request.get('/api/tables?phase=open')).json()) as { id: string }[];
  expect(open.map(({ id }) => id)).not.toContain(table);
});

test('people at one device give their names, and it remembers them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /this device/i }).click();
  await page.getByLabel('Player 1').fill('Ola');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(heading(page)).toHaveText('Pass the device to Ola');
  await iAm(page).click();
  await expect(page.getByText('Player 2', { exact: true }).first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /this device/i }).click();
  await expect(page.getByLabel('Player 1')).toHaveValue('Ola');
});

test('what a form lacks is said in our words', async ({ page }) => {
  await page.goto('/me');
  const password = page.getByRole('region', { name: 'Create an account' }).getByLabel('Password');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.pressSequentially('short');
  await expect(page.getByText('Please fill this in.')).toBeHidden();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('At least 8 characters, please.')).toBeVisible();
});

test('at rated tables one sees how strong the others are', async ({ page, newcomer }) => {
  const clock = { kind: 'fischer', initial: 600, increment: 5 };
  const table = await make(page, { game: 'mandala', seats: ['me', 'open'], visibility: 'public', rated: true, clock });
  await page.goto(`/table/${table}`);
  await expect(page.getByText('no rating yet')).toBeVisible();
  const other = await newcomer();
  await other.goto('/lobby');
  await expect(other.getByRole('list', { name: 'Seats' }).filter({ hasText: 'no rating yet' })).toBeVisible();
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.waitForURL(`**/table/${table}`);
  await expect(board(other, 'mandala')).toBeVisible();
  await expect(other.getByText('no rating yet')).toHaveCount(2);
});
