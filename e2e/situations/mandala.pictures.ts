// Situations of Mandala in which a person could have to guess.

import { expect, type Page } from '@playwright/test';
import { spot } from '../tests/hands';
import { ANY, controls, hand, mayChoose, playable, message } from '../tests/parts';
import { command, make, makeWithFriend, playUntil } from '../tests/quick';
import { choose, look, type TableView, turn } from '../tests/table';
import { picture } from './scene';

const COMPUTER = { game: 'mandala', seats: ['me', { computer: 'casual' }] };

/** The player's own turn after some moves against a computer. */
async function midGame(page: Page, moves: number): Promise<string> {
  const id = await make(page, COMPUTER);
  let seen = await turn(page, id);
  for (let made = 0; made < moves || seen.view?.['phase'] !== 'turn'; made += 1) {
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
    seen = await turn(page, id);
  }
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'mandala')).toBeVisible();
  return id;
}

picture('mandala-first-lesson', { screen: 'phone' }, async (page) => {
  await page.goto('/learn/mandala-first-turns');
  await expect(playable(page).first()).toBeVisible();
});

picture('mandala-refusal', { screen: 'phone' }, async (page) => {
  const id = await midGame(page, 4);
  const { view } = await look(page, id);
  // A colour of the hand that lies in the opponent's Field already.
  const mandala = [1, 2].find((which) => shared(view, which) !== undefined) ?? 1;
  const card = hand(page).and(page.locator(`[data-colour="${shared(view, mandala) ?? ''}"]`));
  await card.first().click({ position: await spot(card.first()) });
  await page.locator(`[data-drop="f${mandala}"]`).click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: /already/ })).toBeVisible();
});

/** A colour of the hand that the player's Field of a mandala is closed to. */
function shared(view: TableView['view'], mandala: number): string | undefined {
  const { mountain, fields } = view?.['mandalas'][mandala - 1] as { mountain: string; fields: string[] };
  return [...String(view?.['hand'])].find((colour) => (mountain + (fields[1] ?? '')).includes(colour));
}

picture('mandala-take-back', { screen: 'phone' }, async (page, newcomer) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  // The friend has built, and drawn cards for it: that is not taken back without being asked for.
  const pick = (seen: TableView): string => seen.legal?.find((action) => action.startsWith('m')) ?? choose(seen);
  await playUntil(page, id, (view) => view['turn'] >= 3 && view['to_move'] === 0, { friend, pick });
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'mandala')).toBeVisible();
  await command(friend, id, { do: 'undo' });
  await expect(page.getByText(message('table-undo-asked', { name: ANY }))).toBeVisible();
});

picture('mandala-own-replay', { screen: 'desktop' }, async (page, newcomer) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await playUntil(page, id, (view) => view['turn'] >= 9, { friend });
  await command(page, id, { do: 'resign' });
  const cookies = await friend.context().cookies();
  await page.context().addCookies(cookies);
  await page.goto(`/game/${id}/7`);
  await expect(controls(page)).toBeVisible();
});

picture('mandala-offline', { screen: 'desktop' }, async (page) => {
  await midGame(page, 3);
  await page.context().setOffline(true);
  await expect(page.getByText(message('table-line-lost'))).toBeVisible();
  await playable(page).first().click();
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: message('table-withdraw') })).toBeVisible();
});

picture('mandala-last-move', { screen: 'phone' }, async (page) => {
  await midGame(page, 4);
});

picture('mandala-resign', { screen: 'desktop' }, async (page) => {
  await midGame(page, 3);
  await page.getByRole('button', { name: message('table-resign') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
