import { beforeAll, expect, test, vi } from 'vitest';
import type { BoardFacts } from './explain';
import type { MandalaEffects, MandalaFigures, MandalaView } from './view';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const { need, speak } = await import('../../words');
const { whyCup, whyEffects, whyField, whyMountain } = await import('./explain');

beforeAll(async () => {
  await need('mandala', 'game');
  await speak('en');
});

/** Seat 0 is “you”: three cards against one in mandala I, two against two in mandala II. */
function table(
  fields: [string, string] = ['RRR', 'K'],
  destruction: MandalaFigures['destruction'] = null,
  first: number | null = 0,
): BoardFacts {
  const view = {
    mandalas: [
      { mountain: 'OY', fields },
      { mountain: 'OY', fields: ['RR', 'KK'] },
    ],
    seat: 0,
    cup: 'RRGK',
    cups: [4, 3],
    cups_seen: ['RR', 'P'],
  } as unknown as MandalaView;
  const figures = {
    mandalas: [
      { missing: 'GP', first },
      { missing: '', first: null },
    ],
    cups: [
      {
        cards: 'RRGK',
        spaces: [
          { space: 1, colour: 'P', count: 0, points: 0 },
          { space: 2, colour: 'R', count: 2, points: 4 },
        ],
        rest: 'GK',
        points: 4,
        full: false,
      },
      { cards: 'P', spaces: [{ space: 1, colour: 'P', count: 1, points: 1 }], rest: '', points: 1, full: false },
    ],
    destruction,
  } as MandalaFigures;
  const printed: BoardFacts['printed'] = { turn_limit: 500, river: [1, 2, 3, 4, 5, 6], hand_limit: 8, build_draw: 3 };
  return { view, figures, printed, you: 0, names: ['Ada', 'Bo'] };
}

test('a Mountain says what its mandala lacks', () => {
  expect(whyMountain(table(), 1)).toMatch(/^Mandala I lacks green, purple\. /);
  expect(whyMountain(table(), 2)).toMatch(/^Mandala II has all six colours: /);
});

test('a Field says who would choose first, and what breaks a tie', () => {
  expect(whyField(table(), 1, 0)).toBe(
    'Your Field in mandala I has more cards, 3 to 1: if the mandala were complete now, you would choose first.',
  );
  expect(whyField(table(['R', 'KKKK'], null, 1), 1, 0)).toMatch(/^Bo’s Field in mandala I has more cards, 4 to 1: /);
  expect(whyField(table(), 2, 1)).toBe(
    'Each Field in mandala II has 2 cards. On a tie, the player who does not play the last card chooses first.',
  );
  expect(whyField(table(['', 'K'], null, 1), 1, 0)).toMatch(
    /This Field is empty: what its player claims there is disc/,
  );
});

test('while a mandala is destroyed, its Fields say why the first chooser was the first', () => {
  const completion = { mandala: 1, first: 1, fields: [3, 3], tie: true } as const;
  expect(whyField(table(['RRR', 'KKK'], { ...completion, fields: [3, 3] }), 1, 0)).toBe(
    'Bo chose first: the Fields are level, 3 to 3, and the other player played the last card.',
  );
  expect(whyField(table(['RRR', 'K'], { ...completion, first: 0, fields: [3, 1], tie: false }), 1, 1)).toBe(
    'You chose first: your Field has more cards, 3 to 1.',
  );
});

test('a Cup is split into River place × cards; the cards of the deal are for their owner', () => {
  expect(whyCup(table(), 0)).toEqual([
    'red: 2 × 2 = 4',
    'Not in the River yet, so 0 points: a green card, a black card',
    'Only you have seen: a green card, a black card',
  ]);
  expect(whyCup(table(), 1)).toEqual(['purple: 1 × 1 = 1', '2 cards only their owner has seen']);
});

test('a Cup card scores what its River space prints, whatever the number of the space', () => {
  const printed: BoardFacts['printed'] = { ...table().printed, river: [10, 20, 30, 40, 50, 60] };
  const effects = {
    gains: { river: null, cup: 2, discarded: 0, space: 3, scoring: 2, fills_river: false, points: 60 },
  } as unknown as MandalaEffects;
  expect(whyEffects('cR', effects, { ...table(), printed })).toBe(
    'In your River red has space 3: each red card in your Cup scores 30. 2 × 30 = 60.',
  );
  expect(
    whyEffects('cR', { ...effects, gains: { ...effects.gains, river: 3 } } as MandalaEffects, { ...table(), printed }),
  ).toBe('Your River has no red yet: it takes space 3, and each red card in your Cup scores 30. 2 × 30 = 60.');
});

test('an action says why it draws so many cards, and a claim why it brings so many points', () => {
  const none: MandalaEffects = {
    draws: 0,
    draw_limit: null,
    exhausts: false,
    completes: null,
    gains: null,
    refills: 0,
    ends: null,
  };
  const why = (action: string, effects: Partial<MandalaEffects>) =>
    whyEffects(action, { ...none, ...effects }, table());
  expect(why('m1G', { draws: 3 })).toBe('Building draws 3 cards.');
  expect(why('m1G', { draws: 1, draw_limit: 'hand' })).toBe(
    'Building draws up to 3 cards, but a hand holds at most 8: you draw 1.',
  );
  expect(why('dG3', { draws: 2, draw_limit: 'deck' })).toBe(
    'The deck and the discard pile have no more cards: you draw 2.',
  );
  expect(why('f1G2', { completes: { mandala: 1, first: 1, fields: [3, 3], tie: true } })).toBe(
    'Growing a Field draws no cards. Bo would choose first: the Fields would be level, 3 to 3, and you play the last card.',
  );
  const gains = { river: null, cup: 2, discarded: 0, space: 3, scoring: 2, fills_river: false, points: 6 };
  expect(why('cR', { gains })).toMatch(/^In your River red has space 3: .* 2 × 3 = 6\.$/);
  expect(why('cR', { gains: { ...gains, river: 3, scoring: 4, fills_river: false, points: 12 } })).toMatch(
    /^Your River has no red yet: it takes space 3, .* 4 × 3 = 12\.$/,
  );
  expect(
    why('cR', { gains: { ...gains, cup: 0, discarded: 2, space: null, scoring: 0, fills_river: false, points: 0 } }),
  ).toMatch(/^Your Field here is empty/);
});
