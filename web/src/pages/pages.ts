// Every page of the app, with the areas of words it needs. A page is loaded when it is first shown, or a little ahead.

import type { Component } from 'svelte';
import { GAMES } from '../app/names';
import type { Page, Route } from '../app/route.svelte';
import { need } from '../words';

export type PageComponent = Component<{ route: Route }>;

/** Loads a page and its words. */
export async function load(page: Page): Promise<PageComponent> {
  const { words, load } = PAGES[page];
  const [module] = await Promise.all([load(), need('shell', 'game', ...words)]);
  await module.ready?.();
  return module.default as PageComponent;
}

// Not every page reads its route, and few have anything to wait for.
const PAGES: Record<
  Page,
  { words: string[]; load: () => Promise<{ default: unknown; ready?: () => Promise<unknown> }> }
> = {
  home: { words: ['home', 'new'], load: () => import('./Home.svelte') },
  new: { words: ['home', 'new'], load: () => import('./New.svelte') },
  table: { words: ['table', 'new'], load: () => import('./Table.svelte') },
  lobby: { words: ['lobby', 'new'], load: () => import('./Lobby.svelte') },
  watch: { words: ['lobby', 'new'], load: () => import('./Watch.svelte') },
  daily: { words: ['daily', 'after', 'new'], load: () => import('./Daily.svelte') },
  games: { words: ['games', 'home', 'new'], load: () => import('./Games.svelte') },
  game: { words: ['replay', 'table', 'new'], load: () => import('./Game.svelte') },
  ply: { words: ['replay', 'table', 'new'], load: () => import('./Game.svelte') },
  record: { words: ['replay', 'table', 'new'], load: () => import('./Record.svelte') },
  learn: { words: ['learn', 'new', 'history'], load: () => import('./Learn.svelte') },
  lesson: { words: ['learn', 'table', 'new', 'history'], load: () => import('./Lesson.svelte') },
  rules: { words: ['rules', 'new', 'history', ...GAMES], load: () => import('./Rules.svelte') },
  me: { words: ['people', 'new'], load: () => import('./Me.svelte') },
  person: { words: ['people', 'games', 'new'], load: () => import('./Person.svelte') },
  leaderboard: { words: ['people', 'new'], load: () => import('./Leaderboard.svelte') },
  settings: { words: ['settings'], load: () => import('./Settings.svelte') },
  nowhere: { words: [], load: () => import('./Nowhere.svelte') },
};
