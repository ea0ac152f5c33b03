// What happened at a table: the moves of the others since the player's last turn are drawn on the board and their points stand on their
// seats, and every row of the log shows its move.

import type { Locator, Page } from '@playwright/test';
import { play } from './hands';
import { log, mayChoose, panelButton, message, status, turnCard } from './parts';
import { command, make } from './quick';
import { expect, test } from './server';
import { choose, look, moved, turn } from './table';
import { LANGUAGES } from './words';

/** Moves as they are drawn over the board. */
const trails = (page: Page): Locator => page.locator('[data-trails]:not([data-trails="0"])');
/** The paths of what is drawn: where it is. */
const drawing = (page: Page): Promise<string[]> =>
  trails(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));

/** A table of Mandala Stones with two computers, opened at the player's own turn after both have moved. */
async function opened(page: Page): Promise<string> {
  const rival = { computer: 'beginner' };
  const id = await make(page, { game: 'stones', seats: ['me', rival, rival] });
  const seen = await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  await turn(page, id);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  // Each in the colour of its seat; until both have moved on the page, too, nothing is looked at.
  for (const seat of [1, 2]) await expect(trails(page).locator(`g[style*="--seat-${seat}"]`).first()).toBeAttached();
  return id;
}

test(
  'the moves of the others are drawn until the board is used, and again when asked for',
  { tag: '@both' },
  async ({ page }) => {
    await opened(page);
    await expect(trails(page).locator('g[style*="--seat-0"]')).toHaveCount(0);
    await page.locator('[data-square="a1"], [data-square="b1"]').first().click({ force: true });
    await expect(trails(page)).toHaveCount(0);
    await page.getByRole('button', { name: endsWithRepeat }).click();
    await expect(trails(page)).toBeAttached();
  },
);
const endsWithRepeat = new RegExp(`${message('table-repeat').source.slice(1, -1)}\\s*$`);

test(
  'asked for again, they are drawn without throwing away what is being chosen',
  { tag: '@both' },
  async ({ page }) => {
    const id = await opened(page);
    const { legal } = await look(page, id);
    const artist = legal?.find((action) => /^([a-g]\d){2}/.test(action))?.slice(0, 2);
    await page.locator(`[data-square="${artist}"]`).click({ force: true });
    const cancel = page.getByRole('button', { name: message('stones-cancel') });
    await expect(cancel).toBeVisible();
    await expect(trails(page)).toHaveCount(0);
    await page.getByRole('button', { name: endsWithRepeat }).click();
    await expect(trails(page)).toBeAttached();
    await expect(cancel).toBeVisible();
  },
);

