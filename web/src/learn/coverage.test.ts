// Every rule is met by a lesson or named as one to look up, and stands on the page of rules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../app/names';
import type { GameName } from '../protocol';
import { BOOK, OURS, slug } from '../rules/book';
import { COVERAGE, lessonsFor } from './coverage';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The rules of a game, in the order of its page. */
function written(game: GameName): string[] {
  return [...read(`docs/rules/${game}.md`).matchAll(/^- \*\*([A-Z]-\d+\.\d+)\*\*/gm)].map(([, id]) => id ?? '');
}

const ALL = GAMES.flatMap(written);
const LESSONS = [...read('crates/server/src/history/lessons.rs').matchAll(/read\(\s*"([a-z-]+)"/g)].map(
  ([, name]) => name ?? '',
);

test('the rules and the lessons are found', () => {
  for (const game of GAMES) expect(written(game).length, game).toBeGreaterThan(10);
  expect(LESSONS.length).toBeGreaterThan(12);
});

test('every rule is covered, and nothing else is', () => {
  expect(Object.keys(COVERAGE).sort()).toEqual([...ALL].sort());
});

test('every lesson named exists, belongs to the game of the rule, and every lesson meets something', () => {
  for (const [rule, met] of Object.entries(COVERAGE)) {
    if (met === 'reference') continue;
    expect(met.length, rule).toBeGreaterThan(0);
    for (const name of met) {
      expect(LESSONS, rule).toContain(name);
      const game = GAMES.find((game) => written(game).includes(rule));
      expect(name.startsWith(`${game}-`), `${rule}: ${name}`).toBe(true);
    }
  }
  const meeting = new Set(Object.values(COVERAGE).flatMap((met) => (met === 'reference' ? [] : met)));
  expect([...meeting].sort()).toEqual([...LESSONS].sort());
});

test('lessons are found for rules, in the order they are taken', () => {
  const lessons = LESSONS.map((name) => ({ name }));
  expect(lessonsFor(['M-5.4', 'M-5.1'], lessons).map(({ name }) => name)).toEqual([
    'mandala-destruction',
    'mandala-river',
    'mandala-empty-field',
  ]);
  expect(lessonsFor(['M-1.1'], lessons)).toEqual([]);
});

describe.each(GAMES)('the book of %s', (game) => {
  const rules = BOOK[game].flatMap((chapter) => chapter.rules);

  test('has every rule once, in the order of docs/rules', () => {
    expect(rules).toEqual(written(game));
  });

  test('has each rule in its chapter', () => {
    for (const { id, rules: own } of BOOK[game]) expect(own.every((rule) => rule.startsWith(`${id}.`))).toBe(true);
  });

  test('marks what is ours', () => {
    const text = read(`docs/rules/${game}.md`);
    for (const rule of rules) {
      const own = text.split(`- **${rule}**`)[1]?.split(/\n(?:- |#|\n)/)[0] ?? '';
      expect(OURS[rule], rule).toBe(/\*\((ruling|default)\)\*/.exec(own)?.[1]);
    }
  });

  test.each(['en', 'pl', 'nl'])(
    'has words for every rule and chapter in %s, and for every lesson learnt',
    (language) => {
      const words = read(`locales/${language}/web/rules.ftl`);
      for (const id of [...rules, ...BOOK[game].map((chapter) => chapter.id)])
        expect(words).toMatch(new RegExp(`^rules-${slug(id)} = `, 'm'));
      const learn = read(`locales/${language}/web/learn.ftl`);
      for (const lesson of LESSONS) expect(learn).toMatch(new RegExp(`^learn-learnt-${lesson} = `, 'm'));
    },
  );
});
