// Accounts: making one, logging in, and being logged out by a new password.

import type { Locator, Page } from '@playwright/test';
import { board, message } from './parts';
import { expect, type Newcomer, test } from './server';
import { idOf, look, moved } from './table';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

interface Account {
  name: string;
  password: string;
}
/** Names are unique on a server. */
let accounts = 0;
const newAccount = (name: string): Account => ({
  name: `${name} ${Date.now().toString(36)}${(accounts += 1)}`,
  password: 'a long password',
});

/** Makes an account of the guest in this browser. */
async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/me');
  await expect(heading(page)).toBeVisible();
  expect((await page.request.post('/api/me/account', { data: account })).status()).toBe(200);
  await page.reload();
  await expect(heading(page)).toHaveText(account.name);
}

/** Changes the password in another browser. Answers the account as it is then. */
async function changePassword(newcomer: Newcomer, account: Account): Promise<Account> {
  const elsewhere = await newcomer();
  expect((await elsewhere.request.post('/api/login', { data: account })).status()).toBe(200);
  const renewed = { current: account.password, new: 'another password' };
  expect((await elsewhere.request.put('/api/me/password', { data: renewed })).status()).toBe(204);
  return { name: account.name, password: renewed.new };
}

/** The person in this browser, as the server knows them. */
async function known(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/me');
  return answer.ok() ? ((await answer.json()) as { name: string }).name : null;
}

async function atTop(page: Page): Promise<void> {
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('after making an account and after logging in the page begins at its top @both', async ({ page, newcomer }) => {
  const account = newAccount('Ola');
  await page.goto('/me');
  const making = region(page, 'Create an account');
  await making.getByLabel('Name').fill(account.name);
  await making.getByLabel('Password').fill(account.password);
  await making.getByRole('button', { name: 'Create the account' }).click();
  await expect(heading(page)).toHaveText(account.name);
  await expect(page.getByRole('alert').filter({ hasText: 'Recovery code' })).toBeInViewport();
  await atTop(page);

  const other = await newcomer();
  await other.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await other.goto('/me');
  const entering = region(other, 'Log in');
  await entering.getByLabel('Name').fill(account.name);
  await entering.getByLabel('Password').fill(account.password);
  await entering.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(other)).toHaveText(account.name);
  await atTop(other);
});

test('after a new password elsewhere no page becomes a guest unasked, and logging in again leads on', async ({
  page,
  newcomer,
}) => {
  const account = newAccount('Cleo');
  await signUp(page, account);
  const renewed = await changePassword(newcomer, account);

  await page.goto('/lobby');
  await expect(heading(page)).toHaveText('You were logged out');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`the password of ${account.name} was changed`)).toBeVisible();
  expect(await known(page)).toBeNull();
  await page.reload();
  await expect(heading(page)).toHaveText('You were logged out');
  expect(await known(page)).toBeNull();

  const again = region(page, 'Log in again');
  await expect(again.getByLabel('Name')).toHaveValue(account.name);
  await again.getByLabel('Password').fill(account.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
  await again.getByLabel('Password').fill(renewed.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(page)).toHaveText('Lobby');
  await atTop(page);
  expect(await known(page)).toBe(account.name);
});

test('a player who is logged out at a table is told there, and may go on as a guest', async ({ page, newcomer }) => {
  const account = newAccount('Dora');
  await signUp(page, account);
  await page.goto('/');
  await page.getByRole('button', { name: /this device/i }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL('**/table/*');
  await expect(heading(page)).toContainText('Pass the device');
  await changePassword(newcomer, account);
  await expect(heading(page)).toHaveText('You were logged out');
  expect(await known(page)).toBeNull();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  // Its table is not a guest's.
  await expect(heading(page)).toHaveText('You cannot see this table');
  const guest = await known(page);
  expect(guest).not.toBeNull();
  expect(guest).not.toBe(account.name);
  // It was chosen once and for all.
  await page.goto('/me');
  await expect(heading(page)).toHaveText(guest ?? '');
});

test('a request tells that the login has ended, too', async ({ page, newcomer }) => {
  const account = newAccount('Emil');
  await signUp(page, account);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play a friend/ })).toBeVisible();
  await changePassword(newcomer, account);
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(heading(page)).toHaveText('You were logged out');
});

test('who logs out is not surprised', async ({ page }) => {
  const account = newAccount('Fred');
  await signUp(page, account);
  await region(page, 'Your data').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/');
  await page.goto('/me');
  await expect(heading(page)).not.toHaveText('You were logged out');
  expect(await known(page)).not.toBeNull();
});

test('a rated game between two accounts shows what it changed', async ({ page, newcomer }) => {
  const [winner, loser] = [newAccount('Gerd'), newAccount('Hanna')];
  const other = await newcomer();
  await signUp(page, winner);
  await signUp(other, loser);
  const clock = { kind: 'fischer', initial: 600, increment: 5 };
  const data = { game: 'mandala', seats: ['me', 'open'], visibility: 'public', rated: true, clock };
  const made = await page.request.post('/api/tables', { data });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/table/${table}`);
  await other.goto(`/table/${table}`);
  await other.getByRole('button', { name: 'Take a seat' }).click();
  for (const one of [page, other]) await expect(board(one, 'mandala')).toBeVisible();

  // Until both have moved a game can be called off; after that, who resigns has lost.
  for (const one of [page, other]) {
    const { version, legal } = await look(one, idOf(one));
    const command = { id: `${version}`, version, command: { do: 'act', action: legal?.[0] } };
    expect((await one.request.post(`/api/tables/${table}/commands`, { data: command })).ok()).toBe(true);
    await moved(one, table, version);
  }
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();

  // Glicko-2 for two newcomers, 1500 ± 350 each with a volatility of 0.06: 1662.3 and 1337.7, with a deviation of 290.3.
  for (const [one, own, opponent] of [
    [page, '1500 → 1662 +162', '1500 → 1338 -162'],
    [other, '1500 → 1338 -162', '1500 → 1662 +162'],
  ] as const) {
    const changes = region(one, 'Rating').getByRole('definition');
    const seat = one === page ? 0 : 1;
    await expect(changes.nth(seat)).toHaveText(own);
    await expect(changes.nth(1 - seat)).toHaveText(opponent);
  }
  // Ranked by what is sure, the rating less the figure after ±, as the text below the table says.
  await page.goto('/leaderboard');
  for (const [{ name }, figures] of [
    [winner, ['1081', '1662 ± 581', '1']],
    [loser, ['757', '1338 ± 581', '1']],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: name });
    for (const [index, figure] of figures.entries())
      await expect(row.getByRole('cell').nth(index + 1)).toHaveText(figure);
  }
  await expect(page.getByText(message('people-board-text'))).toBeVisible();
});
