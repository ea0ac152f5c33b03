// Hands that play: with a mouse, with a finger, by dragging, or with nothing but a keyboard.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Game } from './games';
import {
  ANY,
  begins,
  choosing,
  claims,
  hand,
  mountainOfClaims,
  NUMBER,
  oneOf,
  ownBoard,
  playable,
  message,
  tower,
  turnCard,
} from './parts';
import { choose, look, moved, type TableView, turn } from './table';

export type InputDevice = 'mouse' | 'touch' | 'drag' | 'keyboard';

/** Plays a game to its end, and says how many actions that took. */
export async function playOn(page: Page, id: string, how: InputDevice, most = 400): Promise<number> {
  for (let actions = 0; actions < most; actions += 1) {
    const seen = await turn(page, id);
    if (seen.table.phase !== 'running') return actions;
    await play(page, seen, how);
    await moved(page, id, seen.version);
  }
  throw new Error('the game does not end');
}

/** Several people play each other, each in a browser of their own, until the game ends. */
export async function playTogether(pages: readonly Page[], id: string): Promise<void> {
  const seats = await Promise.all(pages.map(async (page) => (await look(page, id)).seat));
  for (;;) {
    const { table, view } = await look(pages[0] as Page, id);
    if (table.phase !== 'running') return;
    const mover = pages[seats.indexOf(view?.['to_move'])] as Page;
    const seen = await look(mover, id);
    // A claim that plays itself may have been made meanwhile.
    if (!seen.legal?.length) continue;
    await play(mover, seen, 'mouse');
    await moved(mover, id, seen.version);
  }
}

/** Plays one action. Except in lessons, the last colour of a Mountain plays itself. */
export async function play(page: Page, seen: TableView, how: InputDevice, action = choose(seen)): Promise<void> {
  const forced = seen.legal?.length === 1 && seen.view?.['phase'] === 'claim' && seen.table.kind !== 'lesson';
  if (forced) return;
  await ready(page, seen);
  return HANDS[seen.table.game].play(page, seen, how, action);
}

/** Waits until the page shows what the server said. */
export const ready = (page: Page, seen: TableView): Promise<void> => HANDS[seen.table.game].ready(page, seen);

interface Hands {
  play(page: Page, seen: TableView, how: InputDevice, action: string): Promise<void>;
  ready(page: Page, seen: TableView): Promise<void>;
}

const HANDS: Record<Game, Hands> = {
  mandala: {
    play: (page, seen, how, action) =>
      how === 'keyboard' ? keysOfMandala(page, seen, action) : playMandala(page, seen, how, action),
    ready: mandalaReady,
  },
  stones: { play: playStones, ready: stonesReady },
};

async function stonesReady(page: Page, { seat, view }: TableView): Promise<void> {
  const artists = page.getByRole('gridcell', {
    name: oneOf(
      message('stones-name-artist', { space: ANY, pattern: 'star' }),
      message('stones-name-artist', { space: ANY, pattern: 'ring' }),
    ),
  });
  await expect
    .poll(() =>
      artists.evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset['square']).sort()),
    )
    .toEqual(Object.keys(view?.['artists']).sort());
  const empty = (view?.['towers'][seat ?? 0] as string[]).filter((tower) => tower === '').length;
  await expect(ownBoard(page).getByRole('button', { name: NO_TOWER })).toHaveCount(empty);
  // What can be done follows what has happened.
  await expect(choosing(page)).toBeVisible();
}

async function mandalaReady(page: Page, { view, legal }: TableView): Promise<void> {
  if (view?.['phase'] === 'claim') {
    // Each colour is a button; one of them more claims what is chosen.
    await expect(claims(page).getByRole('button', { name: CLAIM })).toHaveCount(legal?.length ?? 0);
  } else {
    await expect
      .poll(() =>
        hand(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['colour']).join('')),
      )
      .toBe(view?.['hand']);
    await expect(playable(page).first()).toBeVisible();
  }
}

/** What a button begins with that claims one colour, and a space of the player's board without a tower. */
const CLAIM = begins(message('mandala-claim'), ':');
const NO_TOWER = begins(message('stones-name-no-tower', { space: ANY }));

const press = (how: InputDevice, target: Locator): Promise<void> => (how === 'touch' ? target.tap() : target.click());

/** Where a card of the fan can be pressed: cards are turned, and each covers a part of the one before. */
export async function spot(card: Locator): Promise<{ x: number; y: number }> {
  await card.scrollIntoViewIfNeeded();
  return card.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    for (let y = 8; y < height; y += 6) {
      for (let x = 6; x < width; x += 4) {
        const reached = [-3, 0, 3].every((off) => node.contains(document.elementFromPoint(left + x + off, top + y)));
        if (reached) return { x, y };
      }
    }
    throw new Error('the card is wholly covered');
  });
}

/** Where something is, once it has come to rest: a table that has just opened still makes room. */
export async function restingBox(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await (await part.elementHandle()).waitForElementState('stable');
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is seen');
  return box;
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await restingBox(from), await restingBox(to)];
  const at = await spot(from);
  await page.mouse.move(a.x + at.x, a.y + at.y);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

