// How fast the app is: a table with numbers, to be compared before and after a change.
//
//   MANDALA=path/to/mandala node bench.mjs [interactive] [other] [turns] [unslowed] [heap]

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const program = process.env.MANDALA ?? join(import.meta.dirname, '../target/release/mandala');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SLOWER = 4;

/** What is measured, by the name under which one asks for it. */
const MEASURES = {
  interactive: () =>
    forBoth(async (game) => [
      `interactive, table of ${game}, CPU ${SLOWER}× slower`,
      `${await interactive(game)} ms (median of 7)`,
    ]),
  other: async () => [['a move on the other screen', `${await toTheOther()} ms (median of 12)`]],
  turns: () =>
    forBoth(async (game) => [
      `longest task in a turn of ${game}, full motion, CPU ${SLOWER}× slower`,
      format(await longestTask(game, SLOWER), 1),
    ]),
  // Slowing makes whatever else a busy machine does longer, too: this has the page's own work alone.
  unslowed: () =>
    forBoth(async (game) => [
      `longest task in a turn of ${game}, full motion, ${SLOWER}× its time on a CPU not slowed`,
      format(await longestTask(game, 1), SLOWER),
    ]),
  heap: async () =>
    (await heap()).map(([games, all, own]) => [
      `heap after ${games} whole games in one tab`,
      `${mb(all)} MB, ${mb(own)} MB of it without compiled code`,
    ]),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MEASURES);
