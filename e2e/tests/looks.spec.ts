// Pictures of the most important pages, kept with the results for whoever wants to see what a change did.

import { expect, test } from './server';
import { enter, STATES } from './states';

const WANTED = ['home', 'mandala', 'mandala-selected', 'stones', 'stones-selected', 'mandala-result', 'stones-result', 'game', 'learn', 'lesson'];

for (const state of STATES.filter(({ name }) => WANTED.includes(name))) {
  test(`a picture of ${state.name}`, { tag: '@both' }, async ({ page }, info) => {
    await enter(page, state, await state.address(page), 'en');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const picture = await page.screenshot({ path: `results/pictures/${state.name}-${info.project.name}-${colorScheme}.png` });
      expect(picture.length).toBeGreaterThan(10_000);
    }
  });
}
