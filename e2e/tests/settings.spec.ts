// What a person has set about playing is kept to in every way of playing.

import type { Page } from '@playwright/test';
import { type InputDevice, play, restingBox } from './hands';
import { hand, playable, message } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { look, moved, type TableView, turn } from './table';

/** Opens a table against the computer with these settings, at the player's own turn. */
async function sitDown(page: Page, game: string, settings: Record<string, unknown>): Promise<TableView> {
  const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
  expect((await page.request.put('/api/me/settings', { data: settings })).ok()).toBe(true);
  await page.addInitScript((settings) => localStorage.setItem('mandala-settings', JSON.stringify(settings)), settings);
  await page.goto(`/table/${id}`);
  return turn(page, id);
}

const building = (seen: TableView): string => seen.legal?.find((action) => action.startsWith('m')) ?? '';

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`where moves are confirmed, a move by ${how} waits for it`, { tag }, async ({ page }) => {
    const seen = await sitDown(page, 'mandala', { confirm: true });
    await play(page, seen, how, building(seen));
    const confirm = page.getByRole('button', { name: message('mandala-confirm') });
    await expect(confirm).toBeEnabled();
    // It can be let go, and nothing has been played.
    await page.getByRole('button', { name: message('mandala-cancel') }).click();
    await expect(confirm).toHaveCount(0);
    expect((await look(page, seen.table.id)).version).toBe(seen.version);
    await play(page, seen, how, building(seen));
    await (how === 'keyboard' ? page.keyboard.press('Enter') : confirm.click());
    await moved(page, seen.table.id, seen.version);
  });
}

test(
  'a finger that carries a card feels it lifted, over its goal and set down',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const felt: number[] = ((window as unknown as { felt: number[] }).felt = []);
      navigator.vibrate = (pattern) => felt.push(Number(pattern)) > 0;
    });
    const seen = await sitDown(page, 'mandala', {});
    await expect(playable(page).first()).toBeVisible();
    const action = building(seen);
    const card = hand(page)
      .and(page.locator(`[data-colour="${action[2] ?? ''}"]`))
      .last();
    const from = await restingBox(card);
    const to = await restingBox(page.locator(`[data-drop="${action.slice(0, 2)}"]`));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [a, b] = [
      { x: from.x + from.width - 12, y: from.y + 16 },
      { x: to.x + to.width / 2, y: to.y + to.height / 2 },
    ];
    await touch('touchStart', a.x, a.y);
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', a.x + ((b.x - a.x) * step) / 6, a.y + ((b.y - a.y) * step) / 6);
    }
    await touch('touchEnd');
    await moved(page, seen.table.id, seen.version);
    const felt = await page.evaluate(() => (window as unknown as { felt: number[] }).felt);
    expect(felt[0]).toBe(10);
    expect(felt).toContain(6);
    expect(felt.at(-1)).toBe(12);
  },
);

test('a sound is as loud as one has set it, and there is none where it is off', async ({ newcomer }) => {
  const loudness = async (settings: Record<string, unknown>): Promise<number[]> => {
    const page = await newcomer();
    await page.addInitScript(() => {
      const heard: number[] = ((window as unknown as { heard: number[] }).heard = []);
      const start = Reflect.get(AudioScheduledSourceNode.prototype, 'start');
      const gains: GainNode[] = [];
      const createGain = Reflect.get(BaseAudioContext.prototype, 'createGain');
      BaseAudioContext.prototype.createGain = function () {
        const gain = createGain.call(this);
        gains.push(gain);
        return gain;
      };
      for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        kind.prototype.start = function (...when: []) {
          // The first one made is what everything goes through.
          heard.push(Math.round((gains[0]?.gain.value ?? NaN) * 100));
          return start.apply(this, when);
        };
      }
    });
    const seen = await sitDown(page, 'mandala', settings);
    await play(page, seen, 'mouse');
    await moved(page, seen.table.id, seen.version);
    await turn(page, seen.table.id);
    await expect(playable(page).first()).toBeVisible();
    return page.evaluate(() => [...new Set((window as unknown as { heard: number[] }).heard)]);
  };
  expect(await loudness({ sound: true, volume: 30 })).toEqual([30]);
  expect(await loudness({ sound: true, volume: 100 })).toEqual([100]);
  expect(await loudness({ sound: false, volume: 100 })).toEqual([]);
});
