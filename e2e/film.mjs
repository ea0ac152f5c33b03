// Strips of frames for docs/images/motion: `npm run films` writes them. They show how pieces move, by a clock of their own, so that a
// slow machine makes the same pictures as a fast one. The games are those of docs/examples, so that they stay the same; what only a
// person at a table can do is done at one. APP names an app that runs already; otherwise the program is started.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from './program.mjs';
import { installClock } from './tests/clock.mjs';

const here = import.meta.dirname;
const images = join(here, '../docs/images/motion');
const [mandala, stones] = readFileSync(join(here, '../docs/examples/fair-games.jsonl'), 'utf8').split('\n');
/** A recorded game of each. */
const RECORDED = { mandala, stones };
const VIEWPORT = { width: 1440, height: 900 };
/** Frames of a strip, and the most bytes that it may weigh. */
const [FRAMES, COLUMNS, MOST] = [6, 3, 150 * 1024];
const wanted = process.argv.slice(2);

async function launch() {
  if (process.env.APP) return { url: process.env.APP, stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'mandala-films-'));
  const { server, url } = await serve(folder);
  return {
    url,
    stop() {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const { url, stop } = await launch();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A page whose time is ours. */
async function open() {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript(installClock);
  await page.request.post('/api/me');
  return page;
}

const quiet = (page) => page.evaluate(() => window.clock.moving() === 0);

/** Waits until nothing has moved for a while. */
async function rest(page, patience = 400) {
  for (let since = Date.now(); Date.now() - since < patience;) {
    if (!(await quiet(page))) since = Date.now();
    await new Promise((done) => setTimeout(done, 40));
  }
}

/** The board: whatever is around its places. */
const board = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main :is([data-place], [data-mandala])')].map((place) =>
      place.getBoundingClientRect(),
    );
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const [x, y] = [Math.max(0, left - 24), Math.max(0, top - 16)];
    return { x, y, width: Math.min(innerWidth, right + 24) - x, height: Math.min(innerHeight, bottom + 16) - y };
  });

let clip = null;
/** All pictures of a strip show the same part of the page. */
async function shot(page) {
  clip ??= await board(page);
  return page.screenshot({ type: 'png', clip, animations: 'allow', caret: 'initial' });
}

/** Takes a picture of every so many frames of whatever follows, until nothing moves any more. */
async function follow(page, begin, { every = 3, patience = 1_500 } = {}) {
  await page.evaluate((every) => {
    let frames = 0;
    void window.clock.run(() => window.clock.moving() === 0 || (frames += 1) % every !== 1);
  }, every);
  const taken = [];
  await begin();
  for (let since = Date.now(); Date.now() - since < patience;) {
    if (await page.evaluate(() => window.clock.held)) {
      taken.push(await shot(page));
      await page.evaluate(() => void (window.clock.held = false));
      since = Date.now();
    } else await new Promise((done) => setTimeout(done, 15));
  }
  await page.evaluate(() => void window.clock.run());
  taken.push(await shot(page));
  return taken;
}

