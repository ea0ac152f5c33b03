// Every page and state, on large and small screens, in light and dark: axe finds nothing against WCAG 2.2 AA, the page speaks each
// language wholly, and its words fit: none is missing, cut off or lies on another, and everything can be got at. Pictures are kept
// with the results, to see what a change did.

import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { faults, outOfReach, resize } from './faults';
import { expect, test } from './server';
import { enter, STATES } from './states';
import { LANGUAGES, WORDS } from './words';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The first is that of the project. 640 × 512 is a screen of 1280 × 1024 at 200 %. */
const SIZES = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 640, height: 512 },
  ],
  phone: [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 320, height: 640 },
  ],
};

// The page's own policy forbids foreign scripts, and that is as it should be.
test.use({ bypassCSP: true });

async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** What axe finds. Only contrast depends on the colours. */
async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const runOnly =
    colorScheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: ['color-contrast'] };
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as any).axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }: any) =>
      nodes.map((node: any) => `${id}: ${node.target.join(' ')} ${node.any?.[0]?.message ?? node.failureSummary}`),
    );
  }, runOnly);
}

for (const state of STATES) {
  test(`state: ${state.name}`, { tag: state.phone ? '@phone' : '@both' }, async ({ page, newcomer }, info) => {
    const sizes = SIZES[info.project.name as keyof typeof SIZES];
    const address = await state.address(page, newcomer);
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await enter(page, state, address, language);
      await expect(page).toHaveTitle(await state.title(WORDS[language], page));
      // Words that are missing are marked; names of elements are words too.
      expect(await page.content()).not.toMatch(/⟨|\{ ?\$/);
      if (language === 'en') {
        await page.addScriptTag({ path: axe });
        for (const colours of ['dark', 'light'] as const) {
          await turnTo(page, colours);
          await page.screenshot({
            path: `results/pictures/${state.name}-${info.project.name}-${colours}.png`,
            timeout: 60_000,
          });
          for (const violation of await violations(page, colours)) found.push(`${colours} ${violation}`);
        }
      }
      for (const size of sizes) {
        await resize(page, size);
        const wrong = [
          ...(await faults(page)),
          ...(language === 'en' && size === sizes.at(-1) ? await outOfReach(page) : []),
        ];
        for (const fault of wrong) found.push(`${language} ${size.width}: ${fault}`);
      }
      if (sizes[0]) await resize(page, sizes[0]);
    }
    expect(found).toEqual([]);
  });
}
