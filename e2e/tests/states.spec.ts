// Nothing that axe finds against WCAG 2.2 AA, on any page, in light and in dark.

import { createRequire } from 'node:module';
import { expect, test } from './server';
import { enter, STATES } from './states';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The page's own policy forbids foreign scripts, and that is as it should be.
test.use({ bypassCSP: true });

for (const state of STATES) {
  test(`axe finds nothing: ${state.name}`, { tag: '@both' }, async ({ page }) => {
    await enter(page, state, await state.address(page), 'en');
    await page.addScriptTag({ path: axe });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const found = await page.evaluate(async (tags) => {
        const { violations } = await (window as any).axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }: any) => nodes.map((node: any) => `${id}: ${node.target.join(' ')} ${node.any?.[0]?.message ?? node.failureSummary}`));
      }, TAGS);
      expect(found, colorScheme).toEqual([]);
    }
  });
}
