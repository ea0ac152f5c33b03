import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Sentence } from '../../board/contract';
import { actionWords, effectWords, sentences } from './say';
import type { MandalaEffects } from './view';

const NAMES = ['Ada', 'Bo'];
const EVENTS: GameEvent[][] = [
  [
    { event: 'built', seat: 0, mandala: 1, colour: 'R' },
    { event: 'drew', seat: 0, count: 3, cards: 'ROO' },
  ],
  [
    { event: 'built', seat: 1, mandala: 2, colour: 'K' },
    { event: 'drew', seat: 1, count: 2 },
  ],
  [{ event: 'built', seat: 1, mandala: 2, colour: 'K' }],
  [{ event: 'grew', seat: 0, mandala: 1, colour: 'G', count: 3 }],
  [
    { event: 'discarded', seat: 1, colour: 'P', count: 2 },
    { event: 'reshuffled', cards: 31 },
    { event: 'drew', seat: 1, count: 2 },
  ],
  [{ event: 'discarded', seat: 0, colour: 'P', count: 1 }],
  [
    { event: 'discarded', seat: 0, colour: 'P', count: 1 },
    { event: 'drew', seat: 0, count: 1, cards: 'Y' },
  ],
  [{ event: 'completed', mandala: 2, seat: 0, first: 1, fields: [2, 5], tie: false }],
  [{ event: 'completed', mandala: 2, seat: 0, first: 1, fields: [3, 3], tie: true }],
  [{ event: 'completed', mandala: 2, seat: 0, first: null, fields: [0, 0], tie: false }],
  [{ event: 'claimed', seat: 0, mandala: 1, colour: 'Y', taken: { river: 4, cup: 2, discarded: 0 } }],
  [{ event: 'claimed', seat: 1, mandala: 1, colour: 'Y', taken: { river: 4, cup: 0, discarded: 0 } }],
  [{ event: 'claimed', seat: 1, mandala: 1, colour: 'Y', taken: { river: null, cup: 3, discarded: 0 } }],
  [{ event: 'claimed', seat: 0, mandala: 1, colour: 'Y', taken: { river: null, cup: 0, discarded: 1 } }],
  [
    { event: 'swept', mandala: 1, cards: 'RRGK' },
    { event: 'refilled', mandala: 1, cards: 'RG' },
  ],
  [{ event: 'ended', outcome: { scores: [53, 45], winner: 0, reason: 'river' }, hands: ['', ''], cups: ['', ''] }],
  [{ event: 'ended', outcome: { scores: [45, 45], winner: null, reason: 'deck' }, hands: ['', ''], cups: ['', ''] }],
];
const NOTHING: MandalaEffects = {
  draws: 0,
  draw_limit: null,
  exhausts: false,
  completes: null,
  gains: null,
  refills: 0,
  ends: null,
};
const EFFECTS: Array<[string, MandalaEffects]> = [
  ['m1R', { ...NOTHING, draws: 3, exhausts: true }],
  ['f1R2', { ...NOTHING, completes: { mandala: 1, first: 0, fields: [4, 3], tie: false } }],
  ['f1R2', { ...NOTHING, completes: { mandala: 1, first: 1, fields: [2, 5], tie: false }, ends: 'deck' }],
  ['f1R2', { ...NOTHING, completes: { mandala: 1, first: 1, fields: [3, 3], tie: true } }],
  ['m2R', { ...NOTHING, completes: { mandala: 2, first: null, fields: [0, 0], tie: false }, refills: 2 }],
  ['dR2', { ...NOTHING, draws: 2 }],
  [
    'cR',
    { ...NOTHING, gains: { river: 3, cup: 2, discarded: 0, space: 3, scoring: 2, fills_river: false, points: 6 } },
  ],
  ['cR', { ...NOTHING, gains: { river: 6, cup: 0, discarded: 0, space: 6, scoring: 0, fills_river: true, points: 0 } }],
  [
    'cR',
    {
      ...NOTHING,
      gains: { river: null, cup: 0, discarded: 2, space: null, scoring: 0, fills_river: false, points: 0 },
    },
  ],
];

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(readFileSync(`../locales/${language}/web/mandala.ftl`, 'utf8')));
  return made;
}

/** A sentence as it would be said, pieces as letters; fails on a missing message or argument. */
function said(words: FluentBundle, { id, args }: Sentence): string {
  const plain = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value !== 'object'
      ? value
      : ('length' in value ? value : [value])
          .map((piece) => ('sand' in piece ? piece.sand.repeat(piece.count ?? 1) : ''))
          .join(' '),
  ]);
  const pattern = words.getMessage(id)?.value;
  expect(pattern, id).toBeTruthy();
  const errors: Error[] = [];
  const text = pattern ? words.formatPattern(pattern, Object.fromEntries(plain), errors) : '';
  expect(errors, id).toEqual([]);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
  return text;
}

describe.each(['en', 'pl', 'nl'])('words in %s', (language) => {
  const words = bundle(language);
  it.each([0, 1, null])('are there for every event, seen by %s', (near) => {
    for (const events of EVENTS) {
      const found = sentences(events, near, NAMES);
      expect(found.length).toBeGreaterThan(0);
      for (const sentence of found) said(words, sentence);
    }
  });
  it('are there for every action and its effects', () => {
    for (const action of ['m1R', 'f2K3', 'dG2', 'cP', 'x9']) said(words, actionWords(action));
    for (const [action, effects] of EFFECTS) {
      for (const near of [0, 1, null])
        for (const sentence of effectWords(action, effects, near, NAMES)) said(words, sentence);
    }
  });
});

describe('what is said', () => {
  const words = bundle('en');
  const all = (events: GameEvent[], near: number | null) =>
    sentences(events, near, NAMES).map((sentence) => said(words, sentence));

  it('puts a draw into the sentence that says why, with the cards only where they are known', () => {
    expect(all(EVENTS[0] ?? [], 0)).toEqual(['You built R on Mountain I, drew R OO.']);
    expect(all(EVENTS[1] ?? [], 0)).toEqual(['Bo built K on Mountain II, drew 2.']);
    expect(all(EVENTS[4] ?? [], 0)).toEqual([
      'Bo discarded PP, drew 2.',
      'The deck has run out: 31 discarded cards are shuffled into a new one.',
    ]);
  });
  it('says nothing of a kind of event it does not know', () => {
    const unknown = JSON.parse('{ "event": "rained" }') as GameEvent;
    expect(sentences([unknown], 0, NAMES)).toEqual([]);
  });
  it('tells the numbers behind the first choice', () => {
    const told = EFFECTS.slice(1, 4).map(([action, effects]) =>
      effectWords(action, effects, 0, NAMES).map((sentence) => said(words, sentence)),
    );
    expect(told[0]).toEqual(['completes mandala I; you choose first, 4 to 3', 'no draw']);
    expect(told[1]?.[0]).toBe('completes mandala I; Bo chooses first, 5 to 2');
    expect(told[2]?.[0]).toBe('completes mandala I; it is 3 to 3 and you play the last card, so Bo chooses first');
  });
  it('tells what broke a tie', () => {
    const tie = EVENTS.find(([event]) => event?.event === 'completed' && event.tie) ?? [];
    expect(all(tie, 0)).toEqual([
      'Mandala II is complete, 3 to 3: Bo chooses first, because you played the last card.',
    ]);
    expect(all(tie, 1)).toEqual([
      'Mandala II is complete, 3 to 3: you choose first, because Ada played the last card.',
    ]);
    expect(all(tie, null)).toEqual([
      'Mandala II is complete, 3 to 3: Bo chooses first, because Ada played the last card.',
    ]);
  });
});
