// How moves are presented: hurried on, taken back, interrupted, at other speeds, without motion, one after the other, again, and in
// replays. Filmed by a clock of the test's own, so that no frame is missed.

import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { agrees, attachEvidence, caughtUp, open, playFilmed, rival } from './filmed';
import { film, flawless, frame, holdInFlight, inventory, MOVING, reel, release, rest, untilHeld } from './filming';
import { play } from './hands';
import { controls, endsWith, message } from './parts';
import { command, finished, make } from './quick';
import { expect, test } from './server';
import { moved, turn } from './table';

test.use(MOVING);
test.afterEach(attachEvidence);

/** Plays a move, does something while its first piece is in the air, and waits until everything has arrived. */
async function interrupt(page: Page, id: string, act: () => Promise<void>): Promise<void> {
  const seen = await turn(page, id);
  await holdInFlight(page);
  const played = play(page, seen, 'mouse');
  await untilHeld(page);
  await act();
  await release(page);
  await played;
  await moved(page, id, seen.version);
  await rest(page);
}

for (const game of GAMES) {
  for (const skip of ['press', 'key'] as const) {
    test(`a ${skip} in the middle of a move of ${game} lets it end without a jump`, async ({ page }) => {
      const id = await make(page, { game, seats: ['me', rival] });
      await open(page, id);
      let since = 0;
      await interrupt(page, id, async () => {
        since = await frame(page);
        if (skip === 'press') await page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4);
        else await page.keyboard.press('Shift');
      });
      const frames = await reel(page, since);
      const first = frames.findIndex(({ flying }) => flying === 0);
      // The flight that was skipped is over at once; what the computer does after that takes its time again.
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(10);
      await flawless(page);
    });
  }
}

for (const game of GAMES) {
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
    await interrupt(page, id, () => page.context().setOffline(true));
    await flawless(page);
    // What the computer has done meanwhile, unseen, lies there when the net is back.
    await turn(page, id);
    await page.context().setOffline(false);
    await agrees(page, id);
    await rest(page);
    await agrees(page, id);
  });
}

/** How many frames the artist of the player's first move is in the air, at a speed: the first piece, which waits for no other. */
async function flightTime(page: Page, motion: string): Promise<number> {
  await page.addInitScript((motion) => localStorage.setItem('mandala-settings', JSON.stringify({ motion })), motion);
  const id = await make(page, { game: 'stones', seats: ['me', rival] });
  await page.request.put('/api/me/settings', { data: { motion } });
  await film(page);
  await page.goto(`/table/${id}`);
  const seen = await caughtUp(page, id);
  await play(page, seen, 'mouse');
  await moved(page, id, seen.version);
  // What the rival does is in the air as long.
  await caughtUp(page, id);
  const { flights, faults } = await page.evaluate(() => {
    const { flights, faults } = window.camera;
    return { flights, faults };
  });
  // Without motion pieces fade, and none flies.
  expect(motion === 'off' ? flights : faults).toEqual([]);
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
  // Before each of the computers' moves there is a beat of about 450 ms.
  expect(beats.filter((beat) => beat >= 20).length).toBeGreaterThanOrEqual(3);
  await flawless(page);
});

for (const game of GAMES) {
  test(`the last move of ${game} in words shows it once more`, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', rival] });
    await open(page, id);
    await playFilmed(page, id, ['mouse'], 1);
    const lying = await inventory(page);
    const flown = await page.evaluate(() => window.camera.flown);
    await page.getByRole('button', { name: endsWith(message('table-repeat')) }).click();
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
