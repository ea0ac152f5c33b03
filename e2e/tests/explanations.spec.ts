// Every number of the Mandala board says why it is that number: on hover, on keyboard focus and on a long press.

import type { Locator, Page } from '@playwright/test';
import { restingBox } from './hands';
import { claims, hand, log, message, mountainOfClaims, playable, status } from './parts';
import { command, make, makeWithFriend, playUntil } from './quick';
import { expect, test } from './server';
import { choose, look, type TableView, turn } from './table';

const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const part = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** A table against the computer, opened when it is the player's turn. */
async function open(page: Page): Promise<TableView> {
  const seen = await turn(page, await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] }));
  await page.goto(`/table/${seen.table.id}`);
  await expect(playable(page).first()).toBeVisible();
  return seen;
}

/** What the parts of a board say of themselves. */
const PARTS: ReadonlyArray<[part: RegExp, words: RegExp]> = [
  [/^Mountain I:/, /^Mandala I lacks .*With all six colours it is complete/],
  [/^Mountain II:/, /^Mandala II lacks /],
  [/^Deck: /, /^Deck: \d+ cards\.\s+When its last card is drawn, the discard pile is shuffled/],
  [/^Discard pile: /, /^Discard pile: \d+ cards?\.\s+These cards become the new deck/],
  [/^Your Cup: /, /^Your Cup: \d+ cards, worth \d+ now\.\s.*Only you have seen: /s],
  [/’s Cup: /, /2 cards only their owner has seen/],
];

test('parts of the board explain themselves on hover and on keyboard focus', async ({ page }) => {
  await open(page);
  for (const [name, words] of PARTS) {
    await part(page, name).hover();
    await expect(tooltip(page)).toHaveText(words);
    await page.mouse.move(1, 1);
    await expect(tooltip(page)).toBeHidden();
    // A browser shows the focus of those who use keys.
    await page.keyboard.press('Shift');
    await part(page, name).focus();
    await expect(tooltip(page)).toHaveText(words);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
  }
});

test('parts of the board explain themselves on a long press', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  for (const [name, words] of PARTS) {
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7, bubbles: true };
    await part(page, name).dispatchEvent('pointerdown', finger);
    await expect(tooltip(page)).toHaveText(words);
    await part(page, name).dispatchEvent('pointerup', finger);
    // It stays after the finger is lifted, until the next press.
    await expect(tooltip(page)).toBeVisible();
  }
});

test('the two secret cards lie beside one’s own Cup, and beside no other', { tag: '@both' }, async ({ page }) => {
  const seen = await open(page);
  const faces = (name: RegExp) =>
    part(page, name)
      .locator('picture')
      .evaluateAll((cards) =>
        cards
          .map((card) => /sand-(.)/.exec(card.getAttribute('class') ?? '')?.[1])
          .sort()
          .join(''),
      );
  expect(await faces(/^Your Cup: /)).toBe([...String(seen.view?.['cup'])].sort().join(''));
  expect(await faces(/’s Cup: /)).toBe('');
});

test('a target says why it draws so many cards, and a locked one why it is locked', async ({ page }) => {
  // A colour that lies on a Mountain may join it, but no Field there.
  const again = ({ view }: TableView, action: string): boolean =>
    action.startsWith('m') && view?.['mandalas'][Number(action[1]) - 1].mountain.includes(action[2]);
  let seen = await open(page);
  const found = () => seen.legal?.find((action) => again(seen, action));
  while (!found()) seen = await open(page);
  const build = found() ?? '';
  const cards = String(seen.view?.['hand']);
  await page.keyboard.press(String(cards.indexOf(build[2] ?? '') + 1));
  await page.locator(`[data-drop="${build.slice(0, 2)}"]`).hover();
  // After building, five cards or more are in the hand: three more, or as many as fit.
  await expect(tooltip(page)).toHaveText(/^Building draws (3 cards\.|up to 3 cards, but a hand holds at most 8)/);
  const locked = page.getByRole('group', { name: 'What to do with the chosen cards' }).getByRole('button', {
    disabled: true,
    name: /already has/,
  });
  await locked.first().hover();
  await expect(tooltip(page)).toHaveText(/already has/);
});

/** Whether an action completes a mandala whose Fields are level. */
function ties({ view }: TableView, action: string): boolean {
  if (!action.startsWith('m')) return false;
  const { mountain, fields } = view?.['mandalas'][Number(action[1]) - 1] as { mountain: string; fields: string[] };
  const colours = new Set(mountain + fields.join(''));
  return (
    colours.size === 5 && !colours.has(action[2] ?? '') && fields[0] !== '' && fields[0]?.length === fields[1]?.length
  );
}

