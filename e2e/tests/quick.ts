// Tables made and played over plain HTTP, for tests that are about something else.

import { expect, type Page } from '@playwright/test';
import { choose, look } from './table';

/** A table as `POST /api/tables` wants it; whoever uses the page makes it. */
export async function make(page: Page, table: Record<string, unknown>): Promise<string> {
  await page.request.post('/api/me');
  const answer = await page.request.post('/api/tables', { data: table });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { table: string }).table;
}

let count = 0;

export async function command(page: Page, id: string, command: Record<string, unknown>, more: { version?: number; seat?: number } = {}): Promise<void> {
  const answer = await page.request.post(`/api/tables/${id}/commands`, { data: { id: `e2e-${(count += 1)}`, ...more, command } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Plays a table on one device, until something is so or the game is over. */
export async function playUntil(page: Page, id: string, stop: (view: Record<string, any>) => boolean = () => false): Promise<void> {
  for (;;) {
    const { table, view } = await look(page, id);
    if (!view || table.phase !== 'running' || stop(view)) return;
    const seat = view['to_move'] as number;
    const seen = await look(page, id, seat);
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version, seat });
  }
}

/** A finished game of two people at one device. */
export async function finished(page: Page, game: 'mandala' | 'stones'): Promise<string> {
  const id = await make(page, { game, seats: ['me', 'me'] });
  await playUntil(page, id);
  return id;
}

/** The key of a table's links. */
export async function keys(page: Page, id: string): Promise<{ seat: string; watch: string }> {
  return (await (await page.request.get(`/api/tables/${id}/links`)).json()) as { seat: string; watch: string };
}