async function playMandala(page: Page, seen: TableView, how: InputDevice, action: string): Promise<void> {
  const colour = action.startsWith('d') || action.startsWith('c') ? (action[1] ?? '') : (action[2] ?? '');
  if (action.startsWith('c')) {
    const pile = mountainOfClaims(page)
      .getByRole('button')
      .filter({ has: page.locator(`[data-place$="-${colour}"]`) });
    const river = page.getByRole('list', { name: message('mandala-river', { who: 'you', name: '' }) });
    if (how === 'drag') return drag(page, pile, river);
    await press(how, pile);
    return press(how, pile);
  }
  const count = action.startsWith('m') ? 1 : Number(action.at(-1));
  const place = page.locator(`[data-drop="${action.startsWith('d') ? 'd' : action.slice(0, 2)}"]`);
  const cards = hand(page).and(page.locator(`[data-colour="${colour}"]`));
  for (let index = 0; index < count; index += 1) {
    // The last card is carried with those picked before it.
    if (how === 'drag' && index === count - 1) return drag(page, cards.nth(index), place);
    const position = await spot(cards.nth(index));
    await (how === 'touch' ? cards.nth(index).tap({ position }) : cards.nth(index).click({ position }));
  }
  await press(how, place);
}

async function keysOfMandala(page: Page, seen: TableView, action: string): Promise<void> {
  const { keyboard } = page;
  if (action.startsWith('c')) {
    const claims = seen.legal?.filter((legal) => legal.startsWith('c')) ?? [];
    await keyboard.press(String(claims.indexOf(action) + 1));
    return keyboard.press('Enter');
  }
  const [kind, colour] = [action[0] ?? '', action.startsWith('d') ? (action[1] ?? '') : (action[2] ?? '')];
  const hand = String(seen.view?.['hand']);
  await keyboard.press(String(hand.indexOf(colour) + 1));
  const count = kind === 'm' ? 1 : Number(action.at(-1));
  for (let more = 1; more < count; more += 1) await keyboard.press('+');
  if (kind === 'd') return keyboard.press('d');
  await keyboard.press(kind === 'm' ? 'b' : 'g');
  const both = [1, 2].every((mandala) => seen.legal?.includes(`${kind}${mandala}${action.slice(2)}`));
  if (both) await keyboard.press(action[1] ?? '');
}

async function playStones(page: Page, seen: TableView, how: InputDevice, action: string): Promise<void> {
  if (how === 'keyboard') return keysOfStones(page, seen, action);
  if (/^[a-g]\d/.test(action)) {
    const [from, to, side, space] = [action.slice(0, 2), action.slice(2, 4), action[4], action[5]];
    const square = (name: string) => page.locator(`[data-square="${name}"]`);
    if (how === 'drag') await drag(page, square(from), square(to));
    else {
      await press(how, square(from));
      await press(how, square(to));
    }
    const first = turnCard(page).getByRole('group', { name: message('stones-first') });
    await press(
      how,
      first.getByRole('radio', { name: message('stones-first-side', { side: side ?? '', stone: ANY }) }),
    );
    await press(how, tower(page, space ?? ''));
    return press(how, turnCard(page).getByRole('button', { name: message('stones-pick-up') }));
  }
  if (action.startsWith('c')) {
    const top = (seen.view?.['towers'][seen.seat ?? 0] as string[]).findIndex(
      (tower) => tower[0]?.toUpperCase() === action[1],
    );
    await press(how, tower(page, String(top + 1)));
  } else {
    await press(how, turnCard(page).getByRole('button', { name: message('stones-any') }));
    for (const space of action.slice(1)) await press(how, tower(page, space));
  }
  await press(how, turnCard(page).getByRole('button', { name: message('stones-score-points', { points: NUMBER }) }));
}

async function keysOfStones(page: Page, seen: TableView, action: string): Promise<void> {
  const { keyboard } = page;
  if (/^[a-g]\d/.test(action)) {
    await walk(page, action.slice(0, 2));
    await keyboard.press('Space');
    await walk(page, action.slice(2, 4));
    await keyboard.press('Space');
    await keyboard.press(action[4] ?? '');
    await keyboard.press(action[5] ?? '');
  } else if (action.startsWith('c')) {
    const colours = seen.legal?.filter((legal) => legal.startsWith('c')) ?? [];
    for (let presses = 0; presses <= colours.indexOf(action); presses += 1) await keyboard.press('c');
  } else {
    await keyboard.press('t');
    for (const space of '12345') {
      const lifted = (await tower(page, space).getAttribute('aria-pressed')) === 'true';
      if (lifted !== action.includes(space)) await keyboard.press(space);
    }
    await expect(ownBoard(page).getByRole('button', { pressed: true })).toHaveCount(action.length - 1);
  }
  await keyboard.press('Enter');
}

/** Walks over the board with Tab and the arrows. */
async function walk(page: Page, target: string): Promise<void> {
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['square'] ?? '');
  for (let tabs = 0; (await at()) === '' && tabs < 60; tabs += 1) await page.keyboard.press('Tab');
  for (let steps = 0; steps < 40; steps += 1) {
    const here = await at();
    if (here === target) return;
    const [file, rank] = [here.charCodeAt(0), Number(here[1])];
    const [wantedFile, wantedRank] = [target.charCodeAt(0), Number(target[1])];
    // Rows of artists have all files: there the keys go sideways, and otherwise up or down first.
    if (rank !== wantedRank && file % 2 === 0) await page.keyboard.press(rank < wantedRank ? 'ArrowDown' : 'ArrowUp');
    else if (file !== wantedFile) await page.keyboard.press(file < wantedFile ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(rank < wantedRank ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrows do not lead to ${target}`);
}