/** Lays pictures side by side, as many as a strip has, and writes them. */
async function strip(name, pictures) {
  const last = pictures.length - 1;
  const chosen = [...new Set(Array.from({ length: FRAMES }, (_, index) => Math.round((index * last) / (FRAMES - 1))))];
  clip = null;
  const page = await browser.newPage({ viewport: { width: 1200, height: 400 } });
  const cells = chosen.map((index) => `<img src="data:image/png;base64,${pictures[index].toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;background:#fff}div{display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:6px;padding:6px}
     img{display:block;width:100%;border-radius:6px}</style><div>${cells.join('')}</div>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const path = join(images, `${name}.jpg`);
  for (let quality = 84; quality > 30; quality -= 6) {
    writeFileSync(path, await page.locator('div').screenshot({ type: 'jpeg', quality }));
    if (statSync(path).size <= MOST) break;
  }
  await page.close();
  console.log(`${name}: ${chosen.length} of ${pictures.length} frames, ${Math.round(statSync(path).size / 1024)} KB`);
}

/** A recorded game, seen by who sat first, just before one of its moves. */
async function replay(game, ply) {
  const page = await open();
  await page.goto('/record');
  await page.locator('#record').fill(RECORDED[game]);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('slider').fill(String(ply - 1));
  await page.locator('main').click({ position: { x: 3, y: 3 } });
  await rest(page);
  return page;
}

async function replayed(name, game, ply, moves = 1) {
  const page = await replay(game, ply);
  const pictures = [];
  for (let move = 0; move < moves; move += 1) {
    const taken = await follow(page, () => page.keyboard.press('ArrowRight'), { every: 3 * moves, patience: 900 });
    pictures.push(...taken);
  }
  await strip(name, pictures);
  await page.context().close();
}

async function table(page, body) {
  return (await (await page.request.post('/api/tables', { data: body })).json()).table;
}

/** A table with a friend who takes their time. */
async function tableWithFriend(page, game, options = {}) {
  const id = await table(page, { game, seats: ['me', 'open'], options });
  const friend = await open();
  const { seat } = await (await page.request.get(`/api/tables/${id}/links`)).json();
  const data = { id: `film-${id}-join`, command: { do: 'join', key: seat } };
  await friend.request.post('/api/me');
  await friend.request.post(`/api/tables/${id}/commands`, { data });
  return { id, friend };
}

const seen = async (page, id) => (await page.request.get(`/api/tables/${id}`)).json();

const claimOrScore = ({ legal }) => legal.find((action) => /^[ct]/.test(action)) ?? legal[0];
const countOf = (action) => Number(action.at(-1));
const discardMost = ({ legal }) =>
  legal.filter((action) => action.startsWith('d')).sort((one, two) => countOf(two) - countOf(one))[0] ?? legal[0];

/** Plays the player's own seat over plain HTTP until something is so and it is the player's turn. */
async function playUntil(page, id, is, pick = claimOrScore) {
  for (;;) {
    const now = await seen(page, id);
    if (now.table.phase !== 'running' || (now.legal?.length && is(now))) return now;
    if (now.legal?.length) await act(page, id, now, pick(now));
    else await new Promise((done) => setTimeout(done, 50));
  }
}

let acts = 0;
async function act(page, id, { version }, action) {
  const data = { id: `film-${id}-${(acts += 1)}`, version, command: { do: 'act', action } };
  await page.request.post(`/api/tables/${id}/commands`, { data });
}

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Carries something from one place to another, and lets go; a picture is taken of every few frames of both. */
async function drag(page, from, to) {
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  const pictures = [await shot(page)];
  const steps = 18;
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    await page.mouse.move(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - 60 * Math.sin(Math.PI * t));
    await rest(page, 45);
    if (step % 3 === 0) pictures.push(await shot(page));
  }
  pictures.push(...(await follow(page, () => page.mouse.up(), { every: 4 })));
  return pictures;
}

const rival = { computer: 'beginner' };

/** Goes to a page without loading the app anew. */
const visit = (page, path) =>
  page.evaluate((path) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }));
    link.click();
    link.remove();
  }, path);

const SCENES = {
  async 'mandala-deal'() {
    const page = await open();
    const id = await table(page, { game: 'mandala', seats: ['me', rival] });
    await page.goto('/');
    await rest(page);
    await strip('mandala-deal', await follow(page, () => visit(page, `/table/${id}`), { every: 6 }));
    await page.context().close();
  },
  'mandala-draw': () => replayed('mandala-draw', 'mandala', 9),
  'mandala-opponent': () => replayed('mandala-opponent', 'mandala', 4),
  'mandala-completion': () => replayed('mandala-completion', 'mandala', 35),
  'mandala-claims': () => replayed('mandala-claims', 'mandala', 36, 2),
  'mandala-destruction': () => replayed('mandala-destruction', 'mandala', 38),
  async 'mandala-reshuffle'() {
    const page = await open();
    // A draw of more cards than the deck has shuffles the discard pile. If the computer draws first, another game is played.
    const runsOut = ({ view, legal }) => view.phase === 'turn' && countOf(discardMost({ legal })) > view.deck;
    for (;;) {
      const id = await table(page, { game: 'mandala', seats: ['me', rival] });
      let most = 0;
      const now = await playUntil(
        page,
        id,
        (now) => runsOut(now) || now.view.discard.length < (most = Math.max(most, now.view.discard.length)),
        discardMost,
      );
      if (now.table.phase !== 'running' || !runsOut(now)) continue;
      await page.goto(`/table/${id}`);
      await page.locator('[role=option]').first().waitFor();
      await rest(page);
      await strip(
        'mandala-reshuffle',
        await follow(page, () => act(page, id, now, discardMost(now)), { patience: 900 }),
      );
      return page.context().close();
    }
  },
  async 'mandala-drag'() {
    const page = await open();
    const { id } = await tableWithFriend(page, 'mandala');
    const { legal } = await seen(page, id);
    const action = legal.find((one) => one.startsWith('m'));
    await page.goto(`/table/${id}`);
    await page.locator('[role=option]').first().waitFor();
    await rest(page);
    const card = page.locator(`[role=option][data-colour="${action[2]}"]`).first();
    await strip('mandala-drag', await drag(page, card, page.locator(`[data-drop="${action.slice(0, 2)}"]`)));
    await page.context().close();
  },
  'stones-pick-up': () => replayed('stones-pick-up', 'stones', 1),
  'stones-scoring': () => replayed('stones-scoring', 'stones', 23),
  async 'stones-drag'() {
    const page = await open();
    const { id } = await tableWithFriend(page, 'stones');
    const { legal } = await seen(page, id);
    const action = legal.find((one) => /^[a-g]\d/.test(one));
    await page.goto(`/table/${id}`);
    const square = (name) => page.locator(`[data-square="${name}"]`);
    await square(action.slice(0, 2)).waitFor();
    await rest(page);
    const pictures = await drag(page, square(action.slice(0, 2)), square(action.slice(2, 4)));
    const go = page.getByRole('button', { name: 'Pick up' });
    pictures.push(...(await follow(page, () => go.click(), { every: 4 })));
    await strip('stones-drag', pictures);
    await page.context().close();
  },
  async 'stones-last-round'() {
    const page = await open();
    const END = 6;
    /** The scoring that places the last stones of the track, if there is one. */
    const ending = ({ view, legal, seat }) =>
      legal.find((action) => {
        const tops = view.towers[seat].filter((tower) => action === `c${tower[0]?.toUpperCase()}`);
        return tops.length > 0 && view.placed + tops.length >= END;
      });
    const pickUp = ({ legal }) => legal.find((action) => /^[a-g]\d/.test(action)) ?? legal[0];
    const options = { track: { hands: { [END]: 2 } } };
    const { id, friend } = await tableWithFriend(page, 'stones', options);
    let now = await seen(page, id);
    // The last player of a round would end the game at once, so the first player begins the last round.
    for (let mover = page; mover !== page || !now.legal.length || !ending(now); now = await seen(mover, id)) {
      if (now.legal.length > 0) await act(mover, id, now, pickUp(now));
      mover = mover === page ? friend : page;
    }
    await page.goto(`/table/${id}`);
    await page.locator('[data-square]').first().waitFor();
    await rest(page);
    await strip('stones-last-round', await follow(page, () => act(page, id, now, ending(now)), { every: 5 }));
    await page.context().close();
  },
  async 'stones-final-count'() {
    const page = await open();
    // A short game: its last round begins early.
    const id = await table(page, { game: 'stones', seats: ['me', rival], options: { track: { hands: { 6: 2 } } } });
    await playUntil(page, id, ({ view }) => view.placed >= 4);
    await page.goto(`/table/${id}`);
    await page.locator('[data-square]').first().waitFor();
    await rest(page);
    // What is played does not matter, only what follows: it is played over plain HTTP, and shown.
    const pictures = await follow(page, () => playUntil(page, id, () => false), { every: 8, patience: 3_000 });
    await strip('stones-final-count', pictures.slice(-60));
    await page.context().close();
  },
};

mkdirSync(images, { recursive: true });
for (const [name, film] of Object.entries(SCENES)) {
  if (wanted.length === 0 || wanted.some((one) => name.includes(one))) await film();
}
await browser.close();
stop();
