// A table on every screen it is laid out for: board, hand, actions and words are in sight without scrolling, fingers find what they
// press, and the board keeps its size whatever is chosen or said.

import { expect, type Locator, type Page } from '@playwright/test';
import { type Game, GAMES } from './games';
import { faults, resize } from './faults';
import { boxOf, smallTargets, smallText } from './measures';
import {
  allParts,
  board,
  coach,
  controls,
  hand,
  mayChoose,
  mountainOfClaims,
  own,
  message,
  status,
  takeDevice,
  turnCard,
} from './parts';
import { command, finished, make, makeWithFriend, playUntil } from './quick';
import { test } from './server';
import { choose as byChance, type TableView, turn } from './table';
import { LANGUAGES } from './words';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
/** How far a page may scroll: on the lowest phone the bar makes room for squares that a finger can press. */
const lowest = (game: Game, { width, height }: { width: number; height: number }) =>
  width < height && height <= 640 ? LAYOUT[game].scroll : 0;
const LARGE = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const named = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

interface Layout {
  players: number;
  /** How far the lowest phone may scroll. */
  scroll: number;
  /** The most a part may be cut by the lower edge of the window, on phones and on large screens. */
  cut: { phone: number; large: number };
  /** The least share of a large window that the first part takes. */
  share: number;
  /** Whether all squares are as large as a finger. */
  squares: boolean;
  /** Chooses something, and gives what can be done with it. */
  choose(page: Page): Promise<Locator>;
}

const LAYOUT: Record<Game, Layout> = {
  mandala: {
    players: 2,
    scroll: 0,
    // A fan shows what its cards are at their tops.
    cut: { phone: 0.6, large: 0.35 },
    // A mandala is one of two.
    share: 0.33,
    squares: false,
    choose: async (page) => {
      await hand(page).first().press(' ');
      return page.getByRole('group', { name: message('mandala-actions') });
    },
  },
  stones: {
    players: 4,
    scroll: 48,
    cut: { phone: 0, large: 0 },
    share: 0.68,
    squares: true,
    choose: async (page) => {
      const grid = page.getByRole('grid');
      await grid.locator('[data-square].able').first().click();
      await grid.locator('[data-square].target').first().click();
      return turnCard(page).getByRole('button', { name: message('stones-pick-up') });
    },
  },
};

async function expectInSight(page: Page, part: Locator, cut = 0): Promise<void> {
  const box = await boxOf(part);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.left).toBeGreaterThanOrEqual(-1);
  expect(box.top).toBeGreaterThanOrEqual(-1);
  expect(box.right).toBeLessThanOrEqual(width + 1);
  expect(box.bottom).toBeLessThanOrEqual(height + 1 + cut * (box.bottom - box.top));
}

/** The squares of the main board are as large as a finger. */
async function expectPressable(page: Page): Promise<void> {
  const squares = await page
    .locator('[data-square]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
    );
  expect(Math.min(...squares)).toBeGreaterThanOrEqual(43.9);
}

const scrolls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth);
  });

