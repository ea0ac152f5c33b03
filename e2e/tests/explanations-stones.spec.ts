// Why a number is that number at a table of Mandala Stones: said on hover, on keyboard focus and on a long press, beside what is
// asked about.

import type { Locator, Page } from '@playwright/test';
import { restingBox } from './hands';
import { ANY, begins, dialog, mayChoose, NUMBER, message, oneOf, status, tower, turnCard } from './parts';
import { command, finished, make, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import { choose, look, type TableView, turn } from './table';
import { LANGUAGES, WORDS } from './words';

type InputDevice = 'mouse' | 'keyboard' | 'touch';
const HOWS = ['mouse', 'keyboard', 'touch'] as const satisfies InputDevice[];
const tagged = (how: InputDevice) => ({ tag: how === 'touch' ? '@phone' : [] });

/** The sentence that is shown. */
const sentence = (page: Page, words: RegExp): Locator => page.getByRole('tooltip').filter({ hasText: words });
const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);

/** Asks a part of the board to explain itself. */
async function ask(page: Page, how: InputDevice, part: Locator): Promise<void> {
  if (how === 'mouse') {
    // It may lie beneath the sentence of another part, which keeps a mouse that is on it.
    await page.mouse.move(2, 2);
    await expect(sentence(page, /./)).toHaveCount(0);
    return part.hover({ force: true });
  }
  // A focus that comes from the keyboard.
  if (how === 'keyboard') {
    await page.keyboard.press('Shift');
    return part.focus();
  }
  const box = await restingBox(part);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('tooltip').filter({ hasText: /./ })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A table of people at one device at which the player may choose, and has two towers. */
async function midGame(page: Page): Promise<TableView> {
  const id = await make(page, { game: 'stones', seats: ['me', 'me'] });
  await playUntil(page, id, (view) => view['to_move'] === 0 && view['towers'][0].filter(Boolean).length === 2);
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  // A mouse that rests on the board asks as well.
  await page.mouse.move(2, 2);
  return look(page, id, 0);
}

/** Chooses the pick-up that takes most stones. Says how many these are. */
async function choosePickUp(page: Page, { legal = [] }: TableView): Promise<number> {
  const takes = new Map<string, Set<string>>();
  for (const [way, first] of legal.map((action) => [action.slice(0, 4), action.charAt(4)] as const))
    if (/^([a-g]\d){2}$/.test(way)) takes.set(way, (takes.get(way) ?? new Set()).add(first));
  // An artist with another place to go to: what it would take there stays on the board.
  const hasOther = (way: string): boolean =>
    [...takes.keys()].some((other) => other !== way && other.startsWith(way.slice(0, 2)));
  const ways = [...takes].filter(([way]) => hasOther(way)).sort(([, a], [, b]) => b.size - a.size);
  const [way, firsts] = ways[0] ?? ['', new Set()];
  await square(page, way.slice(0, 2)).click();
  await square(page, way.slice(2)).click();
  await expect(turnCard(page).getByRole('button', { name: message('stones-pick-up') })).toBeEnabled();
  return firsts.size;
}

for (const how of HOWS) {
  test(`the parts of the board say what they are worth, by ${how}`, tagged(how), async ({ page }) => {
    const { view, table, version } = await midGame(page);
    const standing = (view?.['towers'][0] as string[]).findIndex(Boolean) + 1;
    await ask(page, how, tower(page, String(standing)));
    await expect(sentence(page, new RegExp(`^Space ${standing}, .*point`))).toBeVisible();
    const [artist, pattern] = Object.entries(view?.['artists'] as Record<string, string>)[0] ?? [''];
    await ask(page, how, square(page, artist));
    await expect(sentence(page, new RegExp(`^${pattern} artist: `, 'i'))).toBeVisible();
    await ask(page, how, square(page, 'e4'));
    await expect(sentence(page, /^e4: /)).toBeVisible();
    // Asking is no move, and chooses nothing.
    await expect(turnCard(page).getByRole('button', { name: message('stones-cancel') })).toHaveCount(0);
    expect((await look(page, table.id, 0)).version).toBe(version);
  });

  test(`objectives say how they stand, by ${how}`, tagged(how), async ({ page }) => {
    // Where people share a device they lie face down, and explain nothing.
    const id = await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, 'stones')).toBeVisible();
    await page.mouse.move(2, 2);
    const cards = page.getByRole('list', { name: message('stones-objectives') }).getByRole('listitem');
    // On a phone a chip stands for each card.
    const chip = page.getByRole('button', { name: message('stones-objectives') });
    const card = how === 'touch' ? chip.locator('small').first() : cards.first();
    await ask(page, how, card);
    await expect(sentence(page, /points at the end for .*now.*as things stand\.$/s)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const how of ['mouse', 'keyboard'] as const) {
  test(`spaces of the mandala board say what covering them brings, by ${how}`, async ({ page }) => {
    await midGame(page);
    const track = page.getByRole('group', { name: /^Mandala board: / });
    await ask(page, how, track.getByRole('img', { name: 'Space 24: +2.' }));
    await expect(sentence(page, /^Space 24: \+2 for the player who covers it\.$/)).toBeVisible();
    await ask(page, how, track.getByRole('img', { name: 'Space 36: two hands.' }));
    await expect(sentence(page, /^Space 36: covering it starts the last round\.$/)).toBeVisible();
  });
}

test('arrow keys lead from one marked space of the mandala board to the next', async ({ page }) => {
  await midGame(page);
  await page.keyboard.press('Shift');
  const track = page.getByRole('group', { name: /^Mandala board: / });
  await track.getByRole('img', { name: 'Space 24: +2.' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(track.getByRole('img', { name: 'Space 30: +1.' })).toBeFocused();
  await expect(sentence(page, /^Space 30: /)).toBeVisible();
});

test('a new tower shows what each space would score', { tag: '@both' }, async ({ page }) => {
  const seen = await midGame(page);
  const height = await choosePickUp(page, seen);
  const printed = { 2: [4, 2, 1, 1], 3: [1, 3, 4, 1], 4: [1, 2, 4, 6] };
  const free = Object.entries(printed).filter(([space]) => seen.view?.['towers'][0][Number(space) - 1] === '');
  expect(free.length).toBeGreaterThan(0);
  for (const [space, points] of free) {
    await expect(tower(page, space).locator('[data-badge="worth"]')).toHaveText(String(points[height - 1]));
    await expect(tower(page, space)).toHaveAccessibleName(
      new RegExp(`height ${height} ${points[height - 1]} points?\\.`),
    );
  }
});

test(
  'how many stones are taken and in which order look different and never touch',
  { tag: '@both' },
  async ({ page }) => {
    await choosePickUp(page, await midGame(page));
    const badges = (kind: string) =>
      page.locator(`[data-badge="${kind}"]`).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const { backgroundColor, borderTopWidth } = getComputedStyle(one);
          return { left, right, top, bottom, look: `${backgroundColor} ${borderTopWidth}` };
        }),
      );
    await expect(page.locator('[data-badge="order"]').first()).toBeVisible();
    const [counts, orders] = [await badges('count'), await badges('order')];
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) {
      for (const order of orders) {
        expect(count.look).not.toBe(order.look);
        const [across, down] = [
          Math.max(count.left, order.left) - Math.min(count.right, order.right),
          Math.max(count.top, order.top) - Math.min(count.bottom, order.bottom),
        ];
        expect(Math.max(across, down)).toBeGreaterThan(0);
      }
    }
  },
);

