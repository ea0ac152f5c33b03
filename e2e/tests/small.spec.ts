// What is hard on the smallest phones: Mandala Stones for four, whose squares must be large enough for a finger, and replays, whose
// controls must leave the board alone.

import { resize } from './faults';
import { controls } from './parts';
import { expect, test } from './server';
import { enter, STATES } from './states';
import { LANGUAGES } from './words';

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 640 },
];

const state = (name: string) => {
  const found = STATES.find((state) => state.name === name);
  if (!found) throw new Error(`no state is called ${name}`);
  return found;
};

for (const name of ['stones-four', 'stones-four-selected', 'stones-scoring']) {
  test(`the squares of the board are large enough: ${name}`, { tag: '@phone' }, async ({ page, newcomer }) => {
    const address = await state(name).address(page, newcomer);
    for (const language of LANGUAGES) {
      await enter(page, state(name), address, language);
      for (const size of SIZES) {
        await resize(page, size);
        const square = await page.locator('[data-square]').first().boundingBox();
        // Seven of them are as wide as the narrowest phone, but for the rim of the board.
        expect(Math.min(square?.width ?? 0, square?.height ?? 0), `${language} ${size.width}`).toBeGreaterThan(43.9);
      }
    }
  });
}

test('the controls of a replay leave the board alone', { tag: '@phone' }, async ({ page, newcomer }) => {
  const address = await state('game-stones').address(page, newcomer);
  await enter(page, state('game-stones'), address, 'en');
  for (const size of SIZES) {
    await resize(page, size);
    const lowest = await page
      .locator('[data-square], [data-place^=tower-]')
      .evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().bottom)));
    const steering = await controls(page).boundingBox();
    expect(lowest, `${size.width}`).toBeLessThanOrEqual(steering?.y ?? 0);
  }
});