test('a tie says what broke it, before and after', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  let [mover, other] = [page, friend];
  let seen = await look(mover, id);
  const tie = () => seen.legal?.find((action) => ties(seen, action));
  for (; seen.table.phase === 'running' && !tie(); seen = await look(mover, id)) {
    if (seen.legal?.length) await command(mover, id, { do: 'act', action: choose(seen) }, { version: seen.version });
    else [mover, other] = [other, mover];
  }
  const action = tie() ?? '';
  expect(action).not.toBe('');
  await Promise.all([mover.goto(`/table/${id}`), other.goto(`/table/${id}`)]);
  await expect(playable(mover).first()).toBeVisible();
  await mover.keyboard.press(String(String(seen.view?.['hand']).indexOf(action[2] ?? '') + 1));
  const mountain = mover.locator(`[data-drop="${action.slice(0, 2)}"]`);
  await mountain.hover();
  await expect(
    mover.getByText(/^Build .*: completes .*it is (\d) to \1 and you play the last card, so .+ chooses first/),
  ).toBeVisible();
  await expect(tooltip(mover)).toHaveText(/would choose first: the Fields would be level, (\d) to \1, and you play/);
  await mountain.click();
  await expect(status(other).getByRole('heading')).toHaveText('You choose');
  await expect(
    log(other).getByText(/is complete, (\d) to \1: you choose first, because .+ played the last/),
  ).toBeVisible();
  await other.locator(`[data-drop="f${action[1]}"]`).first().hover();
  await expect(tooltip(other)).toHaveText(
    /^You chose first: the Fields are level, (\d) to \1, and your opponent played/,
  );
  // Each claim says what its points are: cards × River place.
  const possible = claims(other).getByRole('button', { name: /^Claim: / });
  await expect(possible).not.toHaveCount(0);
  for (const claim of await possible.all()) {
    // It may lie beneath the sentence before, which keeps a mouse that is on it.
    await other.mouse.move(1, 1);
    await expect(tooltip(other)).toBeHidden();
    await claim.hover();
    const points = /\+(\d+)/.exec((await claim.textContent()) ?? '')?.[1] ?? '';
    await expect(tooltip(other)).toHaveText(new RegExp(`River .*\\d × \\d = ${points}\\.$`));
  }
  await expect(mountainOfClaims(other)).toBeVisible();
});

test('a player without a card in the Field is told that claims are discarded', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  const mine = (await look(page, id)).seat ?? 0;
  /** One never grows a Field, the other does. */
  const pick = (seen: TableView, own: boolean): string => {
    const legal = seen.legal?.filter((action) => !own || !action.startsWith('f')) ?? [];
    return choose({ ...seen, legal });
  };
  let seen = await look(page, id);
  const inVain = () => seen.view?.['phase'] === 'claim' && (seen.legal?.length ?? 0) > 1;
  while (seen.table.phase === 'running' && !inVain()) {
    const own = seen.view?.['to_move'] === mine;
    const mover = own ? page : friend;
    const at = own ? seen : await look(friend, id);
    await command(mover, id, { do: 'act', action: pick(at, own) }, { version: at.version });
    seen = await look(page, id);
  }
  await page.goto(`/table/${id}`);
  await expect(claims(page).getByText(message('mandala-why-claim-discarded'))).toBeVisible();
  await expect(status(page).getByRole('heading')).toHaveText('You choose');
  await claims(page)
    .getByRole('button', { name: /^Claim: / })
    .first()
    .click();
  await claims(page).getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(log(page).getByText(/^Destruction of mandala I+$/)).toBeVisible();
  await expect(log(page).getByText(/You, discarded$/)).toBeVisible();
  await expect(hand(page).first()).toBeVisible();
});

test(
  'what can be claimed stays where it is during a choice, and still says what it brings when it is let go',
  { tag: '@both' },
  async ({ page, newcomer }) => {
    const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
    await playUntil(page, id, (view) => view['phase'] === 'claim' && view['to_move'] === 0, { friend });
    await page.goto(`/table/${id}`);
    const possible = claims(page).getByRole('button', { name: /^Claim: .*points?/ });
    const count = (await look(page, id)).legal?.length ?? 0;
    for (const viewport of [{ width: 667, height: 375 }, { width: 844, height: 390 }, page.viewportSize()]) {
      if (viewport) await page.setViewportSize(viewport);
      await expect(possible).toHaveCount(count);
      const before = await restingBox(possible.first());
      await possible.first().click();
      await expect(possible.first()).toHaveAttribute('aria-pressed', 'true');
      expect(await restingBox(possible.first())).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(possible.first()).toHaveAttribute('aria-pressed', 'false');
      await expect(possible).toHaveCount(count);
    }
  },
);
