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
  for (const game of ['mandala', 'stones']) rows.push([`interactive, table of ${game}, CPU ${SLOWER}× slower`, `${await interactive(game)} ms`]);
  rows.push(['a move on the other screen', `${await toTheOther()} ms (median of 12)`]);
  rows.push([`longest task in play, full motion, CPU ${SLOWER}× slower`, `${await longestTask()} ms`]);
  const [few, many] = await heap();
  rows.push(['heap after 5 games in one tab', `${few} MB`], ['heap after 50 games in one tab', `${many} MB`]);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

/** From the first byte asked for until a card or an artist can be pressed. */
async function interactive(game) {
  const { context, page } = await visitor();
  const id = await make(page, game, ['me', { computer: 'beginner' }]);
  await slow(page);
  const began = performance.now();
  await page.goto(`/table/${id}`);
  await page.locator(game === 'mandala' ? '[role=option][aria-disabled=false]' : '.turn.own').first().waitFor();
  const took = Math.round(performance.now() - began);
  await context.close();
  return took;
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
  return Math.round(times.sort((a, b) => a - b)[times.length >> 1]);
}

/** Whole turns against the computer, with everything that flies. */
async function longestTask() {
  const { context, page } = await visitor({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const id = await make(page, 'mandala', ['me', { computer: 'beginner' }]);
  await page.goto(`/table/${id}`);
  await page.locator('[role=option][aria-disabled=false]').first().waitFor();
  await slow(page);
  await page.evaluate(() => (window.longest = 0));
  for (let turns = 0; turns < 10; turns += 1) {
    const playable = page.locator('[role=option][aria-disabled=false]').first();
    await playable.or(page.locator('.act.claims .claim').first()).first().waitFor();
    if (!(await playable.isVisible())) break;
    await playable.press('Enter');
    await page.locator('.zone.open').first().press('Enter');
    await page.locator('[role=option][aria-selected=true]').waitFor({ state: 'detached' });
  }
  const longest = Math.round(await page.evaluate(() => window.longest));
  await context.close();
  return longest;
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
