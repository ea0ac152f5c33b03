// Every frame of whole games: each piece is on the screen exactly once, goes from where it lay to where it comes to lie, and
// nothing is counted, lit or said before it is there. Filmed by a clock of the test's own, so that no frame is missed.

import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  film,
  flawless,
  frame,
  holdInFlight,
  inventory,
  MOVING,
  reel,
  release,
  rest,
  scene,
  untilHeld,
} from './filming';
import { type How, play } from './hands';
import { lessonsOf, opened, take } from './lessons';
import { coach, controls, ended, endsWith, iAm, said } from './parts';
import { command, finished, make } from './quick';
import { expect, test } from './server';
import { choose, look, moved, type Seen, turn } from './table';

test.use(MOVING);

// A test that fails on its way says what the camera has seen until then.
test.afterEach(async ({ page }, info) => {
  if (info.status === info.expectedStatus) return;
  const seen = await page.evaluate(() => [...window.camera.faults, ...window.camera.evidence]).catch(() => []);
  if (seen.length === 0) return;
  const path = info.outputPath('seen.txt');
  writeFileSync(path, seen.join('\n'));
  await info.attach('seen', { path, contentType: 'text/plain' });
});

const CARDS = 108;
const rival = { computer: 'beginner' };

/** How many stones and artists a table has. */
function stonesOf({ view }: Seen): number {
  const stacks = Object.values(view?.['stacks'] as Record<string, ArrayLike<unknown>>);
  const towers = (view?.['towers'] as string[][]).flat();
  const lying = [...stacks, ...towers].reduce((sum, { length }) => sum + length, 0);
  return lying + Number(view?.['placed']) + Object.keys(view?.['artists']).length;
}

/** What lies where, as the server says it, by the same names as the page has. */
function dealt({ view, table }: Seen): Record<string, string> {
  const lying: Record<string, string> = {};
  const put = (place: string, pieces: string | number): void => {
    if (pieces !== '') lying[place] = typeof pieces === 'number' ? String(pieces) : [...pieces].sort().join('');
  };
  if (table.game === 'mandala') {
    for (const place of ['deck', 'discard'] as const) put(place, sizeOf(view?.[place]));
    view?.['cups'].forEach((cup: number | string, seat: number) => put(`cup-${seat}`, sizeOf(cup)));
    view?.['rivers'].forEach((river: string, seat: number) => put(`river-${seat}`, river));
    view?.['mandalas'].forEach(({ mountain, fields }: { mountain: string; fields: string[] }, index: number) => {
      put(`m${index + 1}`, mountain);
      fields.forEach((field, seat) => put(`f${index + 1}-${seat}`, field));
    });
  } else {
    // Of a stack one sees the stones' colours from the side: how many there are is what counts.
    for (const [square, stack] of Object.entries<string>(view?.['stacks'])) put(`stack-${square}`, stack.length || '');
    view?.['towers'].forEach((towers: string[], seat: number) =>
      towers.forEach((tower, index) => put(`tower-${seat}-${index + 1}`, tower)),
    );
  }
  return lying;
}

const sizeOf = (pile: number | string): number => (typeof pile === 'string' ? pile.length : pile);

