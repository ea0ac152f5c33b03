// Tables at which people of this device play.

import type { Page } from '@playwright/test';
import { lastRound, make } from '../quick';
import { choose } from '../table';
import { called, shows, type State, table, yourTurn } from './state';

type View = Record<string, any>;

/** Chooses an artist and where it goes. */
async function chooseArtist(page: Page): Promise<void> {
  await page.locator('[data-square].able').first().click();
  await page.locator('[data-square].target').first().click();
  await shows('.turn .btn.pri')(page);
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
    arrive: shows('.link.code svg'),
  },
  {
    name: 'curtain',
    title: yourTurn('mandala'),
    address: async (page) => `/table/${await make(page, { game: 'mandala', seats: ['me', 'me'] })}`,
    arrive: shows('.curtain .btn'),
  },
  table('mandala', 'mandala', {
    stop: (view) => view['turn'] >= 6 && view['phase'] === 'turn',
    then: shows('[role=option][aria-disabled=false]'),
  }),
  table('mandala-selected', 'mandala', {
    stop: early,
    async then(page) {
      await page.locator('[role=option]').last().click();
      await shows('.act .chip')(page);
    },
  }),
  table('mandala-cup', 'mandala', {
    stop: early,
    async then(page) {
      await page.keyboard.press('c');
      await shows('dialog[open] :is(table, p)')(page);
    },
  }),
  table('mandala-claim', 'mandala', { stop: claim, then: shows('.act.claims') }),
  table('mandala-claim-chosen', 'mandala', {
    stop: claim,
    async then(page) {
      await page.locator('.mountain[role=group] button').first().click();
      await shows('.mountain[role=group] button.chosen')(page);
    },
  }),
  table('stones', 'stones', { stop: (view) => view['placed'] >= 2, then: shows('.turn.own') }),
  table('stones-selected', 'stones', { then: chooseArtist }),
  table('stones-scoring', 'stones', {
    pick: pickUp,
    stop: (view) => towersOfMover(view).length >= 4,
    async then(page) {
      await page.locator('.near li button[aria-disabled=false]').first().click();
      await shows('.turn dl')(page);
    },
  }),
  table('stones-three', 'stones', { players: 3, stop: (view) => view['placed'] >= 3, then: shows('.turn.own') }),
  table('stones-four', 'stones', {
    players: 4,
    pick: pickUp,
    stop: (view) => towersOfMover(view).length >= 3,
    then: shows('.turn.own'),
  }),
  table('stones-four-selected', 'stones', { players: 4, stop: (view) => view['placed'] >= 2, then: chooseArtist }),
  {
    ...table('stones-last-round', 'stones', { then: shows('.turn.own') }),
    address: async (page) => `/table/${await lastRound(page)}`,
  },
];
