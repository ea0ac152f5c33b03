// Tables at which people of this device play.

import { expect, type Page } from '@playwright/test';
import {
  choosing,
  claims,
  dialog,
  hand,
  iAm,
  mountainOfClaims,
  NUMBER,
  ownBoard,
  playable,
  message,
  turnCard,
} from '../parts';
import { lastRound, make } from '../quick';
import { choose } from '../table';
import { called, shows, type State, table, yourTurn } from './state';

type View = Record<string, any>;

/** Chooses an artist and where it goes. */
async function chooseArtist(page: Page): Promise<void> {
  const grid = page.getByRole('grid');
  // Squares say by their classes what can be done there; their names say it in words that differ from square to square.
  await grid.locator('[data-square].able').first().click();
  await grid.locator('[data-square].target').first().click();
  await expect(turnCard(page).getByRole('button', { name: message('stones-pick-up') })).toBeVisible();
}

/** Takes stones as long as there is room for a tower. */
const pickUp: typeof choose = (seen) => seen.legal?.find((action) => /^[a-g]\d/.test(action)) ?? choose(seen);

const towersOfMover = (view: View): string[] =>
  (view['towers'][view['to_move']] as string[]).filter((tower) => tower !== '');

const early = (view: View): boolean => view['turn'] >= 4 && view['phase'] === 'turn';
const claim = (view: View): boolean => view['phase'] === 'claim';

export const TABLES: readonly State[] = [
  {
    name: 'waiting',
    title: called('new-game-stones'),
    address: async (page) => `/table/${await make(page, { game: 'stones', seats: ['me', 'open', 'open'] })}`,
    arrive: shows((page) => page.getByRole('img', { name: message('table-qr') })),
  },
  {
    name: 'searching',
    title: called('new-game-mandala'),
    address: async (page) =>
      `/table/${await make(page, { game: 'mandala', seats: ['me', 'open'], visibility: 'public' })}`,
    arrive: shows((page) => page.getByRole('button', { name: message('meet-meanwhile') })),
  },
  {
    name: 'invited',
    title: called('new-game-mandala'),
    async address(_, newcomer) {
      const host = await newcomer();
      return `/table/${await make(host, { game: 'mandala', seats: ['me', 'open'], visibility: 'public' })}`;
    },
    arrive: shows((page) => page.getByRole('button', { name: message('table-join') })),
  },
  {
    name: 'curtain',
    title: yourTurn('mandala'),
    address: async (page) => `/table/${await make(page, { game: 'mandala', seats: ['me', 'me'] })}`,
    arrive: shows(iAm),
  },
  table('mandala', 'mandala', {
    stop: (view) => view['turn'] >= 6 && view['phase'] === 'turn',
    then: shows((page) => playable(page).first()),
  }),
  table('mandala-selected', 'mandala', {
    stop: early,
    async then(page) {
      await hand(page).last().click();
      await expect(page.getByRole('group', { name: message('mandala-actions') })).toBeVisible();
    },
  }),
  table('mandala-cup', 'mandala', {
    stop: early,
    async then(page) {
      await page.keyboard.press('c');
      await expect(dialog(page).getByRole('heading')).toBeVisible();
    },
  }),
  table('mandala-claim', 'mandala', { stop: claim, then: shows(claims) }),
  table('mandala-claim-chosen', 'mandala', {
    stop: claim,
    async then(page) {
      await mountainOfClaims(page).getByRole('button').first().click();
      await expect(mountainOfClaims(page).getByRole('button', { pressed: true })).toBeVisible();
    },
  }),
  table('stones', 'stones', { stop: (view) => view['placed'] >= 2, then: shows(choosing) }),
  table('stones-selected', 'stones', { then: chooseArtist }),
  table('stones-scoring', 'stones', {
    pick: pickUp,
    stop: (view) => towersOfMover(view).length >= 4,
    async then(page) {
      await ownBoard(page).getByRole('button', { disabled: false }).first().click();
      const score = message('stones-score-points', { points: NUMBER });
      await expect(turnCard(page).getByRole('button', { name: score })).toBeVisible();
    },
  }),
  table('stones-three', 'stones', { players: 3, stop: (view) => view['placed'] >= 3, then: shows(choosing) }),
  table('stones-four', 'stones', {
    players: 4,
    pick: pickUp,
    stop: (view) => towersOfMover(view).length >= 3,
    then: shows(choosing),
  }),
  table('stones-four-selected', 'stones', { players: 4, stop: (view) => view['placed'] >= 2, then: chooseArtist }),
  {
    ...table('stones-last-round', 'stones', { then: shows(choosing) }),
    address: async (page) => `/table/${await lastRound(page)}`,
  },
];
