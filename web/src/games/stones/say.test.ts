import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../board/contract';
import { actionWords, effectWords, sentences } from './say';
import type { StonesEvent } from './view';

const NAMES = ['Anna', 'Beth', 'Cora'];
const PICKED_UP: StonesEvent = {
  event: 'picked_up',
  seat: 0,
  pattern: 'star',
  from: 'f2',
  to: 'd4',
  tower: 3,
  stones: [
    { space: 'e4', stone: 'V' },
    { space: 'c4', stone: 'B' },
    { space: 'd3', stone: 'Y' },
  ],
};
const EVENTS: StonesEvent[][] = [
  [PICKED_UP],
  [PICKED_UP, { event: 'revealed', space: 'e4', stone: 'b' }],
  [PICKED_UP, { event: 'revealed', space: 'e4', stone: 'b' }, { event: 'revealed', space: 'c4', stone: 'P' }],
  [
    PICKED_UP,
    { event: 'revealed', space: 'e4', stone: 'b' },
    { event: 'revealed', space: 'c4', stone: 'P' },
    { event: 'revealed', space: 'd3', stone: 'y' },
  ],
  (['b1', 'c2', 'b3', 'a2'] as const).map((space) => ({ event: 'revealed', space, stone: 'Y' })),
  [
    {
      event: 'scored',
      seat: 1,
      colour: 'V',
      towers: [
        { tower: 1, points: 4 },
        { tower: 4, points: 4 },
      ],
    },
    {
      event: 'placed',
      seat: 1,
      stones: ['V', 'v'],
      covered: [
        { space: 23, bonus: 0 },
        { space: 24, bonus: 2 },
      ],
    },
  ],
  [
    { event: 'scored', seat: 0, colour: null, towers: [{ tower: 2, points: 1 }] },
    { event: 'placed', seat: 0, stones: ['V'], covered: [] },
  ],
  [
    {
      event: 'scored',
      seat: 2,
      colour: null,
      towers: [
        { tower: 2, points: 1 },
        { tower: 5, points: 1 },
      ],
    },
  ],
  [{ event: 'end_begun', seat: 1 }],
  [
    {
      event: 'ended',
      outcome: { scores: [61, 55, 40], winner: 0, reason: 'mandala' },
      objectives: [],
      objective_points: [8, 0, 7],
    },
  ],
  [
    {
      event: 'ended',
      outcome: { scores: [61, 65, 40], winner: 1, reason: 'stuck' },
      objectives: [],
      objective_points: [8, 0, 7],
    },
  ],
];

const said = (events: StonesEvent[], near: number | null = 0): Sentence[] => sentences(events, near, NAMES);

function speaker(language: string): (sentence: Sentence) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      readFileSync(new URL(`../../../../locales/${language}/web/stones.ftl`, import.meta.url), 'utf8'),
    ),
  );
  return ({ id, args }) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no words for ${id}`);
    const plain = Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? '•' : value] as const);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, Object.fromEntries<FluentVariable>(plain), errors);
    expect(errors).toEqual([]);
    return text;
  };
}

describe.each(['en', 'pl', 'nl'])('in %s', (language) => {
  const speak = speaker(language);

  it('every kind of event has its words, for those who did it and for others', () => {
    for (const events of EVENTS)
      for (const near of [0, 1, null])
        for (const sentence of said(events, near)) expect(speak(sentence)).toMatch(/^\S.*\S$/);
  });

  it('actions and effects have theirs', () => {
    for (const action of ['d2b2n3', 'cV', 't1', 't135', 'm1R']) speak(actionWords(action));
    const account = { towers: [], stones: [], covered: [], points: 13, begins_end: true };
    for (const sentence of effectWords({
      takes: { stones: ['Y'], tower: 1, turns_up: 1, spaces: ['b1'], leaves: [], worth: [] },
      scores: account,
      ends: 'mandala',
    }))
      speak(sentence);
  });
});

describe('what is said', () => {
  const speak = speaker('en');
  const all = (events: StonesEvent[], near: number | null = 0): string => said(events, near).map(speak).join(' ');

  it('tells the player from others', () => {
    expect(all([PICKED_UP])).toBe('You moved f2 → d4, 3 stones to space 3.');
    expect(all([PICKED_UP], 1)).toBe('Anna moved f2 → d4, 3 stones to space 3.');
    expect(all([PICKED_UP], null)).toMatch(/^Anna/);
  });

  it('counts points and bonuses together', () => {
    expect(all(EVENTS[5] ?? [])).toBe('Beth scored • on 1, 4 for 8, bonus 2. 2 stones to the mandala board.');
    expect(all(EVENTS[6] ?? [])).toBe('You scored the top of 2 for 1. 1 stone to the mandala board.');
  });

  it('tells of all stones that came to light in one sentence', () => {
    expect(said(EVENTS[3] ?? []).map(({ id }) => id)).toEqual(['stones-say-picked-up', 'stones-say-revealed']);
    expect(said(EVENTS[2] ?? [])[1]?.args).toMatchObject({
      count: 2,
      space1: 'e4',
      stone1: { stone: 'b' },
      space2: 'c4',
      stone2: { stone: 'P' },
    });
  });

  it('shows a scored colour as a stone without a pattern', () => {
    expect(said(EVENTS[5] ?? [])[0]?.args['colour']).toEqual({ stone: 'V?' });
  });

  it('names the winner with all points', () => {
    expect(all(EVENTS[9] ?? [])).toBe('The last round is finished. You win with 61.');
    expect(all(EVENTS[10] ?? [])).toContain('Beth wins with 65.');
  });
});

describe('an action in words', () => {
  it('names the space of the first stone', () => {
    expect(actionWords('f2d4e3')).toEqual({
      id: 'stones-do-pick-up',
      args: { from: 'f2', to: 'd4', first: 'e4', tower: 3 },
    });
  });

  it('has no effect that is not there', () => {
    expect(
      effectWords({
        takes: { stones: ['Y', 'b'], tower: 2, turns_up: 0, spaces: ['b1', 'c2'], leaves: [], worth: [] },
        scores: null,
        ends: null,
      }),
    ).toEqual([{ id: 'stones-effect-takes', args: { count: 2, tower: 2 } }]);
  });
});
