// A table as the tests know it: what may be done is read from the server, and done on the page.

import type { Game } from './games';
import { expect, type Page } from '@playwright/test';

export interface TableView {
  version: number;
  seat: number | null;
  legal?: string[];
  view: Record<string, any> | null;
  table: {
    id: string;
    game: Game;
    kind: string;
    phase: string;
    seats: Array<{ name: string | null }>;
    end?: { scores: number[] | null };
    lesson?: { next?: string };
  };
}

export async function look(page: Page, id: string, seat?: number): Promise<TableView> {
  const answer = await page.request.get(`/api/tables/${id}${seat === undefined ? '' : `?seat=${seat}`}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as TableView;
}

/** Waits until it is this page's turn, or the game is over. */
export async function turn(page: Page, id: string, seat?: number): Promise<TableView> {
  let seen = await look(page, id, seat);
  await expect
    .poll(
      async () => {
        seen = await look(page, id, seat);
        return seen.table.phase !== 'running' || (seen.legal?.length ?? 0) > 0;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
  return seen;
}

/** Waits until the table has moved on. */
export async function moved(page: Page, id: string, version: number): Promise<void> {
  await expect.poll(async () => (await look(page, id)).version, { intervals: [50] }).toBeGreaterThan(version);
}

export function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** The action to play: one that brings the end nearer, so that games stay short. */
export function choose(seen: TableView): string {
  const legal = seen.legal ?? [];
  const first = legal[0];
  if (!first) throw new Error('nothing is legal');
  return TOWARDS_THE_END[seen.table.game](seen, legal) ?? first;
}

const TOWARDS_THE_END: Record<Game, (seen: TableView, legal: string[]) => string | undefined> = {
  mandala: towardsCompletion,
  stones: (_, legal) => towardsTheTrack(legal),
};

function towardsCompletion(seen: TableView, legal: string[]): string | undefined {
  const present = (mandala: number) => {
    const { mountain, fields } = seen.view?.['mandalas'][mandala - 1] as { mountain: string; fields: string[] };
    return mountain + fields.join('');
  };
  const brings = (action: string) => /^[mf]/.test(action) && !present(Number(action[1])).includes(action[2] ?? '');
  const empty = (action: string) => seen.view?.['mandalas'][Number(action[1]) - 1].fields[seen.seat ?? 0] === '';
  return (
    legal.find((action) => action.startsWith('f') && brings(action) && empty(action)) ??
    legal.find((action) => action.startsWith('m') && brings(action)) ??
    legal.find(brings)
  );
}

function towardsTheTrack(legal: string[]): string | undefined {
  const colour = legal.find((action) => action.startsWith('c'));
  if (colour) return colour;
  const pick = legal.find((action) => /^[a-g]\d/.test(action));
  const tops = legal.filter((action) => action.startsWith('t'));
  return pick ?? tops.sort((one, two) => two.length - one.length)[0];
}
