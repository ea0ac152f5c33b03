import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownSplit, splitPoints } from './split';
import type { StonesEvent, StonesView } from './view';

interface Game {
  players: number;
  viewpoints: { public: { first: StonesView; events: StonesEvent[][]; changes: Array<Partial<StonesView>> } };
}
const games = JSON.parse(readFileSync(new URL('steps.fixture.json', import.meta.url), 'utf8')) as Game[];

test('colours, single tops and bonuses are told apart', () => {
  const scored = (colour: 'V' | null, points: number): StonesEvent => ({
    event: 'scored',
    seat: 1,
    colour,
    towers: [
      { tower: 1, points },
      { tower: 4, points: 1 },
    ],
  });
  const placed: StonesEvent = {
    event: 'placed',
    seat: 1,
    stones: ['V', 'b'],
    covered: [
      { space: 5, bonus: 0 },
      { space: 6, bonus: 1 },
    ],
  };
  const history = [scored('V', 4), placed, scored(null, 1)];
  expect(splitPoints(history, 1)).toEqual({ colours: 5, tops: 2, bonuses: 1 });
  expect(splitPoints(history, 0)).toEqual({ colours: 0, tops: 0, bonuses: 0 });
});

test.each(games)('in a game of $players the parts make the points of each player', ({ players, viewpoints }) => {
  const { first, events, changes } = viewpoints.public;
  const points = changes.reduce((before, change) => change.points ?? before, first.points);
  const history = events.flat();
  expect(points.some((sum) => sum > 0)).toBe(true);
  for (let seat = 0; seat < players; seat += 1) {
    expect(knownSplit(history, seat, points[seat] ?? 0), `seat ${seat}`).not.toBeNull();
  }
  // Where not everything is known, no split is better than a wrong one.
  expect(
    knownSplit(
      [],
      points.findIndex((sum) => sum > 0),
      Math.max(...points),
    ),
  ).toBeNull();
});
