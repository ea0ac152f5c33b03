// What can be wrong with a page to the eye: words that are cut off or lie on each other, a page that scrolls sideways, and
// controls that cannot be got at.

import type { Page } from '@playwright/test';
import { message } from './parts';

/** What is wrong with the texts on the page, in words. Whatever is hidden on purpose is passed over. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);

    /** Said only to those who listen. */
    const unseen = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
      return false;
    };
    const texts: Array<{ text: string; element: Element; box: DOMRect }> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Of dialogues over dialogues, the last is on top.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !element ||
        text === '' ||
        element.closest('.skip, svg, option, script, style, [inert]') ||
        (dialog && !dialog.contains(element))
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(element)) continue;
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
        // A name may be longer than its plate: then it is shortened, and its title has it whole.
        if (around === element && element.closest('[title]')?.getAttribute('title')?.includes(text)) break;
        // What is clamped to some lines ends in “…”; the log has it whole.
        if (cutY && !cutX && getComputedStyle(around).webkitLineClamp !== 'none') break;
        if (cutX || cutY) {
          found.push(
            `“${text.slice(0, 60)}” is cut off by ${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`,
          );
          break;
        }
      }
    }

    for (const [index, one] of texts.entries()) {
      for (const two of texts.slice(index + 1)) {
        if (one.element === two.element || one.element.contains(two.element) || two.element.contains(one.element))
          continue;
        const x = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        const y = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
        // Lines of one paragraph may touch; letters do not reach the rims of their boxes.
        const slack = 0.3 * Math.min(one.box.height, two.box.height);
        if (x <= 2 || y <= slack) continue;
        // Whatever is scrolled away or behind something is not seen.
        const top = document.elementFromPoint(
          Math.max(one.box.left, two.box.left) + x / 2,
          Math.max(one.box.top, two.box.top) + y / 2,
        );
        const seen = [one, two].every(({ element }) => element.contains(top) || top?.contains(element));
        if (seen) found.push(`“${one.text.slice(0, 40)}” and “${two.text.slice(0, 40)}” overlap`);
      }
    }
    return [...new Set(found)];
  });
}

/** The controls that cannot be pressed, wherever one scrolls: something lies on every part of them, or they lie outside. */
export async function outOfReach(page: Page): Promise<string[]> {
  // What lies over the table can be folded.
  const notices = page.getByRole('button', { name: message('table-notice'), expanded: true });
  while ((await notices.count()) > 0) await notices.first().click();
  return page.evaluate(() => {
    const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controls = [
      ...around.querySelectorAll<HTMLElement>(
        'button:enabled, a[href], select, summary, input:not([type=file]), [role=option], [role=gridcell]',
      ),
    ];
    const lost = controls.filter((control) => {
      // A choice is pressed by its words; what is for keys alone comes out when they reach it.
      const target = control.closest('label') ?? control;
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.closest('.skip, .vh, [inert]') ||
        getComputedStyle(target).pointerEvents === 'none'
      )
        return false;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
      return !parts.some((y) =>
        parts.some((x) => target.contains(document.elementFromPoint(left + width * x, top + height * y))),
      );
    });
    scrollTo(0, 0);
    return lost.map(
      (control) =>
        `out of reach: ${control.tagName.toLowerCase()}.${control.className} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}”`,
    );
  });
}

/** Another size, once everything has found its place in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    const layout = (): string =>
      JSON.stringify([...document.querySelectorAll('main, main *')].map((element) => element.getBoundingClientRect()));
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    // A board measures the room it has, and is laid out again for it: on a busy machine that takes some frames. What turns for
    // ever, as where one waits, does not hold it up.
    for (let [before, still, frames] = ['', 0, 0]; still < 4 && frames < 60; frames += 1) {
      await nextFrame();
      const now = layout();
      [before, still] = [now, now === before ? still + 1 : 0];
    }
  });
}
