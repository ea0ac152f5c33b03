import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const { need, speak } = await import('../../words');
const reasons = await import('./reasons');
const { printed } = await import('./printed');

const STANDING = { heights: null, worth: null, coming: null, single: false, alone: false };

beforeAll(() => need('game', 'stones', 'stones-reasons'));
beforeEach(() => speak('en'));

test('a tower says what is counted and what that brings', () => {
  expect(reasons.standing({ tower: 1, points: 3, counted: 3 })).toBe(
    'Space 1, 3 different heights (empty is height 0): 3 points when its colour is scored.',
  );
  expect(reasons.standing({ tower: 2, points: 1, counted: 3 })).toBe(
    'Space 2, height 3: 1 point when its colour is scored.',
  );
  expect(reasons.standing({ tower: 5, points: 4, counted: 3 })).toBe(
    'Space 5, 3 colours + 1: 4 points when its colour is scored.',
  );
});

test('a tower whose colour no other has on top says that it brings less now', () => {
  const worth = { tower: 4, points: 4, counted: 3 } as const;
  const tower = { ...STANDING, space: 4, worth };
  expect(reasons.tower(tower)).not.toContain('only 1');
  expect(reasons.tower({ ...tower, alone: true })).toContain('only 1');
  expect(reasons.tower({ ...tower, single: true })).toBe('Chosen by itself, a top stone scores 1 point.');
});

test('an empty space says what a new tower would score there, or what the space counts', () => {
  const coming = { tower: 5, points: 3, counted: 2 } as const;
  expect(reasons.tower({ ...STANDING, space: 5, coming })).toBe(
    'The new tower here, 2 colours + 1: 3 points when its colour is scored.',
  );
  expect(reasons.tower({ ...STANDING, space: 3, heights: [1, 3, 4, 1] })).toBe(
    'Space 3: a tower of 1, 2, 3 or 4 stones scores 1, 3, 4, 1.',
  );
});

test('a scoring is laid out tower by tower, with what it covers on the mandala board', () => {
  const account = {
    towers: [
      { tower: 2 as const, points: 4 },
      { tower: 5 as const, points: 5 },
    ],
    stones: ['V' as const, 'v' as const],
    covered: [
      { space: 11, bonus: 0 },
      { space: 12, bonus: 2 },
    ],
    points: 11,
    begins_end: false,
  };
  const worths = [
    { tower: 2 as const, points: 4, counted: 1 },
    { tower: 5 as const, points: 5, counted: 4 },
  ];
  expect(reasons.colour(account, worths)).toBe(
    'Space 2: height 1 = 4\nSpace 5: 4 colours + 1 = 5\nMandala board, space 12: +2',
  );
});

test('only the hands for this number of players start the last round', () => {
  expect(reasons.trackSpace(12, printed.track)).toBe('Space 12: +2 for the player who covers it.');
  expect(reasons.trackSpace(36, printed.track)).toBe('Space 36: covering it starts the last round.');
  expect(reasons.trackSpace(54, printed.track)).toBe('Space 54: starts the last round only with 3 players.');
  expect(reasons.trackSpace(1, printed.track)).toBeNull();
});

describe.each(['en', 'pl', 'nl'] as const)('in %s', (language) => {
  test('every reason has words', async () => {
    await speak(language);
    const said = [
      ...[1, 2, 5].map((space) => reasons.emptySpace(space, [4, 2, 1, 1])),
      ...[1, 2, 5].map((counted) => reasons.standing({ tower: 1, points: counted, counted })),
      reasons.anyTops(),
      reasons.artist('star'),
      reasons.artist('ring'),
      reasons.objective({ card: 'one', points: 8, met: false, have: 4 }),
      reasons.objective({ card: 'star', points: 7, met: true, have: 2, of: 2 }),
      reasons.objective({ card: 'blue', points: 7, met: false, have: 1, others: 2 }),
    ];
    for (const sentence of said) expect(sentence).toMatch(/^[^⟨]+\.$/);
    expect(new Set(said).size).toBe(said.length);
  });
});
