// Hands that play: with a mouse, with a finger, by dragging, or with nothing but a keyboard.

import { expect, type Locator, type Page } from '@playwright/test';
import { choose, moved, type Seen, turn } from './table';

export type How = 'mouse' | 'touch' | 'drag' | 'keyboard';

/** Plays a game to its end, and says how many actions that took. */
export async function playOn(page: Page, id: string, how: How, most = 400): Promise<number> {
  for (let actions = 0; actions < most; actions += 1) {
    const seen = await turn(page, id);
    if (seen.table.phase !== 'running') return actions;
    await play(page, seen, how);
    await moved(page, id, seen.version);
  }
  throw new Error('the game does not end');
}

/** Plays one action. The last colour of a Mountain plays itself. */
export async function play(page: Page, seen: Seen, how: How, action = choose(seen)): Promise<void> {
  await ready(page, seen);
  if (seen.table.game === 'stones') return playStones(page, seen, how, action);
  if (seen.legal?.length === 1 && action.startsWith('c')) return;
  return how === 'keyboard' ? keysOfMandala(page, seen, action) : playMandala(page, seen, how, action);
}

/** Waits until the page shows what the server said. */
async function ready(page: Page, seen: Seen): Promise<void> {
  if (seen.table.game === 'stones') await expect(page.locator('.turn.own')).toBeVisible();
  else if (seen.view?.['phase'] === 'claim') await expect(page.locator('.act.claims')).toBeVisible();
  else await expect(page.locator('[role=option][aria-disabled=false]').first()).toBeVisible();
}

const press = (how: How, target: Locator): Promise<void> => (how === 'touch' ? target.tap() : target.click());

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + Math.min(30, a.height / 2));
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

async function playMandala(page: Page, seen: Seen, how: How, action: string): Promise<void> {
  const colour = action.startsWith('d') || action.startsWith('c') ? (action[1] ?? '') : (action[2] ?? '');
  if (action.startsWith('c')) {
    const pile = page.locator(`.mountain[role=group] button:has([data-place$="-${colour}"])`);
    if (how === 'drag') return drag(page, pile, page.locator('[data-drop=river]'));
    await press(how, pile);
    return press(how, pile);
  }
  const count = action.startsWith('m') ? 1 : Number(action.at(-1));
  const place = page.locator(`[data-drop="${action.startsWith('d') ? 'd' : action.slice(0, 2)}"]`);
  const cards = page.locator(`[role=option][data-colour="${colour}"]`);
  for (let index = 0; index < count; index += 1) {
    // The last card is carried with those picked before it.
    if (how === 'drag' && index === count - 1) return drag(page, cards.nth(index), place);
    const box = await cards.nth(index).boundingBox();
    if (!box) throw new Error('no such card');
    // The left edge of a card is never covered by the next.
    const position = { x: 12, y: 30 };
    await (how === 'touch' ? cards.nth(index).tap({ position }) : cards.nth(index).click({ position }));
  }
  await press(how, place);
}

async function keysOfMandala(page: Page, seen: Seen, action: string): Promise<void> {
  const { keyboard } = page;
  if (action.startsWith('c')) {
    await keyboard.press((action[1] ?? '').toLowerCase());
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

async function playStones(page: Page, seen: Seen, how: How, action: string): Promise<void> {
  if (how === 'keyboard') return keysOfStones(page, action);
  if (/^[a-g]/.test(action)) {
    const [from, to, side, space] = [action.slice(0, 2), action.slice(2, 4), action[4], action[5]];
    const square = (name: string) => page.locator(`[data-square="${name}"]`);
    if (how === 'drag') await drag(page, square(from), square(to));
    else {
      await press(how, square(from));
      await press(how, square(to));
    }
    await press(how, page.locator(`input[name=stones-first][value=${side}]`));
    return press(how, page.locator(`[data-drop="tower-${space}"] button`));
  }
  const own = (space: string) => page.locator(`button:has([data-place="tower-${seen.seat}-${space}"])`);
  if (action.startsWith('c')) {
    const top = (seen.view?.['towers'][seen.seat ?? 0] as string[]).findIndex((tower) => tower[0]?.toUpperCase() === action[1]);
    await press(how, own(String(top + 1)));
  } else {
    await press(how, page.locator('.turn .row[role=group] button').last());
    for (const space of action.slice(1)) await press(how, own(space));
  }
  await press(how, page.locator('.turn .btn.pri'));
}

async function keysOfStones(page: Page, action: string): Promise<void> {
  const { keyboard } = page;
  if (/^[a-g]/.test(action)) {
    await walk(page, action.slice(0, 2));
    await keyboard.press('Space');
    await walk(page, action.slice(2, 4));
    await keyboard.press('Space');
    await keyboard.press(action[4] ?? '');
    await keyboard.press(action[5] ?? '');
  } else if (action.startsWith('c')) {
    await keyboard.press('c');
    await keyboard.press((action[1] ?? '').toLowerCase());
  } else {
    await keyboard.press('t');
    const chosen = page.locator('.near li.lifted button');
    for (const space of '12345') {
      const lifted = await page.locator(`.near li.lifted [data-place$="-${space}"]`).count();
      if ((lifted > 0) !== action.includes(space)) await keyboard.press(space);
    }
    await expect(chosen).toHaveCount(action.length - 1);
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
    // Rows of artists have all files: there one goes sideways, and otherwise up or down first.
    if (rank !== wantedRank && file % 2 === 0) await page.keyboard.press(rank < wantedRank ? 'ArrowDown' : 'ArrowUp');
    else if (file !== wantedFile) await page.keyboard.press(file < wantedFile ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(rank < wantedRank ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrows do not lead to ${target}`);
}
