// The longest tasks of the page in a turn.

import { HANDS } from './hands.mjs';
import { look, make, median, slow, visitor } from './machine.mjs';

/**
 * Whole turns against the computer, with everything that flies: the median of the longest tasks of the turns, and the longest of all.
 * The page is left alone meanwhile: waiting for something in it would make its tasks longer.
 */
export async function longestTask(machine, game, slower) {
  const { context, page } = await visitor(machine, { reducedMotion: 'no-preference' });
  const id = await make(page, game, ['me', { computer: 'beginner' }]);
  await page.goto(`/table/${id}`);
  const { ready, play } = HANDS[game];
  await page.locator(ready).first().waitFor();
  await slow(page, slower);
  await machine.browser.startTracing(page, { categories: ['toplevel', 'v8', 'blink.user_timing'] });
  for (let turn = 0; turn < 10; turn += 1) {
    // What follows the opening of the table, or still flies, is not this turn.
    await page.locator(`${ready}, .ending`).first().waitFor();
    await page.waitForTimeout(2_500);
    const { version, legal } = await look(page, id);
    if (!legal?.length) break;
    const presses = await play(page, legal);
    await page.evaluate(() => performance.mark('a turn begins'));
    for (const press of presses) {
      await press();
      await page.waitForTimeout(400);
    }
    for (let waits = 0; ; waits += 1) {
      const now = await look(page, id);
      if (now.version > version && (now.legal?.length > 0 || now.table.phase === 'over')) break;
      if (waits > 200) throw new Error(`nothing was played in ${game}`);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(2_500);
    await page.evaluate(() => performance.mark('a turn ends'));
  }
  const { traceEvents } = JSON.parse(await machine.browser.stopTracing());
  await context.close();
  return tasksOfTurns(traceEvents);
}

/**
 * Milliseconds of the page's main thread in its longest tasks, by its own clock: not those in which the machine did something else.
 * When the browser collects all garbage, and for how long, is not the page's doing: that is told apart.
 */
function tasksOfTurns(events) {
  const [begins, ends] = ['a turn begins', 'a turn ends'].map((name) => events.filter((event) => event.name === name));
  const thread = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === begins[0].pid && tid === begins[0].tid);
  const collections = thread.filter(({ name }) => name === 'MajorGC');
  const turns = begins.map(({ ts }, turn) => {
    const tasks = thread.filter((event) => event.name.endsWith('RunTask') && event.ts > ts && event.ts < ends[turn].ts);
    return Math.max(...tasks.map((task) => worked(task) - time(collections.filter((one) => within(one, task)))));
  });
  return { usual: median(turns), longest: Math.max(...turns), garbage: Math.max(0, ...collections.map(worked)) };
}

export function format({ usual, longest, garbage }, times) {
  const [often, most, collecting] = [usual, longest, garbage].map((microseconds) =>
    Math.round((microseconds * times) / 1000),
  );
  return `${often} ms (median of the turns), ${most} ms (of all); collecting garbage: up to ${collecting} ms`;
}

/** Where the browser did not note the thread's own time, all of it counts. */
function worked({ tdur, dur }) {
  return tdur ?? dur;
}

function time(events) {
  return events.reduce((sum, event) => sum + worked(event), 0);
}

function within(inner, outer) {
  return inner.ts >= outer.ts && inner.ts < outer.ts + outer.dur;
}
