// Small things that are easily lost: room in dialogues and at the edges, punctuation that stays with its sentence, what a first
// press does, and what settings show of themselves.

import type { Locator, Page } from '@playwright/test';
import { type Game, GAMES } from './games';
import { resize } from './faults';
import { boxOf } from './measures';
import { board, dialog, log, mayChoose, ownBoard, panelButton, message, tower, turnCard } from './parts';
import { command, keys, make, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import { look, moved, turn } from './table';
import { LANGUAGES, WORDS } from './words';

/** A table against a computer at the player's own turn. */
async function sitDown(page: Page, game: Game): Promise<string> {
  const id = await make(page, {
    game,
    seats: ['me', { computer: 'beginner' }],
  });
  await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, game)).toBeVisible();
  return id;
}

for (const game of GAMES) {
  test(`the buttons of a dialogue have room in it: ${game}`, { tag: '@both' }, async ({ page }) => {
    await sitDown(page, game);
    if (await panelButton(page).isVisible()) await panelButton(page).click();
    await page
      .getByRole('button', { name: message('table-abort') })
      .or(page.getByRole('button', { name: message('table-resign') }))
      .click();
    const inside = dialog(page).last();
    const around = await boxOf(inside);
    const buttons = inside.getByRole('button').filter({ hasText: /\w/ });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      const box = await boxOf(button);
      expect(around.right - box.right).toBeGreaterThanOrEqual(16);
      expect(box.left - around.left).toBeGreaterThanOrEqual(16);
      expect(around.bottom - box.bottom).toBeGreaterThanOrEqual(12);
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(43);
      const padding = await button.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingInlineStart));
      expect(padding).toBeGreaterThanOrEqual(14);
    }
    const [first, second] = await Promise.all([boxOf(buttons.first()), boxOf(buttons.last())]);
    expect(Math.max(second.left - first.right, second.top - first.bottom)).toBeGreaterThanOrEqual(8);
  });
}

/** Marks that begin a line, though they end what stands before them. */
function stray(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node.textContent ?? '').search(/(?<=^\u2060?)[.,:;)]/);
      let before = node.previousSibling;
      // Between the parts of a sentence are marks of the framework.
      while (before && !(before instanceof Element) && !before.textContent?.trim()) before = before.previousSibling;
      if (at < 0 || !(before instanceof Element)) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [mark, piece] = [range.getBoundingClientRect(), before.getBoundingClientRect()];
      if (mark.left < piece.left) found.push(node.parentElement?.textContent ?? '');
    }
    return found;
  });
}

test('no full stop begins a line of the log', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, {
    game: 'mandala',
    seats: ['me', { computer: 'beginner' }],
  });
  for (let moves = 0; ; moves += 1) {
    const { legal = [], version, view } = await turn(page, id);
    if (moves >= 6 && view?.['phase'] === 'turn') break;
    // What draws cards is told with them.
    const action = legal.find((action) => action.startsWith('m')) ?? legal[0];
    await command(page, id, { do: 'act', action }, { version });
  }
  for (const language of LANGUAGES) {
    await page.goto(`/table/${id}?lang=${language}`);
    await expect(mayChoose(page, 'mandala')).toBeVisible();
    await panelButton(page).click();
    await expect(log(page).locator('[data-move]').nth(8)).toBeAttached();
    for (let width = 320; width <= 430; width += 5) {
      await resize(page, { width, height: 844 });
      expect(await stray(log(page)), `${language} ${width}`).toEqual([]);
    }
  }
});

test('colours in sentences bear signs and are called by their names, and no letter stands for one', async ({
  page,
}) => {
  const id = await make(page, { game: 'mandala', seats: ['me', 'me'] });
  await playUntil(page, id, (view) => view['turn'] >= 6);
  for (const aids of [false, true]) {
    for (const language of LANGUAGES) {
      await page.goto(`/settings?lang=${language}`);
      const setting = page.getByRole('switch', { name: WORDS[language]('settings-aids') });
      await setting.setChecked(aids);
      await page.goto(`/table/${id}?lang=${language}`);
      const names = log(page).locator('.tag b');
      await expect(names.nth(4)).toBeAttached();
      const colours = ['red', 'orange', 'yellow', 'green', 'purple', 'black'].map((name) =>
        WORDS[language](`colour-${name}`),
      );
      for (const name of await names.allTextContents()) expect(colours).toContain(name);
      // Only the sign is seen, unless the aids are on.
      await expect(log(page).locator('.tag b.vh')).toHaveCount(aids ? 0 : await names.count());
      await expect(log(page).locator('.tag svg')).toHaveCount(await names.count());
    }
  }
});

test('the clocks of a new table open clear of the button that begins', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/new');
  const begin = page
    .getByRole('button', { name: message('new-begin') })
    .or(page.getByRole('button', { name: message('new-open') }));
  const kinds = page.getByRole('radiogroup', { name: message('new-clock') });
  for (const kind of ['new-clock-fischer', 'new-clock-days']) {
    // As a person finds it who scrolls down: at the lower edge of what is seen.
    await kinds.evaluate((node) => {
      const { bottom } = node.getBoundingClientRect();
      scrollBy(0, bottom - innerHeight + 100);
    });
    await kinds.getByText(message(kind)).click();
    const inputs = page.locator('.more').getByRole('spinbutton');
    await expect(inputs.last()).toBeVisible();
    const low = await boxOf(begin);
    for (const part of [...(await page.locator('.more .chip').all()), ...(await inputs.all())])
      expect((await boxOf(part)).bottom, kind).toBeLessThanOrEqual(low.top);
  }
});