/** Where something was marked as arrived that is not around a place of the board, in whole pixels. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-place], [data-area]')].map((place) =>
      place.getBoundingClientRect(),
    );
    const outlines = [...document.querySelectorAll('[data-trails] path:not(.halo)')]
      .filter((path) => path.getAttribute('d')?.endsWith('z'))
      .map((path) => path.getBoundingClientRect());
    const near = (one: number, two: number): boolean => Math.abs(one - two) < 2;
    const around = (drawn: DOMRect) =>
      places.some(
        (place) =>
          near(place.x + place.width / 2, drawn.x + drawn.width / 2) &&
          near(place.y + place.height / 2, drawn.y + drawn.height / 2),
      );
    if (outlines.length === 0) return ['nothing is drawn'];
    return outlines.filter((drawn) => !around(drawn)).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  });

test('on a phone the move of each opponent has a line that is not cut', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', ...Array(3).fill({ computer: 'beginner' })] });
  const seen = await turn(page, id);
  await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  await turn(page, id);
  for (const language of LANGUAGES) {
    await page.goto(`/table/${id}?lang=${language}`);
    await expect(mayChoose(page, 'stones')).toBeVisible();
    const lines = await page.getByRole('button', { name: endsWithRepeat }).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside = (box: DOMRect): boolean =>
        box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      return [...button.querySelectorAll('[style*="--seat"]')].map((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        return [...words.getClientRects()].every(isInside);
      });
    });
    expect(lines, language).toEqual([true, true, true]);
    // Nor is it pushed out of its card.
    const overflow = await turnCard(page).evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(overflow, language).toBeLessThanOrEqual(0);
  }
});

test(
  'on a phone the move of a single opponent is a whole sentence, gone once one has moved',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
    const seen = await turn(page, id);
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
    await turn(page, id);
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, 'stones')).toBeVisible();
    const repeat = page.getByRole('button', { name: endsWithRepeat });
    const cut = (): Promise<boolean> =>
      repeat.evaluate((button) =>
        [...button.querySelectorAll('span')].some(
          (part) => part.scrollHeight > part.clientHeight && part.clientHeight > 1,
        ),
      );
    for (const language of LANGUAGES) {
      await page.goto(`/table/${id}?lang=${language}`);
      await expect(mayChoose(page, 'stones')).toBeVisible();
      expect(await cut(), language).toBe(false);
    }
    // What is read of it at each change while the player's own move is made.
    const then = await status(page).evaluateHandle(
      (part, [played, repeated]) => {
        const found: boolean[] = [];
        const look = (): void => {
          if (!new RegExp(played).test(part.textContent)) return;
          found.push([...document.querySelectorAll('button')].some(({ title }) => new RegExp(repeated).test(title)));
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        return found;
      },
      [message('table-played').source, message('table-repeat').source] as const,
    );
    const mine = await turn(page, id);
    await play(page, mine, 'touch');
    await moved(page, id, mine.version);
    await expect.poll(async () => (await then.jsonValue()).length).toBeGreaterThan(0);
    expect(await then.jsonValue()).not.toContain(true);
  },
);

test('what is drawn stays around its places when the board is laid out anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page);
  await expect.poll(() => astray(page)).toEqual([]);
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => astray(page)).toEqual([]);
  }
});

test('points gained since one’s last turn stand on the seat', async ({ page }) => {
  const id = await opened(page);
  for (;;) {
    const before = await look(page, id);
    await command(page, id, { do: 'act', action: choose(before) }, { version: before.version });
    const after = await turn(page, id);
    if (after.table.phase !== 'running') throw new Error('no computer has scored');
    const gains = [1, 2].map((seat) => after.view?.['points'][seat] - before.view?.['points'][seat]);
    const gain = gains.find((points) => points > 0);
    await expect(mayChoose(page, 'stones')).toBeVisible();
    const shown = page.getByText(message('table-gained', { points: gain ?? '' }));
    if (gain === undefined) continue;
    await expect(shown.first()).toBeAttached();
    await expect(shown.first().locator('..')).toBeVisible();
    // And so they do for a player who comes back to the table, with the moves themselves, which can be shown once more.
    await page.reload();
    await expect(shown.first().locator('..')).toBeVisible();
    for (const seat of [1, 2]) await expect(trails(page).locator(`g[style*="--seat-${seat}"]`).first()).toBeAttached();
    await expect(page.getByRole('button', { name: endsWithRepeat })).toBeEnabled();
    // The player's own move ends it, and what the others do then counts anew.
    await command(page, id, { do: 'act', action: choose(after) }, { version: after.version });
    const next = await turn(page, id);
    const anew = [1, 2].map((seat) => next.view?.['points'][seat] - after.view?.['points'][seat]);
    await expect(shown).toHaveCount(anew.filter((points) => points === gain).length);
    return;
  }
});

test('a row of the log shows its move on hover, on focus and when it is pressed', async ({ page }) => {
  await opened(page);
  await page.keyboard.press('Escape');
  await expect(trails(page)).toHaveCount(0);
  const rows = log(page).getByRole('button');
  const [own, other] = [rows.first(), rows.nth(1)];
  await own.hover();
  await expect(trails(page).locator('g[style*="--seat-0"]').first()).toBeAttached();
  const first = await drawing(page);
  await other.hover();
  await expect(trails(page).locator('g[style*="--seat-1"]').first()).toBeAttached();
  expect(await drawing(page)).not.toEqual(first);
  await page.mouse.move(700, 5);
  await expect(trails(page)).toHaveCount(0);
  // A press keeps it there; a second one ends it.
  await other.click();
  await page.mouse.move(700, 5);
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(trails(page)).toBeAttached();
  await other.click();
  await page.mouse.move(700, 5);
  await expect(trails(page)).toHaveCount(0);
  // The rows are one stop of the Tab key, and the arrows go through them.
  await rows.last().focus();
  await page.keyboard.press('Home');
  await expect(own).toBeFocused();
  await expect(trails(page).locator('g[style*="--seat-0"]').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(trails(page)).toHaveCount(0);
});

test('on a phone a row of the log closes the drawer and shows its move', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, {
    game: 'mandala',
    seats: ['me', { computer: 'beginner' }],
  });
  const seen = await turn(page, id);
  const { version } = seen;
  await command(page, id, { do: 'act', action: choose(seen) }, { version });
  await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(trails(page)).toBeAttached();
  await panelButton(page).tap();
  await log(page).getByRole('button').first().tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trails(page).locator('g[style*="--seat-0"]').first()).toBeAttached();
  await expect(trails(page).locator('g[style*="--seat-1"]')).toHaveCount(0);
});
