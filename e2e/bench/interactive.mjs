// How soon a table can be played at.

import { HANDS } from './hands.mjs';
import { make, median, slow, visitor } from './machine.mjs';

/**
 * From the start of a first visit to the end of the frame that shows a piece one may press, by the page's own clock: waiting from
 * outside would add the waiting. The piece is pressed at once and must be chosen by it. The median of 7.
 */
export async function interactive(machine, game) {
  const times = [];
  for (let visit = 0; visit < 7; visit += 1) {
    const { context, page } = await visitor(machine);
    const id = await make(page, game, ['me', { computer: 'beginner' }]);
    await page.addInitScript(watch, HANDS[game].piece);
    await slow(page);
    const told = page.waitForEvent('console', (message) => message.text().startsWith('pressed'));
    await page.goto(`/table/${id}`, { waitUntil: 'commit' });
    const [, chosen, time] = (await told).text().split(' ');
    if (chosen !== 'true') throw new Error(`a piece of ${game} was shown before it could be pressed`);
    times.push(Number(time));
    await context.close();
  }
  return median(times);
}

/** Runs in the page: tells when the frame with the first piece was done, and presses the piece. */
function watch(selector) {
  const frames = [];
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
    buffered: true,
  });
  const observer = new MutationObserver(() => {
    const piece = document.querySelector(selector);
    if (!piece) return;
    observer.disconnect();
    const there = performance.now();
    requestAnimationFrame(() => {
      // A message comes after the frame, and after whatever else has waited for it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const after = performance.now();
        piece.click();
        // What was measured comes with some delay. A frame that was not long is over when the message comes.
        setTimeout(() => {
          const frame = frames.find(({ startTime, duration }) => startTime <= there && startTime + duration >= there);
          console.log(
            'pressed',
            piece.getAttribute('aria-selected'),
            Math.round(frame ? frame.startTime + frame.duration : after),
          );
        }, 500);
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
