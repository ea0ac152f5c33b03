// Tables over plain HTTP: what a test needs beside its tab. The work is done by the helpers of the Chromium suite.

import type { APIRequestContext, Page } from '@playwright/test';
import type { Game } from '../tests/games';
import { finished, make } from '../tests/quick';
import { choose, look, moved, type TableView, turn } from '../tests/table';

export type Snapshot = TableView;

export class TableClient {
  /** Those helpers take a page, but use nothing of it except its requests. */
  private readonly person: Page;

  constructor(request: APIRequestContext) {
    this.person = { request } as Page;
  }

  /** Creates a table against a computer. */
  create(game: Game): Promise<string> {
    return make(this.person, { game, seats: ['me', { computer: 'beginner' }] });
  }

  /** Plays a game of two people at one device to its end. */
  playToEnd(game: Game): Promise<string> {
    return finished(this.person, game);
  }

  /** Waits until it is the player's turn. */
  turn(id: string): Promise<Snapshot> {
    return turn(this.person, id);
  }

  look(id: string): Promise<Snapshot> {
    return look(this.person, id);
  }

  /** Waits until an action has been played. */
  moved(id: string, version: number): Promise<void> {
    return moved(this.person, id, version);
  }
}

/** An action to play. */
export const chooseAction = (snapshot: Snapshot): string => CHOICE[snapshot.table.game](snapshot);

const CHOICE: Record<Game, (snapshot: Snapshot) => string> = { mandala: choose, stones: pickUp };

/** It takes every kind of input. */
function pickUp(snapshot: Snapshot): string {
  const action = snapshot.legal?.find((action) => /^[a-g]\d/.test(action));
  if (!action) throw new Error('no artist can move');
  return action;
}
