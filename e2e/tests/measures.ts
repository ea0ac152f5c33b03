// How large things are on a page: what a finger can press, what is written, and what is in sight.

import type { Locator, Page } from '@playwright/test';

/** The least a finger can press, and the least that can be read, in px. */
const TARGET = 44;
const TEXT = 12;

/** Controls in sight whose pressable area is smaller than a finger, in words. What is drawn may be smaller: presses are tried. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controls = around.querySelectorAll<HTMLElement>('button:enabled, a[href], select, label:has(input:enabled)');
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Links within a sentence are as high as its lines; cards of a fan and stones of a grid overlap as the real ones do.
      if (control.closest('.skip, .vh, p, [role=listbox], [role=grid]')) continue;
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const hit = (dx: number, dy: number) => {
        const at = document.elementFromPoint(x + dx, y + dy);
        return at !== null && control.contains(at);
      };
      if (!hit(0, 0)) continue;
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < least && hit(dx * (far + 1), dy * (far + 1))) far += 1;
        return far;
      };
      const wide = reach(-1, 0) + reach(1, 0) + 1;
      const high = reach(0, -1) + reach(0, 1) + 1;
      if (wide < least - 1 || high < least - 1)
        found.push(
          `${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}: ${wide} × ${high}`,
        );
    }
    return found;
  }, TARGET);
}

/** Texts in sight that are too small to read, in words. */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, .vh, [data-piece]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // In a drawing, type is as large as it is drawn.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (matrix?.a ?? 1);
      if (size < least - 0.1) found.add(`“${text.slice(0, 30)}” is ${size.toFixed(1)} px`);
    }
    return [...found];
  }, TEXT);
}

/** Where something is on the screen. */
export async function boxOf(
  part: Locator | undefined,
): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const box = await part?.boundingBox();
  if (!box) throw new Error('it is not on the page');
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}
