// Tables that are played and filmed: what the page shows is compared with what the server says.

import { writeFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Game } from './games';
import { film, inventory, rest, scene } from './filming';
import { type InputDevice, play } from './hands';
import { ended } from './parts';
import { choose, look, moved, type TableView, turn } from './table';

/** For a test that fails: what the camera has seen until then. */
export async function attachEvidence({ page }: { page: Page }, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const seen = await page.evaluate(() => [...window.camera.faults, ...window.camera.evidence]).catch(() => []);
  if (seen.length === 0) return;
  const path = info.outputPath('seen.txt');
  writeFileSync(path, seen.join('\n'));
  await info.attach('seen', { path, contentType: 'text/plain' });
}

export const CARDS = 108;
export const rival = { computer: 'beginner' };

/** How many stones and artists a table has. */
function stonesOf({ view }: TableView): number {
  const stacks = Object.values(view?.['stacks'] as Record<string, ArrayLike<unknown>>);
  const towers = (view?.['towers'] as string[][]).flat();
  const lying = [...stacks, ...towers].reduce((sum, { length }) => sum + length, 0);
  return lying + Number(view?.['placed']) + Object.keys(view?.['artists']).length;
}

type View = NonNullable<TableView['view']>;
type Put = (place: string, pieces: string | number) => void;

/** How many pieces a table has, and where they lie, by the same names as the page has. */
const PIECES: Record<Game, { total: (seen: TableView) => number; lie: (view: View, put: Put) => void }> = {
  mandala: {
    total: () => CARDS,
    lie: (view, put) => {
      for (const place of ['deck', 'discard'] as const) put(place, sizeOf(view[place]));
      view['cups'].forEach((cup: number | string, seat: number) => put(`cup-${seat}`, sizeOf(cup)));
      view['rivers'].forEach((river: string, seat: number) => put(`river-${seat}`, river));
      view['mandalas'].forEach(({ mountain, fields }: { mountain: string; fields: string[] }, index: number) => {
        put(`m${index + 1}`, mountain);
        fields.forEach((field, seat) => put(`f${index + 1}-${seat}`, field));
      });
    },
  },
  stones: {
    total: stonesOf,
    lie: (view, put) => {
      // Of a stack one sees the stones' colours from the side: how many there are is what counts.
      for (const [square, stack] of Object.entries<string>(view['stacks'])) put(`stack-${square}`, stack.length || '');
      view['towers'].forEach((towers: string[], seat: number) =>
        towers.forEach((tower, index) => put(`tower-${seat}-${index + 1}`, tower)),
      );
    },
  },
};

/** What lies where, as the server says it. */
function dealt({ view, table }: TableView): Record<string, string> {
  const lying: Record<string, string> = {};
  const put: Put = (place, pieces) => {
    if (pieces !== '') lying[place] = typeof pieces === 'number' ? String(pieces) : [...pieces].sort().join('');
  };
  if (view) PIECES[table.game].lie(view, put);
  return lying;
}

const sizeOf = (pile: number | string): number => (typeof pile === 'string' ? pile.length : pile);

/** The page at rest shows what the server says: the names of places agree, and so does what lies there. */
export async function agrees(page: Page, id: string): Promise<void> {
  await expect(async () => {
    // The last claim of a destruction plays itself: what the server says now is what counts.
    const wanted = dealt(await look(page, id));
    const found: Record<string, string> = {};
    for (const [place, pieces] of Object.entries(await inventory(page))) {
      const group = Object.keys(wanted).find((name) => place === name || place.startsWith(`${name}-`));
      if (!group) continue;
      if (group.startsWith('stack-')) found[group] = String(pieces.replaceAll('?', '').length);
      else found[group] = /^\d+$/.test(pieces) ? pieces : [...(found[group] ?? ''), ...pieces].sort().join('');
    }
    expect(found).toEqual(wanted);
  }).toPass({ timeout: 10_000, intervals: [50] });
}

/** Plays so many actions of the player's own, in each of the ways in turn; to the end, unless it is said when to stop. */
export async function playFilmed(
  page: Page,
  id: string,
  ways: readonly InputDevice[],
  most = Infinity,
): Promise<number> {
  for (let actions = 0; actions < Math.min(most, 400); actions += 1) {
    const seen = await caughtUp(page, id);
    if (seen.table.phase !== 'running') return actions;
    const [how, action] = [ways[actions % ways.length] ?? 'mouse', choose(seen)];
    await scene(page, `${action} by ${how}`);
    await play(page, seen, how, action);
    await moved(page, id, seen.version);
  }
  if (most === Infinity) throw new Error('the game does not end');
  await caughtUp(page, id);
  return most;
}

/** Waits until the page has shown everything until the player's turn, or until the end of the game. */
export async function caughtUp(page: Page, id: string): Promise<TableView> {
  let seen = await turn(page, id);
  if (seen.table.phase === 'running') {
    await agrees(page, id);
    seen = await turn(page, id);
  }
  if (seen.table.phase !== 'running') await expect(ended(page)).toBeVisible({ timeout: 60_000 });
  await rest(page);
  return seen;
}

/** Opens a table and films it. */
export async function open(page: Page, id: string): Promise<void> {
  const seen = await look(page, id);
  await film(page, { total: PIECES[seen.table.game].total(seen) });
  await page.goto(`/table/${id}`);
  await caughtUp(page, id);
}
