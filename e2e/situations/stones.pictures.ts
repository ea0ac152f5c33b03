// Situations of Mandala Stones in which a person could have to guess.

import { expect, type Page } from '@playwright/test';
import { mayChoose, message, turnCard } from '../tests/parts';
import { command, make } from '../tests/quick';
import { choose, turn } from '../tests/table';
import { picture } from './scene';

/** The player's own turn after some moves against computers. */
async function midGame(page: Page, computers: number, moves: number): Promise<void> {
  const seats = ['me', ...Array<unknown>(computers).fill({ computer: 'beginner' })];
  const id = await make(page, { game: 'stones', seats });
  for (let made = 0; made < moves; made += 1) {
    const seen = await turn(page, id);
    await command(page, id, { do: 'act', action: choose(seen) }, { version: seen.version });
  }
  await turn(page, id);
  await page.goto(`/table/${id}`);
  await expect(mayChoose(page, 'stones')).toBeVisible();
}

/** Chooses an artist and where it goes. */
async function chooseArtist(page: Page): Promise<void> {
  const grid = page.getByRole('grid');
  await grid.locator('[data-square].able').last().click();
  await grid.locator('[data-square].target').last().click();
  await expect(turnCard(page).getByRole('button', { name: message('stones-pick-up') })).toBeVisible();
}

picture('stones-counts-and-order', { screen: 'desktop' }, async (page) => {
  await midGame(page, 1, 2);
  await chooseArtist(page);
});

picture('stones-counts-and-order-phone', { screen: 'phone', language: 'nl' }, async (page) => {
  await midGame(page, 1, 2);
  await chooseArtist(page);
});

picture('stones-four-players', { screen: 'desktop' }, async (page) => {
  await midGame(page, 3, 4);
});

picture('stones-names-pl', { screen: 'phone', language: 'pl' }, async (page) => {
  await midGame(page, 3, 4);
});

picture('stones-names-nl', { screen: 'phone', language: 'nl', dark: true }, async (page) => {
  await midGame(page, 3, 7);
});

picture('stones-landscape', { screen: 'landscape' }, async (page) => {
  await midGame(page, 1, 3);
  await chooseArtist(page);
});
