// A first game: the coach at the table, how it goes, and the way to the first lesson.

import type { Locator, Page } from '@playwright/test';
import type { Game } from './games';
import { MOVING } from './filming';
import { play, restingBox } from './hands';
import { ANY, begins, dialog, gameChoice, mayChoose, playable, message, status, turnCard } from './parts';
import { command, make, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import { choose, moved, type TableView, turn } from './table';

test.use({ experienced: false });

const coach = (page: Page): Locator => page.getByRole('button', { name: message('coach-title') });
/** Text that holds a message, in any language. */
const holds = (id: string): RegExp => holdsWith(id, {});
const holdsWith = (id: string, args: Record<string, string | number>): RegExp =>
  new RegExp(message(id, args).source.replace(/^\^|\$$/g, ''));

async function sit(page: Page, game: Game): Promise<string> {
  const id = await make(page, {
    game,
    seats: ['me', { computer: 'beginner' }],
  });
  await page.goto(`/table/${id}`);
  return id;
}

test('Mandala: the goal, then what to try next as the game goes on', async ({ page }) => {
  const id = await sit(page, 'mandala');
  await expect(status(page)).toContainText(holds('coach-mandala-goal'));
  await expect(status(page)).toContainText(holds('coach-mandala-build'));
  const seen = await turn(page, id);
  await play(
    page,
    seen,
    'mouse',
    seen.legal?.find((action) => action.startsWith('m')),
  );
  await moved(page, id, seen.version);
  await turn(page, id);
  await expect(status(page)).toContainText(holds('coach-mandala-grow'));
  await expect(status(page)).not.toContainText(holds('coach-mandala-goal'));
  await coach(page).click();
  await expect(dialog(page)).toContainText(holds('coach-mandala-goal'));
  await expect(dialog(page)).toContainText(holds('coach-mandala-river'));
  await expect(dialog(page).getByRole('link', { name: message('coach-lesson') })).toHaveAttribute(
    'href',
    '/learn/mandala-first-turns',
  );
});

test.describe(() => {
  test.use(MOVING);
  test('while one’s own move is made nothing is advised, and it is not one’s turn', async ({ page }) => {
    const id = await sit(page, 'mandala');
    const seen = await turn(page, id);
    await expect(status(page)).toContainText(holds('coach-mandala-build'));
    // Everything that is said from now on.
    const heard = await status(page).evaluateHandle((part) => {
      const texts: string[] = [];
      const hear = (): unknown => texts.at(-1) !== part.textContent && texts.push(part.textContent);
      new MutationObserver(hear).observe(part, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return texts;
    });
    await play(
      page,
      seen,
      'mouse',
      seen.legal?.find((action) => action.startsWith('m')),
    );
    await expect(status(page)).toContainText(holds('coach-mandala-grow'));
    const texts = await heard.jsonValue();
    expect(texts[0]).toMatch(message('table-played'));
    const next = texts.findIndex((text) => begins(message('table-turn-of', { name: ANY })).test(text));
    expect(next).toBeGreaterThan(0);
    for (const text of texts.slice(0, next)) expect(text).toMatch(message('table-played'));
  });
});

test('Stones: the goal and the first move stand where the choice is', async ({ page }) => {
  await sit(page, 'stones');
  await expect(turnCard(page)).toContainText(holds('coach-stones-goal'));
  await expect(turnCard(page)).toContainText(holds('coach-stones-pick-up'));
});

test('it moves nothing on a phone: the table lies as it does without it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await sit(page, 'mandala');
  const places = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('[data-place]')].map((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return [place.getAttribute('data-place'), x, y, width, height];
      }),
    );
  await expect(coach(page)).toBeVisible();
  await restingBox(playable(page).first());
  const coached = await places();
  expect(coached.length).toBeGreaterThan(4);
  await page.evaluate(() => localStorage.setItem('mandala-finished', '["mandala"]'));
  await page.goto(`/table/${id}`);
  await expect(status(page)).toContainText(holds('table-do-mandala'));
  await expect(coach(page)).toBeHidden();
  await expect.poll(places).toEqual(coached);
});

test('names on the board are there for it, though the setting hides them', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: begins(message('settings-names')) }).click();
  await sit(page, 'mandala');
  await expect(coach(page)).toBeVisible();
  await expect(page.getByText(message('mandala-river-part')).first()).toBeVisible();
});

