// The parts of a page by what they are and what they are called, in whichever language the page speaks. Places and squares, which
// are found by their data attributes, are for where things are.

import type { Locator, Page } from '@playwright/test';
import type { Game } from './games';
import { LANGUAGES, WORDS } from './words';

/** Stands for whatever a message is filled with: a name, a number. */
export const ANY = '\u{1}';
/** Stands for any number in a message. */
export const NUMBER = '\u{2}';

/** A message in any of the languages, as a pattern. */
export function message(id: string, args: Record<string, string | number> = {}): RegExp {
  const ways = LANGUAGES.map((language) =>
    WORDS[language](id, args)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // Names of parts have plain spaces for those that are not broken at.
      .replace(/\s/g, '\\s')
      .replaceAll(ANY, '.+')
      .replaceAll(NUMBER, '\\d+'),
  );
  // An icon before the words leaves a space.
  return new RegExp(`^\\s*(${[...new Set(ways)].join('|')})\\s*$`);
}

/** Whatever begins with a message. */
export const begins = ({ source }: RegExp, after = ''): RegExp => new RegExp(source.slice(0, -1) + after);

/** Whatever ends with a message. */
export const endsWith = ({ source }: RegExp): RegExp => new RegExp(source.slice(1));

/** Either of two messages. */
export const oneOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What the players look like in a part of a page, each by the lines of its rosette or face. */
export const faces = (part: Locator): Promise<string[]> =>
  part
    .locator('svg[viewBox="-54 -54 108 108"]')
    .evaluateAll((drawn) =>
      drawn.map((one) => [...one.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()),
    );

// The start page.
export const start = (page: Page): Locator => page.getByRole('button', { name: message('home-play') });
export const running = (page: Page): Locator => page.getByRole('region', { name: message('home-continue') });
/** The choice of a game: its words are what is pressed. */
export function gameChoice(page: Page, game: Game): Locator {
  return page.getByRole('group', { name: message('new-game') }).getByText(message(`new-game-${game}`));
}

// Around every page.
export const menu = (page: Page): Locator => page.getByRole('button', { name: message('shell-menu') });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const home = (page: Page): Locator => page.getByRole('link', { name: message('shell-home') });

// A table.
interface GameParts {
  /** The board, for every viewer. */
  board(page: Page): Locator;
  /** Says that the player may choose: a card of the hand that can be played, or the card that asks for a choice. */
  mayChoose(page: Page): Locator;
  /** What is played with. */
  own(page: Page): Locator;
  /** What must be in sight: the board, what is played with, and what can be done. */
  all(page: Page): Locator[];
  /** Takes the device for the turn; a game without hands to hide shows everything before that. */
  takeDevice?(page: Page): Promise<void>;
}

const PARTS: Record<Game, GameParts> = {
  mandala: {
    board: (page) => page.getByRole('region', { name: /^Mandala I: / }),
    mayChoose: (page) => playable(page).first(),
    own: (page) => hand(page).first(),
    all: (page) => [page.getByRole('region', { name: /^Mandala II?: / }).last(), hand(page).first(), hand(page).last()],
    takeDevice: (page) => iAm(page).click(),
  },
  stones: {
    board: (page) => page.getByRole('grid', { name: message('stones-board') }),
    mayChoose: (page) => choosing(page),
    own: (page) => ownBoard(page),
    all: (page) => [board(page, 'stones'), ownBoard(page), turnCard(page)],
  },
};

export const board = (page: Page, game: Game): Locator => PARTS[game].board(page);
export const mayChoose = (page: Page, game: Game): Locator => PARTS[game].mayChoose(page);
export const own = (page: Page, game: Game): Locator => PARTS[game].own(page);
export const allParts = (page: Page, game: Game): Locator[] => PARTS[game].all(page);
export const takeDevice = async (page: Page, game: Game): Promise<void> => PARTS[game].takeDevice?.(page);
/** Whose turn it is, in words. */
export const status = (page: Page): Locator => page.getByRole('status').filter({ has: page.getByRole('heading') });
export const hand = (page: Page): Locator => page.getByRole('listbox').getByRole('option');
export const playable = (page: Page): Locator => page.getByRole('listbox').getByRole('option', { disabled: false });
/** The card beside the board of Stones that says what can be chosen. */
export const turnCard = (page: Page): Locator => page.getByRole('region', { name: message('stones-turn') });
/** It asks for a choice only when there is one. */
export const choosing = (page: Page): Locator =>
  turnCard(page).getByText(
    oneOf(message('stones-choose'), message('stones-choose-score'), message('stones-artist-first')),
  );
export const claims = (page: Page): Locator =>
  page.getByRole('group', { name: message('mandala-claiming', { mandala: ANY }) });
export const mountainOfClaims = (page: Page): Locator =>
  page.getByRole('group', { name: message('mandala-chooses', { who: 'you', name: '' }) });
export const log = (page: Page): Locator => page.getByRole('list', { name: message('table-log') });
export const panelButton = (page: Page): Locator => page.getByRole('button', { name: message('table-panel') });
export const tab = (page: Page, id: string): Locator => page.getByRole('tab', { name: message(id) });
/** Where people share a device: says who holds the device, before anything of a hand is shown. */
export const iAm = (page: Page): Locator => page.getByRole('button', { name: message('table-i-am', { name: ANY }) });
/** Turns the objectives up while it is held, at a device that people share. */
export const peek = (page: Page): Locator => page.getByRole('button', { name: begins(message('stones-peek')) });
export const objectives = (page: Page): Locator => page.getByRole('list', { name: message('stones-objectives') });
/** The board of the player at the bottom, in Stones. */
export const ownBoard = (page: Page): Locator =>
  page.getByRole('region', { name: oneOf(message('stones-own-board'), message('stones-board-of', { name: ANY })) });
/** A space of it, with or without a tower. */
export const tower = (page: Page, space: string): Locator =>
  ownBoard(page)
    .getByRole('button')
    .filter({ has: page.locator(`[data-place^="tower-"][data-place$="-${space}"]`) });
/** The end of a game: whatever ended it, it can be replayed. */
export const ended = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: message('table-replay') });

export const coach = (page: Page): Locator => page.getByRole('region', { name: message('learn-coach') });

// A replay.
export const controls = (page: Page): Locator => page.getByRole('group', { name: message('replay-controls') });
export const viewpoints = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: message('replay-viewpoint') }).getByRole('radio');
export const moves = (page: Page): Locator => page.getByRole('list', { name: message('replay-moves') });
export const analyse = (page: Page): Locator => page.getByRole('button', { name: message('replay-analyse') });
