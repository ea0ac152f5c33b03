// Turns played in a tab: by pointer, by drag, or by keys alone. What is legal is read from the server.

import type { Game } from '../tests/games';
import { WORDS } from '../tests/words';
import { expect } from './fixtures';
import { type Locator, POLL, type Tab } from './tab';
import { chooseAction, type Snapshot, type TableClient } from './tables';

export type Input = 'pointer' | 'drag' | 'keys';

const say = WORDS.en;
const SAND_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  P: 'purple',
  K: 'black',
};
const NUMERALS = ['', 'I', 'II'];

/** Plays the player's turn, and waits until the tab shows the next one. */
export async function playTurn(tab: Tab, tables: TableClient, id: string, input: Input): Promise<string> {
  const snapshot = await tables.turn(id);
  const action = chooseAction(snapshot);
  await isShown(tab, snapshot);
  const hands = HANDS[snapshot.table.game];
  await hands.play(tab, snapshot, action, input);
  if (hands.mayNeedButton) await pressUntilPlayed(tab, tables, id, snapshot.version);
  await tables.moved(id, snapshot.version);
  await isShown(tab, await tables.turn(id));
  return action;
}

/** A tower space that is pressed may play at once, or be chosen and leave the rest to the button. */
async function pressUntilPlayed(tab: Tab, tables: TableClient, id: string, before: number): Promise<void> {
  await expect(async () => {
    const { version } = await tables.look(id);
    if (version === before) await tab.tryClick({ role: 'button', name: say('stones-pick-up') });
    expect(version).toBeGreaterThan(before);
  }).toPass(POLL);
}

/** Waits until the tab shows what the server says, and that it is the player's turn. */
export async function isShown(tab: Tab, snapshot: Snapshot): Promise<void> {
  await tab.wait({ role: 'heading', name: say('table-your-turn') });
  await HANDS[snapshot.table.game].isShown(tab, snapshot);
}

interface Hands {
  play(tab: Tab, snapshot: Snapshot, action: string, input: Input): Promise<void>;
  isShown(tab: Tab, snapshot: Snapshot): Promise<void>;
  /** Whether what was pressed last may only have chosen. */
  mayNeedButton: boolean;
}

const HANDS: Record<Game, Hands> = {
  mandala: { play: playMandala, isShown: handIsShown, mayNeedButton: false },
  stones: { play: playStones, isShown: artistsAreShown, mayNeedButton: true },
};

async function handIsShown(tab: Tab, { view }: Snapshot): Promise<void> {
  const hand = String(view?.['hand']);
  const names = [...hand].map((colour, index) =>
    say('mandala-card', { colour: say(`colour-${SAND_NAMES[colour]}`), index: index + 1, count: hand.length }),
  );
  await expect.poll(async () => (await tab.all({ role: 'option' })).map(({ name }) => name), POLL).toEqual(names);
}

async function artistsAreShown(tab: Tab, { view }: Snapshot): Promise<void> {
  const squares = Object.keys(view?.['artists'] as object).sort();
  await expect
    .poll(
      async () =>
        (await tab.all({ role: 'gridcell', name: /: (star|ring) artist\./ }))
          .map(({ name }) => name.slice(0, 2))
          .sort(),
      POLL,
    )
    .toEqual(squares);
}

/** The moves in the log, which wide tables show. */
export async function loggedActions(tab: Tab): Promise<string[]> {
  const entries = await tab.all({ role: 'listitem', within: { role: 'list', name: say('table-log') } });
  return entries.map(({ text }) => text.split(' ').at(-1) ?? '');
}

/** A card of the hand, from 0. */
export const card = (index: number): Locator => ({ role: 'option', name: new RegExp(` ${index + 1} of \\d+$`) });

/** Where an action of Mandala puts its cards. */
export function destination(action: string): Locator {
  if (action.startsWith('d')) return { role: 'button', name: /^Discard pile/ };
  const numeral = NUMERALS[Number(action[1])];
  if (action.startsWith('m'))
    return { role: 'button', name: new RegExp(`^${say('mandala-mountain', { mandala: numeral ?? '' })}:`) };
  return { role: 'button', name: /^Your Field/, within: { role: 'region', name: new RegExp(`^Mandala ${numeral}:`) } };
}

/** The cards that an action takes out of the hand, as positions. */
export function cardsOf(snapshot: Snapshot, action: string): number[] {
  const colour = action.startsWith('d') ? action[1] : action[2];
  const count = action.startsWith('m') ? 1 : Number(action.at(-1));
  const positions = [...String(snapshot.view?.['hand'])].flatMap((held, index) => (held === colour ? [index] : []));
  return positions.slice(0, count);
}

async function playMandala(tab: Tab, snapshot: Snapshot, action: string, input: Input): Promise<void> {
  const cards = cardsOf(snapshot, action);
  if (input === 'keys') return typeMandala(tab, snapshot, action, cards);
  for (const [order, index] of cards.entries()) {
    // The last card takes those along that were picked before.
    if (input === 'drag' && order === cards.length - 1) return tab.drag(card(index), destination(action));
    await tab.click(card(index));
    await tab.wait(card(index), { on: true });
  }
  await tab.click(destination(action));
}

async function typeMandala(tab: Tab, { legal }: Snapshot, action: string, cards: readonly number[]): Promise<void> {
  await tab.press(String((cards[0] ?? 0) + 1), ...cards.slice(1).map(() => '+'));
  const kind = action[0];
  if (kind === 'd') return tab.press('d');
  await tab.press(kind === 'm' ? 'b' : 'g');
  // Where both mandalas take the cards, a number says which.
  const both = [1, 2].every((mandala) => legal?.includes(`${kind}${mandala}${action.slice(2)}`));
  if (both) await tab.press(action[1] ?? '');
}

const square = (space: string): Locator => ({ role: 'gridcell', name: new RegExp(`^${space}:`) });

async function playStones(tab: Tab, _snapshot: Snapshot, action: string, input: Input): Promise<void> {
  const [from, to, side, space] = [action.slice(0, 2), action.slice(2, 4), action[4] ?? '', action[5] ?? ''];
  if (input === 'keys') {
    await walk(tab, from);
    await tab.press('Space');
    await walk(tab, to);
    return tab.press('Space', side, space, 'Enter');
  }
  if (input === 'drag') await tab.drag(square(from), square(to));
  else {
    await tab.click(square(from));
    await tab.wait(square(from), { on: true });
    await tab.click(square(to));
  }
  await tab.wait(square(to), { on: true });
  const first = new RegExp(`^${say('stones-first-side', { side, stone: '' }).trim()}`);
  await tab.click({ role: 'radio', name: first, within: { role: 'group', name: say('stones-first') } });
  await tab.click({ role: 'button', name: new RegExp(`^${say('stones-name-no-tower', { space })}`) });
}

/** Walks over the main board with Tab and the arrow keys. */
async function walk(tab: Tab, target: string): Promise<void> {
  await tab.pressUntilFocused('Tab', { role: 'gridcell' });
  for (let steps = 0; steps < 20; steps += 1) {
    const here = (await tab.all({ role: 'gridcell' })).find(({ focused }) => focused)?.name.slice(0, 2) ?? '';
    if (here === target) return;
    const [across, down] = [target.charCodeAt(0) - here.charCodeAt(0), Number(target[1]) - Number(here[1])];
    // Every second file has squares in all rows: only there an arrow surely leads up or down.
    const vertical = down !== 0 && (across === 0 || here.charCodeAt(0) % 2 === 0);
    await tab.press(vertical ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : across > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`the arrow keys do not lead to ${target}`);
}
