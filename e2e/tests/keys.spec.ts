// What opens over a table and leaves it where it is, and the keys, which work wherever the focus is.

import type { Locator, Page } from '@playwright/test';
import { type Game, GAMES } from './games';
import { dialog, hand, log, mayChoose, menu, message, tab } from './parts';
import { command, keys, make, makeWithFriend } from './quick';
import { expect, test } from './server';
import { choose, look, turn } from './table';

async function opened(page: Page, game: Game): Promise<string> {
  const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
  await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, game)).toBeVisible();
  return id;
}
const picked = (page: Page): Locator => hand(page).and(page.locator('[aria-selected="true"]'));

test('a key plays though the focus is in the panel, and does not while one types', async ({ page }) => {
  await opened(page, 'mandala');
  await tab(page, 'table-log').focus();
  await page.keyboard.press('1');
  await expect(picked(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picked(page)).toHaveCount(0);
  // Arrows and Enter stay with what has the focus.
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'table-react')).toBeFocused();
  // In a dialogue nothing is played.
  await menu(page).click();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(picked(page)).toHaveCount(0);
});

/** What only this game has a key for. */
const OWN_KEY: Record<Game, string> = { mandala: 'keys-mandala-build', stones: 'keys-stones-tops' };

for (const game of GAMES) {
  test(`“?” lists the keys of ${game}, and so does the menu`, async ({ page }) => {
    await opened(page, game);
    const list = page.getByRole('dialog', { name: message('shell-keys') });
    await page.keyboard.press('?');
    await expect(list.getByText(message(OWN_KEY[game]))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await menu(page).click();
    await dialog(page)
      .getByRole('button', { name: message('shell-keys') })
      .click();
    await expect(list.getByText(message(OWN_KEY[game]))).toBeVisible();
  });

  test(`the rules of ${game} and the settings open over its table`, { tag: '@both' }, async ({ page }) => {
    const id = await opened(page, game);
    await menu(page).click();
    await dialog(page)
      .getByRole('button', { name: message('shell-rules') })
      .click();
    await expect(dialog(page).getByText(message(`rules-${game}-minute`))).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: message('shell-close') })
      .click();
    await menu(page).click();
    await dialog(page)
      .getByRole('button', { name: message('shell-settings') })
      .click();
    await dialog(page).getByText(message('settings-names'), { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/table/${id}`));
    await expect(mayChoose(page, game)).toBeVisible();
  });
}

test('what is said stands in the log and beside the plate, not over the name', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await page.goto(`/table/${id}`);
  await expect(log(page)).toBeVisible();
  await command(friend, id, { do: 'react', reaction: 'oops' });
  const bubble = page.getByRole('status').filter({ hasText: 'Oops' });
  await expect(bubble).toBeVisible();
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Oops' })).toBeVisible();
  const { seats } = (await look(page, id)).table;
  const name = page.locator('[data-plate="1"]').getByText(seats[1]?.name ?? '', { exact: true });
  const [over, below] = [await bubble.boundingBox(), await name.boundingBox()];
  if (!over || !below) throw new Error('nothing is seen');
  expect(over.y >= below.y + below.height || over.y + over.height <= below.y).toBe(true);
});

test('a take-back is said to the other player, in the log and as a notice', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  const mine = ((await look(page, id)).legal?.length ?? 0) > 0;
  const [mover, other] = mine ? [page, friend] : [friend, page];
  await other.goto(`/table/${id}`);
  await expect(log(other)).toBeVisible();
  const seen = await look(mover, id);
  // What draws no card can be taken back without asking.
  const grow = seen.legal?.find((action) => action.startsWith('f')) ?? choose(seen);
  await command(mover, id, { do: 'act', action: grow }, { version: seen.version });
  await command(mover, id, { do: 'undo' });
  const name = seen.table.seats[seen.seat ?? 0]?.name ?? '';
  const words = message('table-log-undone', { who: 'other', name });
  await expect(log(other).getByText(words)).toBeVisible();
  await expect(other.getByRole('status').getByText(words)).toBeVisible();
});

test('spectators are told that they watch, and all how many do', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await page.goto(`/table/${id}`);
  const { watch } = await keys(page, id);
  const stranger = await newcomer();
  await stranger.goto(`/table/${id}?key=${watch}`);
  await expect(stranger.getByText(message('table-you-watch')).first()).toBeVisible();
  await expect(page.getByText(message('table-spectators', { count: 1 }))).toBeAttached();
  await stranger.close();
  await expect(page.getByText(message('table-spectators', { count: 1 }))).toHaveCount(0);
  await friend.close();
});
