// Tables made and played over plain HTTP, for tests that are about something else.

import { expect, type Page } from '@playwright/test';
import type { Game } from './games';
import type { Newcomer } from './server';
import { choose, look } from './table';

/** A table as `POST /api/tables` wants it; the person in the page makes it. */
export async function make(page: Page, table: Record<string, unknown>): Promise<string> {
  await page.request.post('/api/me');
  const answer = await page.request.post('/api/tables', { data: table });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { table: string }).table;
}

/** A table of two people. The friend has a seat, but has not opened it. */
export async function makeWithFriend(
  page: Page,
  newcomer: Newcomer,
  game: Game,
): Promise<{ id: string; friend: Page }> {
  const id = await make(page, { game, seats: ['me', 'open'] });
  const friend = await newcomer();
  await friend.request.post('/api/me');
  await command(friend, id, { do: 'join', key: (await keys(page, id)).seat });
  return { id, friend };
}

let count = 0;

export async function command(
  page: Page,
  id: string,
  command: Record<string, unknown>,
  more: { version?: number; seat?: number } = {},
): Promise<void> {
  const answer = await page.request.post(`/api/tables/${id}/commands`, {
    data: { id: `e2e-${(count += 1)}`, ...more, command },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

type View = Record<string, any>;

/** Plays a table until something is so or the game is over: all seats are of this device, or the second is a friend's. */
export async function playUntil(
  page: Page,
  id: string,
  stop: (view: View) => boolean = () => false,
  { friend, pick = choose }: { friend?: Page; pick?: typeof choose } = {},
): Promise<void> {
  for (let seat = 0; ;) {
    const mover = friend && seat === 1 ? friend : page;
    const seen = await look(mover, id, friend ? undefined : seat);
    const { table, view, version } = seen;
    if (!view || table.phase !== 'running' || stop(view)) return;
    if (view['to_move'] !== seat) seat = view['to_move'];
    else {
      await command(mover, id, { do: 'act', action: pick(seen) }, friend ? { version } : { version, seat });
      seat = (seat + 1) % table.seats.length;
    }
  }
}

/** A finished game of people at one device. */
export async function finished(
  page: Page,
  game: Game,
  players = 2,
  options?: Record<string, unknown>,
): Promise<string> {
  const id = await make(page, { game, seats: Array(players).fill('me'), ...(options && { options }) });
  await playUntil(page, id);
  return id;
}

/** A game of Mandala Stones of people at one device in its last round. Who begins it as the last of a round ends the game by that. */
export async function lastRound(page: Page): Promise<string> {
  for (;;) {
    const id = await make(page, { game: 'stones', seats: ['me', 'me'], options: { track: { hands: { 6: 2 } } } });
    await playUntil(page, id, (view) => view['ending'] === true);
    if ((await look(page, id)).table.phase === 'running') return id;
  }
}

/** The key of a table's links. */
export async function keys(page: Page, id: string): Promise<{ seat: string; watch: string }> {
  return (await (await page.request.get(`/api/tables/${id}/links`)).json()) as { seat: string; watch: string };
}
