// Every page speaks each language wholly, and its words fit: none is missing, cut off or lies on another, and no page scrolls
// sideways, wide or narrow.

import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { enter, STATES } from './states';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What is wrong with the texts on the page, in words. Whatever is hidden on purpose is passed over. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);

    const texts: Array<{ text: string; element: Element; box: DOMRect }> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const dialog = document.querySelector('dialog[open]');
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.vh, .skip, svg, option, script, style, [inert]') || (dialog && !dialog.contains(element))) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ text, element, box });
    }

    for (const { text, element, box } of texts) {
      let scrolls = false;
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        // What can be scrolled can be read; beyond that, only the rest of the page counts.
        scrolls ||= [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
        if (scrolls) break;
        const frame = around.getBoundingClientRect();
        const cutX = overflowX !== 'visible' && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5);
        const cutY = overflowY !== 'visible' && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3);
        // A name may be longer than its plate: then it ends in dots, and its title has it whole.
        if (around === element && element.getAttribute('title') === text) break;
        if (cutX || cutY) {
          found.push(`“${text.slice(0, 60)}” is cut off by ${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`);
          break;
        }
      }
    }

    for (const [index, one] of texts.entries()) {
      for (const two of texts.slice(index + 1)) {
        if (one.element === two.element || one.element.contains(two.element) || two.element.contains(one.element)) continue;
        const x = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        const y = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
        // Lines of one paragraph may touch; letters do not reach the rims of their boxes.
        const slack = 0.3 * Math.min(one.box.height, two.box.height);
        if (x <= 2 || y <= slack) continue;
        // Whatever is scrolled away or behind something is not seen.
        const top = document.elementFromPoint((Math.max(one.box.left, two.box.left) + x / 2), Math.max(one.box.top, two.box.top) + y / 2);
        const seen = [one, two].every(({ element }) => element.contains(top) || top?.contains(element));
        if (seen) found.push(`“${one.text.slice(0, 40)}” and “${two.text.slice(0, 40)}” overlap`);
      }
    }
    return [...new Set(found)];
  });
}

/** Another size, once everything has found its place in it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
}

for (const state of STATES) {
  test(`words and their places: ${state.name}`, async ({ page }) => {
    const address = await state.address(page);
    const found: string[] = [];
    for (const language of ['en', 'pl', 'nl']) {
      await enter(page, state, address, language);
      // Words that are missing are marked; names of elements are words too.
      expect(await page.content()).not.toMatch(/⟨|\{ ?\$/);
      expect(await page.title()).toMatch(/\S/);
      for (const size of WIDTHS) {
        await resize(page, size);
        for (const fault of await faults(page)) found.push(`${language} ${size.width}: ${fault}`);
      }
      await resize(page, { width: 320, height: 640 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${language} 320: the page scrolls sideways by ${sideways} px`);
      await page.setViewportSize(WIDTHS[0] as (typeof WIDTHS)[number]);
    }
    expect(found).toEqual([]);
  });
}
