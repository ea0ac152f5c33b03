// A table that was given up on a phone: both hands and Cups lie open in sight, and every card keeps to its place.

import type { Page } from '@playwright/test';
import { boxOf } from './measures';
import { ended, hand } from './parts';
import { command, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import type { TableView } from './table';
import { LANGUAGES } from './words';

/** Fills the Mountains as long as that completes no mandala, and otherwise changes as little as can be. */
function heap({ legal = [], view }: TableView): string {
  const present = (mandala: number): string => {
    const { mountain, fields } = view?.['mandalas'][mandala - 1] as { mountain: string; fields: string[] };
    return mountain + fields.join('');
  };
  const harmless = (action: string): boolean => {
    const cards = present(Number(action[1]));
    return cards.includes(action[2] ?? '') || new Set(cards).size < 5;
  };
  const build = legal.filter((action) => action.startsWith('m')).find(harmless);
  return build ?? legal.find((action) => action.startsWith('d')) ?? legal[0] ?? '';
}

/** How far the cards of a Mountain reach beyond the ring around it, in px. */
function beyondRing(page: Page, mandala: number): Promise<number> {
  return page.locator(`[data-drop="m${mandala}"]`).evaluate((mountain) => {
    const { left, top, width, height } = mountain.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = [...mountain.querySelectorAll('[data-piece]')].flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [box.left, box.right].flatMap((across) =>
        [box.top, box.bottom].map((down) => Math.hypot(across - x, down - y)),
      );
    });
    return Math.max(...far) - width / 2;
  });
}

test('a game that was given up lies open at one glance', { tag: '@phone' }, async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await playUntil(page, id, (view) => view['turn'] >= 24, { friend, pick: heap });
  await command(page, id, { do: 'resign' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await friend.setViewportSize({ width, height });
  for (const language of LANGUAGES) {
    await friend.goto(`/table/${id}?lang=${language}`);
    await expect(ended(friend)).toBeVisible();
    await expect(friend.locator('[data-place=hand-0] [data-piece]:not([data-piece=back])').first()).toBeVisible();
    for (const place of ['hand-0', 'cup-0', 'cup-1', 'deck']) {
      const box = await boxOf(friend.locator(`[data-place="${place}"]`));
      expect(box.top, `${language} ${place}`).toBeGreaterThanOrEqual(0);
      expect(box.bottom, `${language} ${place}`).toBeLessThanOrEqual(height);
      expect(box.right, `${language} ${place}`).toBeLessThanOrEqual(width);
    }
    // Of the player's own hand, a fan, at least what its cards are is in sight.
    for (const card of await hand(friend).all()) {
      const { top, bottom } = await boxOf(card);
      expect(height - top, `${language} hand`).toBeGreaterThan(0.35 * (bottom - top));
    }
    // The secret cards of both lie beside their Cups, and on nothing else.
    const secrets = friend.locator('.cup .pair');
    await expect(secrets).toHaveCount(2);
    const [far, deck] = [await boxOf(secrets.first()), await boxOf(friend.locator('[data-place=deck]'))];
    expect(far.right, language).toBeLessThanOrEqual(deck.left);
    for (const mandala of [1, 2]) expect(await beyondRing(friend, mandala), language).toBeLessThanOrEqual(4);
  }
});