test('a first press on a tower space only chooses it', { tag: '@both' }, async ({ page }, { project }) => {
  const id = await sitDown(page, 'stones');
  const { version } = await look(page, id);
  const press = (part: Locator) => (project.name === 'phone' ? part.tap() : part.click());
  const grid = page.getByRole('grid');
  await press(grid.locator('[data-square].able').first());
  await press(grid.locator('[data-square].target').first());
  // Also on the one that is proposed.
  for (const space of ['1', '4']) {
    await press(tower(page, space));
    await expect(tower(page, space)).toHaveAttribute('aria-pressed', 'true');
    await expect(ownBoard(page).getByRole('button', { pressed: true })).toHaveCount(1);
    expect((await look(page, id)).version).toBe(version);
  }
  await press(turnCard(page).getByRole('button', { name: message('stones-pick-up') }));
  await moved(page, id, version);
  expect((await look(page, id)).view?.['towers'][0][3]).not.toBe('');
});

test(
  'the aids for colours are shown on cards and stones, and sounds have a volume',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/settings');
    const look = page.getByRole('region', { name: message('settings-look') });
    const pictures = () =>
      look
        .locator('picture img, svg use, img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
    await expect(look.locator('.cards picture')).toHaveCount(6);
    await expect(look.locator('.stones img')).toHaveCount(8);
    const before = await pictures();
    await look.getByText(message('settings-aids')).click();
    await expect.poll(pictures).not.toEqual(before);
    const changed = (await pictures()).map((url, index) => url !== before[index]);
    expect(changed.slice(0, 6)).toEqual(Array(6).fill(true));
    expect(changed.slice(6)).toEqual(Array(8).fill(true));
    await page.getByText(message('settings-sound')).click();
    const volume = page.getByRole('slider', { name: message('settings-volume') });
    await volume.fill('30');
    await page.reload();
    await expect(volume).toHaveValue('30');
  },
);

for (const game of GAMES) {
  test(`spectators are told that they watch: ${game}`, { tag: '@both' }, async ({ page, newcomer }) => {
    const id = await make(page, { game, seats: ['me', 'me'] });
    const spectator = await newcomer();
    await spectator.goto(`/table/${id}?key=${(await keys(page, id)).watch}`);
    await expect(board(spectator, game)).toBeVisible();
    await expect(spectator.locator('.watching .words')).toBeVisible();
    await expect(spectator.locator('.watching .words')).toHaveText(message('table-you-watch'));
  });

  test(`nothing touches the edge of a quiet table: ${game}`, async ({ page }) => {
    await sitDown(page, game);
    if (await panelButton(page).isVisible()) await panelButton(page).click();
    await page.getByRole('button', { name: message('table-zen') }).click();
    await expect(page.getByRole('button', { name: message('table-zen-leave') })).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const pieces = page.getByRole('main').locator('[data-piece], section, [data-square]');
    const edges = await pieces.evaluateAll((all) =>
      all
        // The hand is a fan that rises from the lower edge.
        .filter(
          (one) => one.checkVisibility() && !one.closest('[role=listbox]') && !one.querySelector('[role=listbox]'),
        )
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    );
    expect(Math.min(...edges.map(({ left }) => left))).toBeGreaterThanOrEqual(8);
    expect(Math.min(...edges.map(({ top }) => top))).toBeGreaterThanOrEqual(8);
    expect(width - Math.max(...edges.map(({ right }) => right))).toBeGreaterThanOrEqual(8);
    expect(height - Math.max(...edges.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(8);
  });
}

/** What the test reads of a table of Mandala. */
interface CupSeen {
  figures: {
    cups: Array<{
      cards: string;
      rest: string;
      points: number;
      spaces: Array<{ space: number; count: number; points: number }>;
    }>;
  };
  table: { printed: { river: number[] } };
}

test(
  'a Cup is looked through as piles of cards, with what they are worth',
  { tag: '@both' },
  async ({ page, newcomer }) => {
    const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
    // Until the first player has cards in their Cup that score.
    const scores = ({ cups_seen, to_move, phase }: Record<string, any>) =>
      cups_seen[0].length > 0 && to_move === 0 && phase === 'turn';
    await playUntil(page, id, scores, { friend });
    const seen = (await (await page.request.get(`/api/tables/${id}`)).json()) as CupSeen;
    const [cup] = seen.figures.cups;
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, 'mandala')).toBeVisible();
    await page.keyboard.press('c');
    const rows = dialog(page).getByRole('listitem');
    const scoring = cup?.spaces.filter(({ count }) => count > 0) ?? [];
    const waiting = new Set(cup?.rest).size;
    await expect(rows).toHaveCount(scoring.length + waiting);
    for (const [index, { space, count, points }] of scoring.entries()) {
      const row = rows.nth(index);
      await expect(row.locator('picture')).toHaveCount(count);
      const each = seen.table.printed.river[space - 1] ?? 0;
      await expect(row).toContainText(WORDS.en('mandala-look-scores', { space, count, each }));
      await expect(row).toContainText(String(points));
    }
    await expect(dialog(page).locator('picture')).toHaveCount(cup?.cards.length ?? 0);
    // Those that only their owner has seen are marked.
    await expect(dialog(page).locator('.secret picture')).toHaveCount(2);
    await expect(
      dialog(page)
        .getByText(message('mandala-points', { points: cup?.points ?? 0 }), { exact: true })
        .last(),
    ).toBeVisible();
    // Of the other player's Cup two cards are not known.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Cup: \d+ cards, 2 of them unseen/ }).click();
    await expect(dialog(page).getByText(message('mandala-look-unseen', { count: 2 }))).toBeVisible();
  },
);
