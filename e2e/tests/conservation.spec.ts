// Every frame of whole games: each piece is on the screen exactly once, goes from where it lay to where it comes to lie, and
// nothing is counted, lit or said before it is there. Filmed by a clock of the test's own, so that no frame is missed.

import { GAMES } from './games';
import { agrees, attachEvidence, CARDS, open, playFilmed, rival } from './filmed';
import { film, flawless, MOVING, reel, rest } from './filming';
import { lessonsOf, opened, take } from './lessons';
import { coach } from './parts';
import { make } from './quick';
import { expect, test } from './server';
import { look } from './table';

test.use(MOVING);
test.afterEach(attachEvidence);

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
  // How many stones the last scorings lay depends on the computer: games are played until one had too many.
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

for (const game of GAMES) {
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
