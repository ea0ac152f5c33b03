// What is measured: a server on an empty folder and a browser, and tables made over plain HTTP.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../program.mjs';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** How many times slower the processor is made. */
export const SLOWER = 4;

/** Starts the server and the browser. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'mandala-bench-'));
  const { server, url } = await serve(folder, 'release');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  const close = async () => {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { browser, url, close };
}

export async function visitor({ browser, url }, more = { reducedMotion: 'reduce' }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...more,
  });
  return { context, page: await context.newPage() };
}

export async function slow(page, rate = SLOWER) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function make(page, game, seats) {
  await page.request.post('/api/me');
  return (await (await page.request.post('/api/tables', { data: { game, seats } })).json()).table;
}

export async function look(page, id) {
  return (await page.request.get(`/api/tables/${id}`)).json();
}

export async function command(page, id, what, version) {
  const answer = await page.request.post(`/api/tables/${id}/commands`, {
    data: { id: crypto.randomUUID(), command: what, version },
  });
  // If something else happened in between, look again.
  if (!answer.ok() && !(version !== undefined && answer.status() === 409)) throw new Error(await answer.text());
}

export function median(times) {
  return times.sort((a, b) => a - b)[times.length >> 1];
}
