// How the app behaves besides the games: nothing jumps, little is sent, and it has something to say without a net.

import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { play, restingBox } from './hands';
import {
  board,
  ended,
  gameChoice,
  hand,
  home,
  iAm,
  log,
  mayChoose,
  running,
  message,
  start,
  takeDevice,
} from './parts';
import { command, make, playUntil } from './quick';
import { expect, test } from './server';
import { enter, STATES } from './states';
import { moved, turn } from './table';
import { LANGUAGES } from './words';

/** The sum of all layout shifts so far that no press has caused. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>) {
        if (!entry.hadRecentInput) watched.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const game of GAMES) {
  test(`nothing jumps while a table of ${game} opens`, { tag: '@both' }, async ({ page }) => {
    const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
    await page.goto(`/table/${id}`);
    await expect(mayChoose(page, game)).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.02);
  });
}

for (const game of GAMES) {
  test(`a turn at a wide table of ${game} lays out the parts it changes, never the page`, async ({ page, browser }) => {
    const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
    await page.goto(`/table/${id}`);
    await expect(log(page).getByRole('listitem')).toHaveCount(1);
    const crumb = page.getByRole('banner').getByText(/^Move \d/);
    await expect(crumb).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const seen = await turn(page, id);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await play(page, seen, 'mouse');
    await moved(page, id, seen.version + 1);
    await expect(log(page).getByRole('listitem')).toHaveCount(3);
    await expect(crumb).toContainText('Move 3');
    const layouts = laidOut(await browser.stopTracing(), await frameOf(page));
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.filter((partial) => !partial)).toEqual([]);
  });
}

/** Whether each layout of a frame was of parts only. Pictures are documents too, with layouts of their own. */
function laidOut(trace: Buffer, frame: string): boolean[] {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: Array<{ name: string; args: { beginData?: { frame: string; partialLayout: boolean } } }>;
  };
  return traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData?.frame === frame ? [args.beginData.partialLayout] : [],
  );
}

async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  return (await session.send('Page.getFrameTree')).frameTree.frame.id;
}

test(
  'where a device is handed on, the button stays under the finger when the log comes',
  { tag: '@both' },
  async ({ page }) => {
    const id = await make(page, { game: 'mandala', seats: ['me', 'me'] });
    await playUntil(page, id, (view) => view['turn'] >= 2 && view['phase'] === 'turn');
    let letCome = (): void => undefined;
    const held = new Promise<void>((done) => (letCome = done));
    await page.route('**/log?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/table/${id}`);
    const button = iAm(page);
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    letCome();
    // What happened last is told below it.
    await expect(page.getByRole('main').getByText(/built|grew|discarded/)).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  },
);

test(
  'nothing jumps while the start page opens, with games that go on and without',
  { tag: '@both' },
  async ({ page }) => {
    const first = page.waitForResponse(/\/api\/tables\?.*mine/);
    await page.goto('/');
    await first;
    await expect(start(page)).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.02);
    await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
    await page.goto('/');
    await expect(running(page)).toBeVisible();
    await page.reload();
    await expect(running(page)).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.02);
  },
);

test('the start page stays where it is when another game is chosen', { tag: '@both' }, async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    await expect(start(page)).toBeVisible();
    const places = async () => [await restingBox(gameChoice(page, 'stones')), await restingBox(start(page))];
    await gameChoice(page, 'mandala').click();
    const before = await places();
    await gameChoice(page, 'stones').click();
    await expect(page.getByRole('radiogroup', { name: message('new-players') })).toBeVisible();
    expect(await places(), language).toEqual(before);
  }
});

test('without a net the app opens and says so', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await page.goto(`/table/${id}`);
  await expect(board(page, 'mandala')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server cannot be reached. Check the connection and try again.')).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /again/i })).toBeVisible();
  await context.setOffline(false);
});

test.describe('scripts that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  for (const name of ['early', 'base']) {
    test(`a page without its script “${name}” says so`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText('Mandala cannot be loaded')).toBeVisible();
    });
  }

  test('a script that is long in failing is told of, too', async ({ page }) => {
    let fail = (): void => undefined;
    const failing = new Promise<void>((done) => (fail = done));
    await page.route('**/assets/base-*.js', async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto('/', { waitUntil: 'commit' });
    // Only the small script that comes first has run: it hides the page while the app is on its way.
    await expect(page.locator('body[hidden]')).toHaveCount(1);
    fail();
    await expect(page.getByText('Mandala cannot be loaded')).toBeVisible();
  });
});

test('with forced colours one still sees where one is and what is chosen', async ({ page, newcomer }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  const mandala = STATES.find(({ name }) => name === 'mandala-selected');
  if (!mandala) throw new Error('no such state');
  await enter(page, mandala, await mandala.address(page, newcomer), 'en');
  const picked = await page
    .getByRole('option', { selected: true })
    .evaluate((card) => getComputedStyle(card).outlineStyle);
  expect(picked).not.toBe('none');
  await page.keyboard.press('Tab');
  expect(await outline()).toBe(true);
  await page.goto('/');
  const border = await page
    .locator('label:has(:checked) .choice')
    .first()
    .evaluate((choice) => getComputedStyle(choice).borderTopWidth);
  expect(parseFloat(border)).toBeGreaterThanOrEqual(3);
});

test.describe('sizes', () => {
  test.use({ serviceWorkers: 'block' });

  for (const game of GAMES) {
    test(`a table of ${game} weighs little`, async ({ page }) => {
      const id = await make(page, { game, seats: ['me', 'me'] });
      await playUntil(page, id, () => true);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const kinds = new Map<string, string>();
      const bytes = { script: 0, all: 0 };
      session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
      // Scripts as the server has packed them, and everything with all that HTTP adds.
      session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
      });
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes.all += encodedDataLength));
      await page.goto(`/table/${id}`);
      await takeDevice(page, game);
      await expect(mayChoose(page, game)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(bytes.script).toBeGreaterThan(10_000);
      expect(bytes.script).toBeLessThanOrEqual(100 * 1024);
      expect(bytes.all).toBeLessThanOrEqual(250 * 1024);
    });
  }
});

test('nothing of a game is kept when one goes on to the next', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  /** What is alive: elements, listeners, and lines to tables. */
  const alive = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { result } = await session.send('Runtime.evaluate', { expression: 'WebSocket.prototype' });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'alive',
    });
    const { result: lines } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
    });
    await session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' });
    return { nodes, listeners: jsEventListeners, lines: Number(lines.value) };
  };
  const play = async () => {
    await start(page).click();
    await page.waitForURL('**/table/*');
    await expect(hand(page).first()).toBeVisible();
    await command(page, new URL(page.url()).pathname.split('/')[2] ?? '', { do: 'resign' });
    await expect(ended(page)).toBeVisible();
    await home(page).click();
    await expect(start(page)).toBeVisible();
  };
  await page.goto('/');
  for (let games = 0; games < 3; games += 1) await play();
  const few = await alive();
  for (let games = 0; games < 5; games += 1) await play();
  // What was fetched for the last table may still be on its way.
  await expect(async () => {
    const many = await alive();
    expect(many.lines).toBeLessThanOrEqual(1);
    expect(many.listeners).toBeLessThanOrEqual(few.listeners);
    // A table has some 900 elements; the start page may list another game or two.
    expect(many.nodes).toBeLessThan(few.nodes + 300);
  }).toPass({ timeout: 10_000 });
});