test('a free space that is not offered says that nothing is taken there', { tag: '@both' }, async ({ page }) => {
  const { view, legal = [] } = await midGame(page);
  const artists = Object.keys(view?.['artists'] as Record<string, string>);
  const free = [2, 4, 6].flatMap((rank) => ['b', 'd', 'f'].map((file) => `${file}${rank}`));
  const nothing = begins(
    message('stones-name-free', { space: ANY }),
    ` ${message('stones-takes-none').source.slice(4, -4)}`,
  );
  let refused = 0;
  for (const from of new Set(legal.flatMap((action) => /^[a-g]\d(?=[a-g])/.exec(action) ?? []))) {
    await square(page, from).click();
    for (const space of free.filter((space) => !artists.includes(space))) {
      const isOffered = legal.some((action) => action.startsWith(from + space));
      refused += isOffered ? 0 : 1;
      if (isOffered) await expect(square(page, space)).not.toHaveAccessibleName(nothing);
      else {
        await expect(square(page, space)).toHaveAccessibleName(nothing);
        await expect(square(page, space)).toHaveText('0');
      }
    }
    await turnCard(page)
      .getByRole('button', { name: message('stones-cancel') })
      .click();
  }
  expect(refused).toBeGreaterThan(0);
});

test('the mandala board counts up to the space that begins the last round', { tag: '@phone' }, async ({ page }) => {
  await midGame(page);
  await expect(page.getByText(message('stones-track-short', { placed: NUMBER, length: 36 }))).toBeVisible();
  await expect(page.getByText(message('stones-track-ends-short'))).toBeVisible();
});