/** The page at rest shows what the server says: the names of places agree, and so does what lies there. */
async function agrees(page: Page, id: string): Promise<void> {
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

/** Plays so many actions of one's own, in each of the ways in turn; to the end, unless it is said when to stop. */
async function playFilmed(page: Page, id: string, ways: readonly How[], most = Infinity): Promise<number> {
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

/** Waits until the page has shown everything until one's turn, or until the end of the game. */
async function caughtUp(page: Page, id: string): Promise<Seen> {
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
async function open(page: Page, id: string): Promise<void> {
  const seen = await look(page, id);
  await film(page, { total: seen.table.game === 'mandala' ? CARDS : stonesOf(seen) });
  await page.goto(`/table/${id}`);
  await caughtUp(page, id);
}

test('a whole game of mandala with mouse, hand and keys, frame by frame', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await make(page, { game: 'mandala', seats: ['me', rival] });
  await open(page, id);
  const actions = await playFilmed(page, id, ['mouse', 'drag', 'keyboard']);
  expect(actions).toBeGreaterThan(5);
  await flawless(page, 40);
});

test('mandala is dealt from a full deck, frame by frame', async ({ page }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', rival] });
  await film(page, { total: CARDS, deal: true });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await rest(page);
  await agrees(page, id);
  // Four cards for the Mountains, six for each hand, two for each Cup.
  await flawless(page, 20);
  const headings = (await reel(page)).map(({ signs }) => signs['heading']).filter(Boolean);
  expect([...new Set(headings)]).toEqual(['The game begins', 'Your turn']);
});

test('mandala with a finger, frame by frame', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', rival] });
  await open(page, id);
  await playFilmed(page, id, ['touch'], 14);
  await flawless(page, 30);
});

test('a whole game of stones with mouse, hand and keys, frame by frame', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await make(page, { game: 'stones', seats: ['me', rival] });
  await open(page, id);
  const actions = await playFilmed(page, id, ['mouse', 'drag', 'keyboard']);
  expect(actions).toBeGreaterThan(5);
  await flawless(page, 60);
});

test('stones with a finger, frame by frame', { tag: '@phone' }, async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', rival] });
  await open(page, id);
  await playFilmed(page, id, ['touch'], 10);
  await flawless(page, 20);
});

for (const players of [3, 4]) {
  test(`a whole game of stones for ${players}, frame by frame`, async ({ page }) => {
    test.setTimeout(400_000);
    const id = await make(page, { game: 'stones', seats: ['me', ...Array<unknown>(players - 1).fill(rival)] });
    await open(page, id);
    await playFilmed(page, id, ['mouse', 'drag', 'keyboard']);
    await flawless(page, 60);
  });
}

test('stones that find no space on the mandala board lie beside it', async ({ newcomer }) => {
  const options = { track: { length: 7, hands: { 6: 2 }, bonus: {} } };
  // Who ends the game with five stones, and who with two, is up to the computer: until somebody had one too many.
  for (let aside = 0; aside <= 0;) {
    const page = await newcomer();
    const id = await make(page, { game: 'stones', options, seats: ['me', rival] });
    await open(page, id);
    await playFilmed(page, id, ['mouse', 'drag']);
    await flawless(page);
    const { view } = await look(page, id);
    const lying = [...Object.values<string>(view?.['stacks']), ...(view?.['towers'] as string[][]).flat()];
    aside = 96 - 7 - lying.reduce((sum, { length }) => sum + length, 0);
  }
});

for (const game of ['mandala', 'stones'] as const) {
  for (const skip of ['press', 'key'] as const) {
    test(`a ${skip} in the middle of a move of ${game} lets it end without a jump`, async ({ page }) => {
      const id = await make(page, { game, seats: ['me', rival] });
      await open(page, id);
      const seen = await turn(page, id);
      await holdInFlight(page);
      const played = play(page, seen, 'mouse');
      await untilHeld(page);
      const since = await frame(page);
      if (skip === 'press') await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4);
      else await page.keyboard.press('Shift');
      await release(page);
      await played;
      await moved(page, id, seen.version);
      await rest(page);
      const frames = await reel(page, since);
      const first = frames.findIndex(({ flying }) => flying === 0);
      // The flight that was skipped is over at once; what the computer does after that takes its time again.
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(10);
      await flawless(page);
    });
  }
}

