// The ways through the app that have to work in every browser.

import { GAMES } from '../tests/games';
import { WORDS } from '../tests/words';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { isShown, loggedActions, playTurn } from './play';
import { type Locator, POLL, type Tab } from './tab';

const say = WORDS.en;

const path = (tab: Tab) => tab.evaluate(() => location.pathname);
const language = (tab: Tab) => tab.evaluate(() => document.documentElement.lang);

for (const game of GAMES) {
  test(`${game}: from the start page to a turn by pointer`, async ({ tab, tables }) => {
    await tab.open('/');
    await tab.click({ role: 'radio', name: new RegExp(`^${say(`new-game-${game}`)}(?! Stones)`) });
    await tab.click({ role: 'radio', name: new RegExp(say('level-beginner')) });
    await tab.click({ role: 'button', name: say('home-play') });
    await expect.poll(() => path(tab), POLL).toMatch(/^\/table\//);
    const id = (await path(tab)).split('/')[2] ?? '';
    const action = await playTurn(tab, tables, id, 'pointer');
    await expect.poll(() => loggedActions(tab), POLL).toContain(action);
  });

  for (const input of ['drag', 'keys'] as const) {
    test(`${game}: a turn by ${input}`, async ({ tab, tables }) => {
      const id = await tables.create(game);
      await tab.open(`/table/${id}`);
      const action = await playTurn(tab, tables, id, input);
      await expect.poll(() => loggedActions(tab), POLL).toContain(action);
    });
  }

  test(`${game}: a turn with motion`, async ({ tab, tables }) => {
    const id = await tables.create(game);
    await tab.open('/settings');
    const on: Locator = {
      role: 'radio',
      name: say('settings-normal'),
      within: { role: 'radiogroup', name: say('settings-motion') },
    };
    await tab.click(on);
    await tab.wait(on, { on: true });
    await tab.open(`/table/${id}`);
    const action = await playTurn(tab, tables, id, 'pointer');
    await expect.poll(() => loggedActions(tab), POLL).toContain(action);
  });

  test(`${game}: a turn on a phone`, async ({ tab, tables }) => {
    const id = await tables.create(game);
    await tab.resize(PHONE);
    await tab.open(`/table/${id}`);
    await playTurn(tab, tables, id, 'pointer');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // The same table grows to a wide one.
    await tab.resize(DESKTOP);
    await isShown(tab, await tables.turn(id));
  });

  test(`${game}: a reload in the middle of a game`, async ({ tab, tables }) => {
    const id = await tables.create(game);
    await tab.open(`/table/${id}`);
    await playTurn(tab, tables, id, 'pointer');
    const before = await loggedActions(tab);
    await tab.reload();
    await isShown(tab, await tables.turn(id));
    await expect.poll(() => loggedActions(tab), POLL).toEqual(before);
    await playTurn(tab, tables, id, 'pointer');
  });

  test(`${game}: a replay by keys and buttons`, async ({ tab, tables }) => {
    const id = await tables.playToEnd(game);
    await tab.open(`/game/${id}`);
    const moment: Locator = { role: 'status', within: { role: 'group', name: say('replay-controls') } };
    const plies = Number((await tab.wait(moment)).text.split('/')[1]);
    const isAt = async (ply: number) => {
      await tab.wait(moment, { text: `${ply}/${plies}` });
      await expect.poll(() => path(tab), POLL).toBe(`/game/${id}/${ply}`);
    };
    await tab.press('Home');
    await isAt(0);
    await tab.press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    await isAt(1);
    await tab.press('End');
    await isAt(plies);
    await tab.click({ role: 'button', name: say('replay-back') });
    await isAt(plies - 1);
    await tab.click({ role: 'button', name: /^3 /, within: { role: 'list', name: say('replay-moves') } });
    await isAt(3);
    await tab.reload();
    await isAt(3);
  });
}

test('the language changes at once and stays', async ({ tab }) => {
  await tab.open('/settings');
  await tab.wait({ role: 'heading', name: say('shell-settings') });
  expect(await language(tab)).toBe('en');
  await tab.click({ role: 'radio', name: 'Polski', within: { role: 'radiogroup', name: say('shell-language') } });
  await tab.wait({ role: 'heading', name: WORDS.pl('shell-settings') });
  expect(await language(tab)).toBe('pl');
  await tab.open('/learn');
  await expect.poll(() => language(tab), POLL).toBe('pl');
  await tab.open('/settings');
  await tab.wait({ role: 'heading', name: WORDS.pl('shell-settings') });
});

test('the dark theme changes the colours at once and stays', async ({ tab }) => {
  /** The lightness of what lies behind everything, from 0 to 255. */
  const lightness = () =>
    tab.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.documentElement)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
  await tab.open('/');
  await tab.wait({ role: 'button', name: say('shell-dark') });
  expect(await lightness()).toBeGreaterThan(180);
  await tab.click({ role: 'button', name: say('shell-dark') });
  await tab.wait({ role: 'button', name: say('shell-light') });
  await expect.poll(lightness, POLL).toBeLessThan(80);
  await tab.reload();
  await tab.wait({ role: 'button', name: say('shell-light') });
  expect(await lightness()).toBeLessThan(80);
});
