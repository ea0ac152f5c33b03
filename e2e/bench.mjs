// How fast the app is: a table with numbers, for whoever changes something that could make it slower.
//
//   MANDALA=path/to/mandala node bench.mjs

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const program = process.env.MANDALA ?? join(import.meta.dirname, '../target/release/mandala');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const SLOWER = 4;

const folder = mkdtempSync(join(tmpdir(), 'mandala-bench-'));
const { server, url } = await serve();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'] });
const rows = [];
try {
  for (const game of ['mandala', 'stones']) rows.push([`interactive, table of ${game}, CPU ${SLOWER}× slower`, `${await interactive(game)} ms (median of 7)`]);
  rows.push(['a move on the other screen', `${await toTheOther()} ms (median of 12)`]);
  for (const game of ['mandala', 'stones']) {
    const [usual, longest] = await longestTask(game);
    rows.push([`longest task in a turn of ${game}, full motion, CPU ${SLOWER}× slower`, `${usual} ms (median of the turns), ${longest} ms (of all)`]);
  }
  const [few, many] = await heap();
  rows.push(['heap after 5 games in one tab', `${few} MB`], ['heap after 50 games in one tab', `${many} MB`]);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

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

/** Runs in the page: presses the first piece there is, and tells when the frame with it was done. */
function watch(selector) {
  const frames = [];
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({ type: 'long-animation-frame', buffered: true });
  const observer = new MutationObserver(() => {
    const piece = document.querySelector(selector);
    if (!piece) return;
    observer.disconnect();
    const there = performance.now();
    requestAnimationFrame((shown) => {
      piece.click();
      // What was measured comes with some delay; a frame that was not long is done when the next begins.
      setTimeout(() => {
        const frame = frames.find(({ startTime, duration }) => startTime <= there && startTime + duration >= there);
        console.log('pressed', piece.getAttribute('aria-selected'), Math.round(frame ? frame.startTime + frame.duration : shown));
      }, 500);
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** From the press that plays on one screen until the other shows it. */
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
    const lines = await other.locator('ol.log > li').count();
    await mover.locator(`[role=option][data-colour=${action.startsWith('d') ? action[1] : action[2]}]`).first().press('Enter');
    const shown = other.locator('ol.log > li').nth(lines).waitFor();
    const began = performance.now();
    await mover.locator(`[data-drop="${action.startsWith('d') ? 'd' : action.slice(0, 2)}"]`).press('Enter');
    await shown;
    times.push(performance.now() - began);
    await other.locator('[role=option][aria-disabled=false], .act.claims').first().waitFor();
  }
  await Promise.all([one.context.close(), two.context.close()]);
  return Math.round(median(times));
}

/** Whole turns against the computer, with everything that flies: the median of the longest tasks of the turns, and the longest of all. */
async function longestTask(game) {
  const { context, page } = await visitor({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const id = await make(page, game, ['me', { computer: 'beginner' }]);
  await page.goto(`/table/${id}`);
  const ready = page.locator(game === 'mandala' ? '[role=option][aria-disabled=false]' : '.turn.own').first();
  await ready.waitFor();
  await slow(page);
  // What follows the opening of the table is not play.
  await page.waitForTimeout(2_000);
  const turns = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await ready.or(page.locator('.act.claims .claim').first()).first().waitFor();
    if (!(await ready.isVisible())) break;
    const { version, legal } = await look(page, id);
    await page.evaluate(() => (window.longest = 0));
    await (game === 'mandala' ? buildOrGrow(page) : pickUp(page, legal));
    while ((await look(page, id)).version === version) await page.waitForTimeout(50);
    await ready.or(page.locator('.act.claims .claim, .ending').first()).first().waitFor();
    turns.push(Math.round(await page.evaluate(() => window.longest)));
  }
  await context.close();
  return [median(turns), Math.max(...turns)];
}

async function buildOrGrow(page) {
  await page.locator('[role=option][aria-disabled=false]').first().press('Enter');
  await page.locator('.zone.open').first().press('Enter');
}

async function pickUp(page, legal) {
  const action = legal.find((one) => /^[a-g]\d/.test(one));
  for (const square of [action.slice(0, 2), action.slice(2, 4)]) await page.locator(`[data-square="${square}"]`).click();
  await page.locator(`input[name=stones-first][value=${action[4]}]`).click();
  await page.locator(`[data-drop="tower-${action[5]}"] button`).click();
}

function median(times) {
  return times.sort((a, b) => a - b)[times.length >> 1];
}

/** One tab that goes from game to game without being loaded anew. */
async function heap() {
  const { context, page } = await visitor();
  const session = await context.newCDPSession(page);
  const sizes = [];
  await page.goto('/');
  for (let games = 1; games <= 50; games += 1) {
    await page.locator('main button.big').click();
    await page.waitForURL('**/table/*');
    await page.locator('[role=option]').first().waitFor();
    await command(page, new URL(page.url()).pathname.split('/')[2], { do: 'resign' });
    await page.locator('.ending').waitFor();
    await page.locator('a.brand').click();
    await page.waitForURL((address) => address.pathname === '/');
    if (games !== 5 && games !== 50) continue;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push((usedSize / 1e6).toFixed(1));
  }
  await context.close();
  return sizes;
}

async function visitor(more = { reducedMotion: 'reduce' }) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...more });
  return { context, page: await context.newPage() };
}

async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function make(page, game, seats) {
  await page.request.post('/api/me');
  return (await (await page.request.post('/api/tables', { data: { game, seats } })).json()).table;
}

async function look(page, id) {
  return (await page.request.get(`/api/tables/${id}`)).json();
}

async function command(page, id, what) {
  const answer = await page.request.post(`/api/tables/${id}/commands`, { data: { id: crypto.randomUUID(), command: what } });
  if (!answer.ok()) throw new Error(await answer.text());
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
    server.stderr.on('data', hear);
  });
  return { server, url };
}