for (const game of ['mandala', 'stones'] as const) {
  test(`a move of ${game} that is taken back leaves everything where it was`, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', rival] });
    await open(page, id);
    const before = await inventory(page);
    await playFilmed(page, id, ['mouse'], 1);
    await flawless(page);
    expect(await inventory(page)).not.toEqual(before);
    const flown = await page.evaluate(() => window.camera.flown);
    await command(page, id, { do: 'undo' });
    await expect.poll(() => inventory(page)).toEqual(before);
    await rest(page);
    // What is taken back is another moment of the game: nothing flies, and what follows goes on from there.
    expect(await page.evaluate(() => window.camera.flown)).toBe(flown);
    await page.evaluate(() => {
      window.camera.faults = [];
      window.camera.cut();
    });
    await playFilmed(page, id, ['drag'], 1);
    await flawless(page, flown + 1);
  });

  test(`a connection that is lost in the middle of a move of ${game} leaves nothing in the air`, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', rival] });
    await open(page, id);
    const seen = await turn(page, id);
    await holdInFlight(page);
    const played = play(page, seen, 'mouse');
    await untilHeld(page);
    await page.context().setOffline(true);
    await release(page);
    await played;
    await rest(page);
    await moved(page, id, seen.version);
    await flawless(page);
    // What the computer has done meanwhile, unseen, lies there when the net is back.
    await turn(page, id);
    await page.context().setOffline(false);
    await agrees(page, id);
    await rest(page);
    await agrees(page, id);
  });

  test(`the first lesson of ${game}, frame by frame`, async ({ page }) => {
    const [lesson] = await lessonsOf(page, game);
    if (!lesson) throw new Error('there is no lesson');
    await film(page);
    const opening = opened(page);
    await page.goto(`/learn/${lesson.name}`);
    const table = await opening;
    await rest(page);
    await take(page, lesson, table);
    await expect(coach(page).getByRole('link', { name: 'All lessons' })).toBeVisible();
    await rest(page);
    await flawless(page, lesson.steps.length);
  });
}

/** How many frames the artist of one's first move is in the air, at a speed: the first piece, which waits for no other. */
async function flightTime(page: Page, motion: string): Promise<number> {
  await page.addInitScript((motion) => localStorage.setItem('mandala-settings', JSON.stringify({ motion })), motion);
  const id = await make(page, { game: 'stones', seats: ['me', 'me'] });
  await page.request.put('/api/me/settings', { data: { motion } });
  await film(page);
  await page.goto(`/table/${id}`);
  await iAm(page).click();
  await rest(page);
  const seen = await turn(page, id, 0);
  await play(page, { ...seen, seat: 0 }, 'mouse');
  await moved(page, id, seen.version);
  // The device is passed on when the move has been shown.
  await iAm(page).waitFor();
  await rest(page);
  const { flights, faults } = await page.evaluate(() => {
    const { flights, faults } = window.camera;
    return { flights, faults };
  });
  expect(faults).toEqual([]);
  return Math.min(...flights, Infinity);
}

test('the speed is as one has set it', async ({ newcomer }) => {
  const [usual, slow, fast, off] = [
    await flightTime(await newcomer(), 'on'),
    await flightTime(await newcomer(), 'slow'),
    await flightTime(await newcomer(), 'fast'),
    await flightTime(await newcomer(), 'off'),
  ];
  expect(usual).toBeGreaterThan(10);
  expect(slow / usual).toBeGreaterThan(1.6);
  expect(slow / usual).toBeLessThan(2);
  expect(fast / usual).toBeGreaterThan(0.4);
  expect(fast / usual).toBeLessThan(0.65);
  expect(off).toBe(Infinity);
});

test('without motion, pieces fade where they go and where they come', async ({ page }) => {
  await page.request.put('/api/me/settings', { data: { motion: 'off' } });
  await page.addInitScript(() => {
    localStorage.setItem('mandala-settings', JSON.stringify({ motion: 'off' }));
    const animate = Reflect.get(Element.prototype, 'animate');
    const fades: string[] = ((window as unknown as { fades: string[] }).fades = []);
    Element.prototype.animate = function (...args) {
      if (this.closest('[data-overlay]')) fades.push('out');
      else if (this.matches('[data-piece]')) fades.push('in');
      return animate.apply(this, args);
    };
  });
  const id = await make(page, { game: 'mandala', seats: ['me', rival] });
  await page.goto(`/table/${id}`);
  const seen = await turn(page, id);
  const fades = (): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as { fades: string[] }).fades)].sort());
  expect(await fades()).toEqual([]);
  await play(page, seen, 'mouse');
  await moved(page, id, seen.version);
  await expect.poll(fades).toEqual(['in', 'out']);
});

