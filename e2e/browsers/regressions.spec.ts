// Defects that Chromium did not show, each with a test of its own.

import { GAMES } from '../tests/games';
import { WORDS } from '../tests/words';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { card, cardsOf, destination, isShown } from './play';
import { type Locator, POLL, type Tab } from './tab';
import { chooseAction, type TableClient } from './tables';

const say = WORDS.en;

/** Opens a table of Mandala at which moves wait to be confirmed. */
async function openConfirming(tab: Tab, tables: TableClient): Promise<string> {
  const id = await tables.create('mandala');
  await tab.open('/settings');
  const confirm: Locator = { role: 'switch', name: new RegExp(`^${say('settings-confirm')}`) };
  await tab.click(confirm);
  await tab.wait(confirm, { on: true });
  await tab.open(`/table/${id}`);
  return id;
}

test('a dragged card waits to be confirmed', async ({ tab, tables }) => {
  const id = await openConfirming(tab, tables);
  const snapshot = await tables.turn(id);
  await isShown(tab, snapshot);
  const action = chooseAction(snapshot);
  const cards = cardsOf(snapshot, action);
  for (const index of cards.slice(0, -1)) await tab.click(card(index));
  await tab.drag(card(cards.at(-1) ?? 0), destination(action));
  await tab.click({ role: 'button', name: say('mandala-confirm') });
  await tables.moved(id, snapshot.version);
});

test('a card dropped nowhere settles back, and Space picks it', async ({ tab, tables }) => {
  const id = await tables.create('mandala');
  await tab.open(`/table/${id}`);
  const snapshot = await tables.turn(id);
  await isShown(tab, snapshot);
  const index = cardsOf(snapshot, chooseAction(snapshot)).at(-1) ?? 0;
  const { box } = await tab.wait({ role: 'listbox' });
  // Left of the hand there is only the bare table.
  await tab.drag(card(index), { x: 20, y: Math.round(box.y + box.height / 2) });
  await tab.wait(card(index), { on: false });
  await tab.pressUntilFocused('Tab', { role: 'option' });
  for (const key of ['Home', ...Array<string>(index).fill('ArrowRight')]) await tab.press(key);
  await tab.wait(card(index), { focused: true });
  await tab.press('Space');
  await tab.wait(card(index), { on: true });
});

/** How the name of a seat and the cards that it holds collide; empty if they do not. */
function collision(tab: Tab, name: string): Promise<string> {
  return tab.evaluate((dom, name) => {
    const [seat] = dom.find({ role: 'region', name: { source: `^${name}$`, flags: '' } });
    const label = [...(seat?.querySelectorAll<HTMLElement>('[title]') ?? [])].find(({ title }) => title === name);
    // Their name begins with a number in every language.
    const groups = [...(seat?.querySelectorAll('[role=group]') ?? [])];
    const cards = groups.find((group) => /^\d/.test(group.getAttribute('aria-label') ?? ''));
    if (!label || !cards) return 'no name or no cards';
    const text = document.createRange();
    text.selectNodeContents(label);
    const [a, b] = [text.getBoundingClientRect(), cards.getBoundingClientRect()];
    const apart = a.right + 4 <= b.left || a.bottom <= b.top || b.bottom <= a.top;
    return apart ? '' : `the name ends at ${a.right}, the cards begin at ${b.left}`;
  }, name);
}

test('the name of an opponent leaves room for the cards they hold', async ({ tab, tables }) => {
  const id = await tables.create('mandala');
  for (const language of ['en', 'pl', 'nl'] as const) {
    await tab.open(`/table/${id}?lang=${language}`);
    for (const size of [DESKTOP, { width: 1024, height: 768 }, PHONE]) {
      await tab.resize(size);
      const message = `${language}, ${size.width} × ${size.height}`;
      await expect
        .poll(() => collision(tab, WORDS[language]('level-name-beginner', { which: 0 })), { ...POLL, message })
        .toBe('');
    }
  }
});

test('a page that fits does not scroll: records', async ({ tab }) => {
  await tab.open('/record');
  await tab.wait({ role: 'heading', name: say('replay-record') });
  for (const size of [DESKTOP, PHONE]) {
    await tab.resize(size);
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollHeight), POLL).toBe(size.height);
  }
});

for (const game of GAMES) {
  test(`a page that fits does not scroll: a replay of ${game}`, async ({ tab, tables }) => {
    const id = await tables.playToEnd(game);
    await tab.open(`/game/${id}/5`);
    await tab.wait({ role: 'group', name: say('replay-controls') });
    for (const size of [DESKTOP, { width: 1024, height: 768 }]) {
      await tab.resize(size);
      await expect.poll(() => tab.evaluate(() => document.documentElement.scrollHeight), POLL).toBe(size.height);
    }
  });
}