test('one who cannot pick up reads why', async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', 'me'] });
  const full = (view: Record<string, any>) =>
    view['to_move'] !== null && view['towers'][view['to_move']].every(Boolean);
  const pick = ({ legal = [] }: TableView): string => legal.find((action) => /^[a-g]\d/.test(action)) ?? legal[0] ?? '';
  await playUntil(page, id, full, { pick });
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  await expect(turnCard(page)).toContainText('All five of your tower spaces are taken');
});

const NAMES = ['stones-stacks', 'stones-towers', 'stones-track'];

test(
  'the parts of the board bear their names, in every language, unless that is not wanted',
  { tag: '@both' },
  async ({ page }) => {
    const { table } = await midGame(page);
    const artist = page.getByText(message('stones-artist', { pattern: 'star' }));
    for (const language of LANGUAGES) {
      await page.goto(`/table/${table.id}?lang=${language}`);
      await expect(artist.first(), language).toBeVisible();
      for (const id of NAMES) await expect(page.getByText(message(id)).first(), language).toBeVisible();
    }
    expect((await page.request.put('/api/me/settings', { data: { names: false } })).ok()).toBe(true);
    await page.evaluate(() => localStorage.setItem('mandala-settings', JSON.stringify({ names: false })));
    await page.reload();
    await expect(mayChoose(page, 'stones')).toBeVisible();
    for (const id of NAMES.slice(0, 2)) await expect(page.getByText(message(id))).toHaveCount(0);
  },
);

test('the artists bear their names in one’s first turns only', async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
  const artist = page.getByText(message('stones-artist', { pattern: 'star' }));
  await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(artist.first()).toBeVisible();
  for (let own = 0; own < 4; own += 1) {
    const seen = await turn(page, id);
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  }
  await turn(page, id);
  await expect(mayChoose(page, 'stones')).toBeVisible();
  await expect(artist).toHaveCount(0);
  await expect(page.getByText(message('stones-stacks')).first()).toBeVisible();
});

test(
  'the mandala board says what +1 and +2 are, and which space ends the game',
  { tag: '@phone' },
  async ({ page }) => {
    const { table } = await midGame(page);
    await page.goto(`/table/${table.id}`);
    await page
      .getByRole('button')
      .filter({ has: page.getByText(message('stones-track')) })
      .click();
    await expect(dialog(page).getByText(message('stones-track-bonuses'))).toBeVisible();
    await expect(dialog(page)).toContainText('space 36 is covered');
  },
);

