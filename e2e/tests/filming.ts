// Films a page by a clock of the test's own, sixty frames a second of whatever moves, and says what was wrong with any of them.

import { expect, type Page } from '@playwright/test';
import { type Camera, type CameraOptions, installCamera, type Sighting } from './camera';
import { type Clock, installClock } from './clock.mjs';
import { installContinuity } from './continuity';
import { installLens } from './lens';

declare global {
  interface Window {
    clock: Clock;
    camera: Camera;
  }
}

/** Full motion, whatever the other tests want. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Films everything that this page shows from now on. */
export async function film(page: Page, options: Partial<CameraOptions> = {}): Promise<void> {
  await page.addInitScript(installClock);
  await page.addInitScript(installLens);
  await page.addInitScript(installContinuity);
  await page.addInitScript(installCamera, { total: null, ...options });
}

/** What was wrong so far must be nothing; and something must have been seen. */
export async function flawless(page: Page, least = 1): Promise<void> {
  const { faults, samples, flown } = await page.evaluate(() => {
    const { faults, samples, flown } = window.camera;
    return { faults, samples, flown };
  });
  expect(faults).toEqual([]);
  expect(samples).toBeGreaterThan(0);
  expect(flown).toBeGreaterThanOrEqual(least);
}

/** Waits until nothing moves and nothing is in the air. */
export async function rest(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const end = window.camera.reel.slice(-4);
          return !window.clock.held && end.length > 0 && end.every(({ moving, flying }) => !moving && flying === 0);
        }),
      { intervals: [30], timeout: 60_000 },
    )
    .toBe(true);
}

/** Stops the clock as soon as pieces have been in the air for some frames. */
export async function holdInFlight(page: Page, frames = 6): Promise<void> {
  await page.evaluate((frames) => {
    window.camera.holdAt = (flying) => flying.some(({ age, held }) => !held && age >= frames);
  }, frames);
}

export async function untilHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.clock.held), { intervals: [20], timeout: 30_000 }).toBe(true);
}

export async function release(page: Page): Promise<void> {
  await page.evaluate(() => void (window.clock.held = false));
}

/** The frames since one of them. */
export function reel(page: Page, since = 0): Promise<Sighting[]> {
  return page.evaluate((since) => window.camera.reel.filter(({ frame }) => frame > since), since);
}

export function frame(page: Page): Promise<number> {
  return page.evaluate(() => window.clock.frames);
}

/** What lies where, as the page shows it. */
export function inventory(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => window.camera.inventory());
}

/** Says what is being done, for the report of what was wrong. */
export function scene(page: Page, what: string): Promise<void> {
  return page.evaluate((what) => void (window.camera.scene = what), what);
}