/** The plates whose words lie under their points. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.points').evaluateAll((all) =>
    all.flatMap((points) => {
      const plate = points.parentElement?.querySelector('.plate');
      if (!plate) return [];
      const [words, number] = [document.createRange(), points.getBoundingClientRect()];
      words.selectNodeContents(plate);
      const under = [...words.getClientRects()].some(({ right, top, bottom }) => {
        return right > number.left + 1 && top < number.bottom && bottom > number.top;
      });
      return under ? [plate.textContent] : [];
    }),
  );

for (const game of GAMES) {
  const layout = LAYOUT[game];
  test(`a table on phones: ${game}`, { tag: '@phone' }, async ({ page }) => {
    const seats = ['me', ...Array(layout.players - 1).fill({ computer: 'beginner' })];
    const id = await make(page, { game, seats });
    for (const language of LANGUAGES) {
      await page.goto(`/table/${id}?lang=${language}`);
      await expect(mayChoose(page, game)).toBeVisible();
      const before = new Map<string, number>();
      for (const chosen of [false, true]) {
        const actions = chosen ? await layout.choose(page) : status(page);
        for (const size of PHONES) {
          await test.step(`${language}, ${named(size)}, ${chosen ? 'chosen' : 'idle'}`, async () => {
            await resize(page, size);
            expect(await scrolls(page)).toBeLessThanOrEqual(lowest(game, size));
            for (const part of allParts(page, game)) await expectInSight(page, part, layout.cut.phone);
            if (layout.squares) await expectPressable(page);
            await expectInSight(page, actions);
            await expect(status(page)).toBeVisible();
            expect(await smallTargets(page)).toEqual([]);
            expect(await smallText(page)).toEqual([]);
            const { left, right } = await boxOf(allParts(page, game)[0]);
            expect(right - left).toBe(before.get(named(size)) ?? right - left);
            before.set(named(size), right - left);
          });
        }
      }
    }
  });

  test(`a banner lies over the table and can be folded: ${game}`, { tag: '@phone' }, async ({ page, newcomer }) => {
    const { id, friend } = await makeWithFriend(page, newcomer, game);
    // What shows something new is taken back only with consent: a card that was drawn for, a stone that was turned up.
    const pick: typeof byChance = (seen) => seen.legal?.find((action) => /^(m|[a-g]\d)/.test(action)) ?? byChance(seen);
    let moves = 0;
    await playUntil(page, id, (view) => view['to_move'] === 0 && (moves += 1) > 1, { friend, pick });
    await friend.goto(`/table/${id}`);
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, game)).toBeVisible();
    const places = async () => {
      const boxes = [];
      for (const size of PHONES) {
        await resize(page, size);
        boxes.push(await Promise.all(allParts(page, game).map(boxOf)));
      }
      return boxes;
    };
    const before = await places();
    await command(friend, id, { do: 'undo' });
    const agree = page.getByRole('button', { name: message('table-undo-agree') });
    await expect(agree).toBeVisible();
    expect(await places()).toEqual(before);
    const notice = page.getByRole('button', { name: message('table-notice') });
    for (const size of PHONES) {
      await resize(page, size);
      // It lies over neither the player's hand nor what can be done.
      const banner = await boxOf(agree);
      const played = await boxOf(own(page, game));
      expect(banner.bottom, named(size)).toBeLessThanOrEqual(played.top);
      await notice.click();
      await expect(agree).toBeHidden();
      await notice.click();
      await expect(agree).toBeVisible();
    }
  });

  test(`a lesson and a replay held sideways: ${game}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/learn/${game}-first-turns`);
    await expect(mayChoose(page, game)).toBeVisible();
    for (const size of PHONES.slice(2)) {
      await resize(page, size);
      expect(await scrolls(page), named(size)).toBeLessThanOrEqual(0);
      for (const part of [coach(page), ...allParts(page, game)]) await expectInSight(page, part, layout.cut.phone);
    }
    await page.goto(`/game/${await finished(page, game)}`);
    await expect(controls(page)).toBeVisible();
    for (const size of PHONES.slice(2)) {
      await resize(page, size);
      await expectInSight(page, controls(page));
      await expectInSight(page, allParts(page, game)[0] ?? controls(page));
    }
  });

  test(`large screens are used, and no words collide there: ${game}`, async ({ page }) => {
    const seats = ['me', ...Array(layout.players - 1).fill({ computer: 'beginner' })];
    const id = await make(page, { game, seats });
    // Where there are points, until one plate shows two digits.
    const low = (seen: TableView) => Math.max(...(seen.view?.['points'] ?? [Infinity])) < 10;
    for (let seen = await turn(page, id); low(seen); seen = await turn(page, id))
      await command(page, id, { do: 'act', action: byChance(seen) }, { version: seen.version });
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, game)).toBeVisible();
    const areas: number[] = [];
    for (const size of LARGE) {
      await resize(page, size);
      await test.step(named(size), async () => {
        expect(await scrolls(page)).toBeLessThanOrEqual(0);
        for (const part of allParts(page, game)) await expectInSight(page, part, layout.cut.large);
        expect(await faults(page)).toEqual([]);
        expect(await covered(page)).toEqual([]);
        const { left, right } = await boxOf(allParts(page, game)[0]);
        areas.push((right - left) / Math.min(size.width, size.height));
      });
    }
    // The board takes as much of a large window as of a usual one.
    for (const [index, share] of areas.entries())
      expect(share, named(LARGE[index] ?? { width: 0, height: 0 })).toBeGreaterThan(layout.share);
  });
}

test('held sideways, a chosen claim is confirmed without scrolling', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', 'me'] });
  await playUntil(page, id, (view) => view['phase'] === 'claim');
  await page.goto(`/table/${id}`);
  await takeDevice(page, 'mandala');
  await mountainOfClaims(page).getByRole('button').first().click();
  const claim = page.getByRole('button', { name: message('mandala-claim') });
  for (const size of PHONES.slice(2)) {
    await resize(page, size);
    await expect(claim, named(size)).toBeInViewport({ ratio: 1 });
    // Nothing lies over it, such as the hand.
    await claim.click({ trial: true });
  }
});

test('Zen enlarges the mandalas', async ({ page }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'mandala')).toBeVisible();
  const width = async () => {
    const { left, right } = await boxOf(board(page, 'mandala'));
    return right - left;
  };
  const before = await width();
  await page.getByRole('button', { name: message('table-zen') }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.03);
});