test('the stones of a new tower say which lies at the bottom and which on top', { tag: '@both' }, async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
  const { legal = [] } = await turn(page, id);
  // A way on which two stones or more are taken: any of them can be first.
  const move = legal.find((one) => legal.some((two) => two.slice(0, 4) === one.slice(0, 4) && two[4] !== one[4])) ?? '';
  await page.goto(`/table/${id}`);
  await page.locator(`[data-square="${move.slice(0, 2)}"]`).click({ force: true });
  await page.locator(`[data-square="${move.slice(2, 4)}"]`).click({ force: true });
  const first = turnCard(page).getByRole('group', { name: message('stones-first') });
  await expect(first.getByText(message('stones-at-bottom'), { exact: true })).toBeVisible();
  await expect(first.getByText(message('stones-on-top'), { exact: true })).toBeVisible();
});

test('towers whose tops can be chosen are marked', { tag: '@both' }, async ({ page }) => {
  const { view } = await midGame(page);
  await turnCard(page)
    .getByRole('button', { name: message('stones-any') })
    .click();
  const standing = (view?.['towers'][0] as string[]).filter(Boolean).length;
  await expect(page.locator('[data-drop^="tower-"].offered')).toHaveCount(standing);
  await tower(page, String((view?.['towers'][0] as string[]).findIndex(Boolean) + 1)).click();
  await expect(page.locator('[data-drop^="tower-"].offered')).toHaveCount(standing - 1);
});

test('an objective that was not met shows no points in the result', async ({ page }) => {
  const id = await finished(page, 'stones');
  const { figures } = (await look(page, id, 0)) as TableView & {
    figures: { objectives: ReadonlyArray<ReadonlyArray<{ met: boolean }>> };
  };
  await page.goto(`/table/${id}`);
  const unmet = figures.objectives.flat().filter(({ met }) => !met);
  await expect(page.getByText(message('stones-unmet'), { exact: true })).toHaveCount(unmet.length);
});

test('the result says by what the game was won', async ({ page }) => {
  const id = await finished(page, 'stones');
  await page.goto(`/table/${id}`);
  const args = { who: 'other', name: ANY, than: 'other', rival: ANY, more: ANY };
  const either = oneOf(
    message('stones-result-why', { ...args, less: ANY }),
    message('stones-result-why', { ...args, less: 'none' }),
  );
  await expect(page.getByText(either)).toBeVisible();
});

test('the result says where the points came from', { tag: '@both' }, async ({ page }) => {
  const id = await finished(page, 'stones');
  const { view, table } = await look(page, id, 0);
  await page.goto(`/table/${id}`);
  const results = page.getByRole('listitem').filter({ has: page.getByText('Top stones', { exact: true }) });
  await expect(results).toHaveCount(2);
  for (const [seat, result] of (await results.all()).entries()) {
    const name = table.seats[seat]?.name ?? '';
    const sums = await result.getByRole('definition').allTextContents();
    const [colours = 0, tops = 0, bonuses = 0, objective = 0, total = 0] = sums.map(Number);
    expect(colours + tops + bonuses + objective, name).toBe(total);
    expect((view?.['points'] as number[]).includes(colours + tops + bonuses)).toBe(true);
  }
});

test('after a pick-up no other instruction is seen', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'stones');
  const mover = ((await look(page, id)).legal?.length ?? 0) > 0 ? page : friend;
  await mover.goto(`/table/${id}`);
  await expect(mayChoose(mover, 'stones')).toBeVisible();
  await choosePickUp(mover, await look(mover, id));
  await turnCard(mover).evaluate((card) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const keep = (): void => void seen.push(card.textContent);
    new MutationObserver(keep).observe(card, { childList: true, subtree: true, characterData: true });
  });
  const pickUp = turnCard(mover).getByRole('button', { name: message('stones-pick-up') });
  await pickUp.click();
  await expect(pickUp).toHaveCount(0);
  await expect(status(mover)).not.toContainText('Your turn');
  const seen = await mover.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => text.includes(WORDS.en('stones-choose')))).toEqual([]);
});
