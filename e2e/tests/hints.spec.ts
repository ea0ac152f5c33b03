// Hints beside the board: the move in words, then what it is good for; they hide neither the buttons nor what they suggest.

import type { Locator, Page } from '@playwright/test';
import type { Game } from './games';
import { resize } from './faults';
import { restingBox, spot } from './hands';
import { ANY, begins, oneOf, playable, message, turnCard } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { turn } from './table';

const advice = (page: Page): Locator => page.locator('[data-hint]');
const ask = (page: Page): Promise<void> => page.getByRole('button', { name: message('table-hint') }).tap();

/** Phones that are lower than what a table wants. */
const LOW = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

/** A table at the player's own turn. */
async function sit(page: Page, game: Game): Promise<string> {
  const id = await make(page, {
    game,
    seats: ['me', { computer: 'beginner' }],
  });
  await turn(page, id);
  await page.goto(`/table/${id}`);
  return id;
}

test.describe(() => {
  test.use({ experienced: false });
  test('Stones: it says the move with its first stone, and the buttons stay', { tag: '@phone' }, async ({ page }) => {
    const id = await sit(page, 'stones');
    const { legal } = await turn(page, id);
    const action = legal?.find((one) => /^([a-g]\d){2}/.test(one)) ?? '';
    const pickUp = turnCard(page).getByRole('button', {
      name: message('stones-pick-up'),
    });
    const choose = async (): Promise<void> => {
      for (const square of [action.slice(0, 2), action.slice(2, 4)]) {
        const target = page.locator(`[data-square="${square}"]`);
        await restingBox(target);
        await target.tap({ force: true });
      }
      await expect(pickUp).toBeEnabled();
      await expect(turnCard(page).getByText(message('stones-first')).last()).toBeVisible();
    };
    await choose();
    const before = await restingBox(pickUp);
    await ask(page);
    const words = { from: ANY, to: ANY, first: ANY, tower: ANY };
    await expect(advice(page)).toHaveText(begins(message('stones-do-pick-up', words), '\\..+'));
    // What was chosen has made way for it.
    await expect(pickUp).toHaveCount(0);
    await choose();
    await expect(advice(page)).toBeVisible();
    expect(await restingBox(pickUp)).toEqual(before);
    const overflow = await turnCard(page).evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(overflow).toBeLessThanOrEqual(0);
    // On low screens, too, it stays beside what is being chosen, which keeps its name.
    for (const size of LOW) {
      await resize(page, size);
      await expect(advice(page)).toBeInViewport();
      await expect(
        turnCard(page)
          .getByText(begins(message('stones-first'), ':'))
          .first(),
      ).toBeInViewport();
      await expect(pickUp).toBeInViewport({ ratio: 1 });
    }
  });
});

test('Mandala: it says the move, in place of what was chosen and refused', { tag: '@phone' }, async ({ page }) => {
  await sit(page, 'mandala');
  const card = playable(page).first();
  await card.tap({ position: await spot(card) });
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await page.locator('[data-drop="deck"], [data-place="deck"]').first().tap({ force: true });
  const refusal = page.getByRole('status').filter({ hasText: message('mandala-draw-by') });
  await expect(refusal).toBeVisible();
  await ask(page);
  const [cards, mandala] = [ANY, ANY];
  const move = oneOf(
    ...['build', 'grow', 'discard'].map((kind) => begins(message(`mandala-act-${kind}`, { cards, mandala }), '\\..+')),
  );
  await expect(advice(page)).toHaveText(move);
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
});