for (const name of wanted)
  if (!(name in MEASURES)) throw new Error(`nothing measures ${name}: there are ${Object.keys(MEASURES).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'mandala-bench-'));
const { server, url } = await serve();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});
const rows = [];
try {
  for (const name of wanted) rows.push(...(await MEASURES[name]()));
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

async function forBoth(row) {
  return [await row('mandala'), await row('stones')];
}

/**
 * From the start of a first visit to the end of the frame that shows a piece one may press, by the page's own clock: waiting from
 * outside would add the waiting. The piece is pressed at once and must be chosen by it. The median of 7.
 */
async function interactive(game) {
  const times = [];
  for (let visit = 0; visit < 7; visit += 1) {
    const { context, page } = await visitor();
    const id = await make(page, game, ['me', { computer: 'beginner' }]);
    await page.addInitScript(watch, game === 'mandala' ? '[role=option][aria-disabled=false]' : '[data-square].able');
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

/**
 * From the press that plays on one screen until the frame is done in which the other has its line in the log, which comes after the
 * piece: by the clocks of the two pages, since waiting from outside would add the wait. The median of 12.
 */
async function toTheOther() {
  const [one, two] = [await visitor(), await visitor()];
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

/**
 * Whole turns against the computer, with everything that flies: the median of the longest tasks of the turns, and the longest of all.
 * The page is left alone meanwhile: waiting for something in it would make its tasks longer.
 */
async function longestTask(game, slower) {
  const { context, page } = await visitor({ reducedMotion: 'no-preference' });
  const id = await make(page, game, ['me', { computer: 'beginner' }]);
  await page.goto(`/table/${id}`);
  const ready = game === 'mandala' ? '[role=option][aria-disabled=false], .act.claims' : '.turn.own';
  await page.locator(ready).first().waitFor();
  await slow(page, slower);
  await browser.startTracing(page, { categories: ['toplevel', 'v8', 'blink.user_timing'] });
  for (let turn = 0; turn < 10; turn += 1) {
    // What follows the opening of the table, or still flies, is not this turn.
    await page.locator(`${ready}, .ending`).first().waitFor();
    await page.waitForTimeout(2_500);
    const { version, legal } = await look(page, id);
    if (!legal?.length) break;
    const presses = game === 'mandala' ? await buildOrGrow(page, legal) : await buildOrScore(page, legal);
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
  const { traceEvents } = JSON.parse(await browser.stopTracing());
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

function format({ usual, longest, garbage }, times) {
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

/** A card to a Field, or else to a Mountain, or else away; and what is to be claimed is. */
async function buildOrGrow(page, legal) {
  const claim = legal.find((one) => one.startsWith('c'));
  if (claim) return [claim[1].toLowerCase(), 'Enter'].map((key) => () => page.keyboard.press(key));
  const action = legal.find((one) => /^f..1$/.test(one)) ?? legal.find((one) => one.startsWith('m'));
  const card = page.locator(action ? `[role=option][data-colour=${action[2]}]` : '[role=option]').first();
  const free = await card.evaluate(freePoint);
  const choose = () => click(page, free);
  return [choose, action ? await clicked(page, `[data-drop="${action.slice(0, 2)}"]`) : () => page.keyboard.press('d')];
}

/** Runs in the page: a point of a card that no other card of the hand covers. */
function freePoint(card) {
  const { x, y, width, height } = card.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.2, 0.65, 0.8, 0.1];
  const points = parts.flatMap((down) => parts.map((along) => ({ x: x + width * along, y: y + height * down })));
  const free = points.find((point) => card.contains(document.elementFromPoint(point.x, point.y)));
  return { ...(free ?? points[0]), width: 0, height: 0 };
}

/** Two towers are built, then those of one colour are scored, and so on. */
async function buildOrScore(page, legal) {
  const score = legal.find((one) => one.startsWith('c'));
  const [built, action] = [
    await page.locator('.near .tower:not(.coming)').count(),
    legal.find((one) => /^[a-g]\d/.test(one)),
  ];
  if (score && (built > 2 || !action)) {
    return ['c', score[1].toLowerCase(), 'Enter'].map((key) => () => page.keyboard.press(key));
  }
  const [from, to, first, tower] = [action.slice(0, 2), action.slice(2, 4), action[4], action[5]];
  return [
    await clicked(page, `[data-square="${from}"]`),
    await clicked(page, `[data-square="${to}"]`),
    () => page.keyboard.press(first),
    () => page.keyboard.press(tower),
    () => page.keyboard.press('Enter'),
  ];
}

/** A click on what is there now, made later. */
async function clicked(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return () => click(page, box);
}

/** A click by the mouse alone, as long as a finger takes: what Playwright does in the page for its own clicks would be measured, too. */
async function click(page, { x, y, width, height }) {
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

function median(times) {
  return times.sort((a, b) => a - b)[times.length >> 1];
}

/**
 * One tab that goes from game to game without being loaded anew, whole games against a friend: the heap after 5 and after 50 of them,
 * and how much of it is the app's own. The rest is what the browser has compiled: the oftener something has run, the more thoroughly.
 */
async function heap() {
  const [{ context, page }, friend] = [await visitor(), await browser.newContext({ baseURL: url })];
  const session = await context.newCDPSession(page);
  await friend.request.post('/api/me');
  const sizes = [];
  await page.goto('/');
  for (let games = 1; games <= 50; games += 1) {
    const id = await make(page, 'mandala', ['me', 'open']);
    const { seat } = await (await page.request.get(`/api/tables/${id}/links`)).json();
    await command(friend, id, { do: 'join', key: seat });
    await page.evaluate(follow, `/table/${id}`);
    await page.locator('[role=option]').first().waitFor();
    await playOut(page, friend, id);
    await page.locator('.ending').waitFor();
    await page.locator('a.brand').click();
    // The address is there before the page: the table is gone when the start page is here.
    await page.locator('main button.big').waitFor();
    if (games !== 5 && games !== 50) continue;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push([games, usedSize, await own(session)]);
  }
  await Promise.all([context.close(), friend.close()]);
  return sizes;
}

/** Runs in the page: follows a link. */
function follow(address) {
  const link = document.createElement('a');
  link.href = address;
  document.getElementById('main').append(link);
  link.click();
  link.remove();
}

/** Both play by commands, and the page has time to show each. */
async function playOut(page, friend, id) {
  for (let action = 0; ; action += 1) {
    const mine = await look(page, id);
    if (mine.table.phase === 'over') return;
    const [mover, seen] = mine.legal?.length > 0 ? [page, mine] : [friend, await look(friend, id)];
    // A computer may have moved for a player who is away, or the game may be over by now.
    if (!seen.legal?.length) continue;
    await command(mover, id, { do: 'act', action: seen.legal[(action * 7) % seen.legal.length] }, seen.version);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

/** What the page's scripts keep, in bytes: objects, texts, functions; not their compiled code, and nothing of the browser's own. */
async function own(session) {
  let written = '';
  const more = ({ chunk }) => (written += chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', more);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', more);
  const { snapshot, nodes } = JSON.parse(written);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!['code', 'native', 'hidden', 'synthetic'].includes(types[type][nodes[node + type]])) sum += nodes[node + size];
  }
  return sum;
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(2);
}

async function visitor(more = { reducedMotion: 'reduce' }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...more,
  });
  return { context, page: await context.newPage() };
}

async function slow(page, rate = SLOWER) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function make(page, game, seats) {
  await page.request.post('/api/me');
  return (await (await page.request.post('/api/tables', { data: { game, seats } })).json()).table;
}

async function look(page, id) {
  return (await page.request.get(`/api/tables/${id}`)).json();
}

async function command(page, id, what, version) {
  const answer = await page.request.post(`/api/tables/${id}/commands`, {
    data: { id: crypto.randomUUID(), command: what, version },
  });
  // If something else happened in between, look again.
  if (!answer.ok() && !(version !== undefined && answer.status() === 409)) throw new Error(await answer.text());
}

async function serve() {
  const server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--data', folder], {
    env: { ...process.env, MANDALA_LIMITS: 'raised' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise((done) => {
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address) done(address);
    };
    server.stdout.on('data', hear);
  });
  return { server, url };
}
