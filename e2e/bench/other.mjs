// How soon the other player sees a move.

import { command, look, make, median, visitor } from './machine.mjs';

/**
 * From the press that plays on one screen until the frame is done in which the other has its line in the log, which comes after the
 * piece: by the clocks of the two pages, since waiting from outside would add the wait. The median of 12.
 */
export async function toTheOther(machine) {
  const [one, two] = [await visitor(machine), await visitor(machine)];
  const id = await make(one.page, 'mandala', ['me', 'open']);
  const { seat } = await (await one.page.request.get(`/api/tables/${id}/links`)).json();
  await two.page.request.post('/api/me');
  await command(two.page, id, { do: 'join', key: seat });
  for (const { page } of [one, two]) {
    await page.goto(`/table/${id}`);
    await page.locator('.room').waitFor();
  }
  const times = [];
  for (let move = 0; move < 12; move += 1) {
    const first = await look(one.page, id);
    const mine = first.legal?.length > 0;
    const [mover, other] = mine ? [one.page, two.page] : [two.page, one.page];
    const seen = mine ? first : await look(mover, id);
    const action = seen.legal.find((one) => one.startsWith('m')) ?? seen.legal.find((one) => one.startsWith('d'));
    if (!action || seen.view.phase !== 'turn') break;
    await mover
      .locator(`[role=option][data-colour=${action.startsWith('d') ? action[1] : action[2]}]`)
      .first()
      .press('Enter');
    await Promise.all([mover.evaluate(noticePress), other.evaluate(noticeLine)]);
    await mover.locator(`[data-drop="${action.startsWith('d') ? 'd' : action.slice(0, 2)}"]`).press('Enter');
    const [pressed, shown] = await Promise.all([
      mover.evaluate(() => window.noticed),
      other.evaluate(() => window.noticed),
    ]);
    times.push(shown - pressed);
    await other.locator('[role=option][aria-disabled=false], .act.claims').first().waitFor();
  }
  await Promise.all([one.context.close(), two.context.close()]);
  return Math.round(median(times));
}

/** Runs in the page: when the next key is pressed. */
function noticePress() {
  window.noticed = new Promise((done) => {
    addEventListener('keydown', ({ timeStamp }) => done(performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    });
  });
}

/** Runs in the page: when the frame with the next line of the log is done. */
function noticeLine() {
  const lines = () => document.querySelectorAll('ol.log > li').length;
  const before = lines();
  window.noticed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (lines() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}