test('the moves of three computers are shown one after the other, with a beat between', async ({ page }) => {
  const id = await make(page, { game: 'stones', seats: ['me', rival, rival, rival] });
  await open(page, id);
  const seen = await turn(page, id);
  const since = await frame(page);
  await play(page, seen, 'mouse');
  // The heading said "Your turn" before, too: the turn has come back when it has said something else in between.
  const headings = async (): Promise<string[]> => {
    const said = (await reel(page, since)).map(({ signs }) => signs['heading'] ?? '');
    return said.filter((heading, index) => heading !== said[index - 1]);
  };
  await expect.poll(async () => (await headings()).slice(1).at(-1), { timeout: 60_000 }).toBe('Your turn');
  await rest(page);
  const frames = await reel(page, since);
  // A move is a stretch of frames with pieces in the air; its line in the log comes when they have landed.
  const lines = [...new Set(frames.map(({ signs }) => Number(/^\d+/.exec(signs['log'] ?? '')?.[0] ?? 0)))];
  expect(lines.filter((line) => line > 0)).toEqual([1, 2, 3, 4, 5].slice(0, lines.filter((line) => line > 0).length));
  const beats: number[] = [];
  for (let index = 1, still = 0; index < frames.length; index += 1) {
    const flying = (frames[index]?.flying ?? 0) > 0;
    if (flying && still > 0) beats.push(still);
    still = flying ? 0 : still + 1;
  }
  // Before each of the computers' moves there is a beat of about 320 ms.
  expect(beats.filter((beat) => beat >= 15).length).toBeGreaterThanOrEqual(3);
  await flawless(page);
});

for (const game of ['mandala', 'stones'] as const) {
  test(`the last move of ${game} in words shows it once more`, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', rival] });
    await open(page, id);
    await playFilmed(page, id, ['mouse'], 1);
    const lying = await inventory(page);
    const flown = await page.evaluate(() => window.camera.flown);
    await page.getByRole('button', { name: endsWith(said('table-repeat')) }).click();
    await expect.poll(() => page.evaluate(() => window.camera.flown)).toBeGreaterThan(flown);
    await rest(page);
    await expect.poll(() => inventory(page)).toEqual(lying);
    // And play goes on.
    await page.evaluate(() => {
      window.camera.faults = [];
      window.camera.cut();
    });
    await playFilmed(page, id, ['mouse'], 1);
    await flawless(page, flown + 2);
  });

  test(`a replay of ${game} goes forwards piece by piece and back at once`, async ({ page }) => {
    const id = await finished(page, game);
    await film(page);
    await page.goto(`/game/${id}/0`);
    const moment = controls(page).getByRole('status');
    await expect(moment).toHaveText(/^0\//);
    await rest(page);
    await page.evaluate(() => window.camera.cut());
    const flights = (): Promise<number> => page.evaluate(() => window.camera.flown);
    for (let ply = 1; ply <= 12; ply += 1) {
      const before = await flights();
      await page.keyboard.press('ArrowRight');
      await expect(moment).toHaveText(new RegExp(`^${ply}/`));
      // What is shown next has begun before it can be over.
      await expect.poll(flights).toBeGreaterThan(before);
      await rest(page);
    }
    await flawless(page, 12);
    const flown = await flights();
    // A step back is another moment of the game: nothing flies, and everything is there.
    for (let ply = 11; ply >= 6; ply -= 1) {
      await page.evaluate(() => window.camera.cut());
      await page.keyboard.press('ArrowLeft');
      await expect(moment).toHaveText(new RegExp(`^${ply}/`));
      await rest(page);
    }
    expect(await page.evaluate(() => window.camera.flown)).toBe(flown);
    const total = await page.evaluate(() => window.camera.options.total);
    expect(total).toBeGreaterThan(50);
  });
}
