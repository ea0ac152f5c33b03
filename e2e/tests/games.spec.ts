// Whole games against the computer, each way of playing by itself.

import type { Locator, Page } from '@playwright/test';
import { type Game, GAMES } from './games';
import { type InputDevice, playOn, restingBox } from './hands';
import { board, gameChoice, playable, start, status } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { idOf, look, turn } from './table';

/** Two presses from the start page to a running game. */
async function begin(page: Page, game: Game, how: InputDevice): Promise<string> {
  await page.goto('/');
  if (how === 'keyboard') {
    const tabTo = async (target: Locator) => {
      const focused = () => target.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; !(await focused()) && tabs < 60; tabs += 1) await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await tabTo(page.getByRole('radio', { name: /^Mandala 2 players/ }));
    for (let next = 0; next < GAMES.indexOf(game); next += 1) await page.keyboard.press('ArrowRight');
    await tabTo(start(page));
    await page.keyboard.press('Enter');
  } else {
    for (const target of [gameChoice(page, game), start(page)]) await (how === 'touch' ? target.tap() : target.click());
  }
  await page.waitForURL('**/table/*');
  return idOf(page);
}

/** What the app's own scripts have thrown on a page, and nothing has caught. */
function uncaught(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ stack = '' }) => {
    if (stack.includes('/assets/')) thrown.push(stack);
  });
  return thrown;
}

for (const game of GAMES) {
  for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const) {
    test(`a whole game of ${game} by ${how}`, { tag: how === 'touch' ? '@phone' : [] }, async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('mandala-last', JSON.stringify({ game: 'mandala', level: 'beginner', players: 2 })),
      );
      const thrown = uncaught(page);
      const id = await begin(page, game, how);
      const actions = await playOn(page, id, how);
      expect(actions).toBeGreaterThan(5);
      const { table } = await look(page, id);
      expect(table.end?.scores).toHaveLength(2);
      // The result is on the page, with the points of both.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        String(Math.max(...(table.end?.scores ?? []))),
      );
      expect(thrown).toEqual([]);
    });
  }
}

test('a card and its place pressed in one breath: the second press does not wait for what the first one shows', async ({
  page,
}) => {
  const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await page.goto(`/table/${id}`);
  await expect(playable(page).first()).toBeVisible();
  const { version } = await turn(page, id);
  await Promise.all([page.keyboard.press('1'), page.keyboard.press('d')]);
  await expect.poll(async () => (await look(page, id)).version).toBeGreaterThan(version);
});

test('a drag that misses every piece selects no text', async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`/table/${await make(page, { game, seats: ['me', { computer: 'beginner' }] })}`);
    const heading = status(page).getByRole('heading');
    const [from, to] = [await restingBox(board(page, game)), await restingBox(heading)];
    await page.mouse.move(from.x + 2, from.y + 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width, to.y + to.height, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  }
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a whole game of mandala', async ({ page }) => {
    test.setTimeout(300_000);
    const id = await begin(page, 'mandala', 'mouse');
    await playOn(page, id, 'mouse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