test('closed, it stays closed, and Settings bring it back', async ({ page }) => {
  await sit(page, 'mandala');
  await coach(page).click();
  await dialog(page)
    .getByRole('button', { name: message('coach-close') })
    .click();
  await expect(coach(page)).toBeHidden();
  await expect(status(page)).toContainText(holds('table-do-mandala'));
  await page.reload();
  await expect(status(page)).toContainText(holds('table-do-mandala'));
  await expect(coach(page)).toBeHidden();
  await page.goto('/settings');
  await page.getByRole('switch', { name: begins(message('settings-coach')) }).click();
  await sit(page, 'mandala');
  await expect(coach(page)).toBeVisible();
});

test('after a finished game there is none, on another device neither', async ({ page, context }) => {
  const id = await sit(page, 'mandala');
  await expect(coach(page)).toBeVisible();
  await command(page, id, { do: 'resign' });
  await expect(coach(page)).toBeHidden();
  // What this browser remembers is gone, as on another device; the server still knows.
  await page.evaluate(() => localStorage.clear());
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/statistics'));
  await sit(page, 'mandala');
  await answer;
  await expect(status(page)).toContainText(holds('table-do-mandala'));
  await expect(coach(page)).toBeHidden();
  // The other game is still new.
  await sit(page, 'stones');
  await expect(coach(page)).toBeVisible();
});

test('on the narrowest phone its button makes the page no wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sit(page, 'stones');
  await expect(coach(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('it names the space that ends the game', async ({ page }) => {
  await sit(page, 'stones');
  await coach(page).click();
  await expect(dialog(page)).toContainText(holdsWith('coach-stones-track', { space: 36 }));
});

test('it stops proposing when every kind of move has been seen, and explains the board to the end', async ({
  page,
}) => {
  const id = await sit(page, 'stones');
  await expect(coach(page)).toBeVisible();
  // Eight moves with both kinds among them are enough, and so are sixteen of any kind.
  const made: string[] = [];
  const tried = (kind: RegExp): boolean => made.some((action) => kind.test(action));
  while (made.length < 8 || (made.length < 16 && !(tried(/^[a-g]\d/) && tried(/^c/)))) {
    const seen = await turn(page, id);
    made.push(choose(seen));
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  }
  expect((await turn(page, id)).table.phase).toBe('running');
  // It says so for one turn, where the choice is, and can still be asked.
  await expect(turnCard(page)).toContainText(holds('coach-done'));
  await expect(coach(page)).toBeVisible();
  const seen = await turn(page, id);
  await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  await turn(page, id);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  await expect(turnCard(page)).not.toContainText(holds('coach-done'));
  await expect(coach(page)).toBeVisible();
});

test('near the end it says how the game ends, for one turn', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'stones');
  // One stone at a time, so that no player leaps over the last free spaces.
  const pick = (seen: TableView): string => seen.legal?.find((action) => /^t\d$/.test(action)) ?? choose(seen);
  const until = (placed: number) =>
    playUntil(page, id, (view) => view['placed'] >= placed && view['to_move'] === 0, { friend, pick });
  const end = holdsWith('coach-stones-end', { space: 36 });
  await until(20);
  await page.goto(`/table/${id}`);
  await expect(coach(page)).toBeVisible();
  await expect(turnCard(page)).not.toContainText(end);
  await until(30);
  await expect(turnCard(page)).toContainText(end);
  const seen = await turn(page, id);
  await command(page, id, { do: 'act', action: pick(seen) }, { version: seen.version });
  await until(31);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  await expect(turnCard(page)).not.toContainText(end);
});

test('the start page offers the first lesson of the game chosen, until it is learnt', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('link', { name: message('home-first-lesson') });
  await expect(offer).toHaveAttribute('href', '/learn/mandala-first-turns');
  await gameChoice(page, 'stones').click();
  await expect(offer).toHaveAttribute('href', '/learn/stones-first-turns');
  await page.evaluate(() => localStorage.setItem('mandala-learnt', '["stones-first-turns"]'));
  await page.reload();
  await gameChoice(page, 'stones').click();
  await expect(offer).toBeHidden();
});
