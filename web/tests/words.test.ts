// Every text of the app has words in every language, with the same arguments, and no words are left over.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, parse, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { SAND_NAMES, STONE_NAMES } from '../src/games/pieces/types';
import type { GameName, LevelName, RatingKind, Reaction, Scope } from '../src/protocol';
import type { Decision } from '../src/replay/analysed';
import { NOTED } from '../src/table/log';

const LANGUAGES = ['en', 'pl', 'nl'];
const locales = join(import.meta.dirname, '../../locales');
const source = join(import.meta.dirname, '../src');

function variables(pattern: Pattern, found = new Set<string>()): Set<string> {
  for (const element of pattern.elements) {
    if (element.type === 'Placeable') visit(element.expression, found);
  }
  return found;
}

function visit(expression: Expression, found: Set<string>): void {
  if (expression.type === 'VariableReference') found.add(expression.id.name);
  if (expression.type === 'FunctionReference')
    expression.arguments.positional.forEach((argument) => visit(argument, found));
  if (expression.type !== 'SelectExpression') return;
  visit(expression.selector, found);
  for (const variant of expression.variants) variables(variant.value, found);
}

/** Ids with their variables, of the web app's own files. */
function messages(language: string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  const folder = join(locales, language, 'web');
  for (const file of readdirSync(folder)) {
    for (const entry of parse(readFileSync(join(folder, file), 'utf8'), {}).body) {
      expect(entry.type, `${language}/${file}: ${entry.type === 'Junk' ? entry.content : ''}`).not.toBe('Junk');
      if (entry.type !== 'Message' || !entry.value) continue;
      expect(all.has(entry.id.name), `${language}: ${entry.id.name} is given twice`).toBe(false);
      all.set(entry.id.name, variables(entry.value));
    }
  }
  return all;
}

/** The source of the app as one text. */
function code(folder = source): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.test.ts'))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'protocol' ? '' : code(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const english = messages('en');

describe.each(LANGUAGES)('%s', (language) => {
  const own = messages(language);

  test('has the same messages as English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('uses no argument that English does not give', () => {
    for (const [id, names] of own) {
      const strange = [...names].filter((name) => !english.get(id)?.has(name));
      expect(strange, id).toEqual([]);
    }
  });
});

const text = code();
// Ids made from a literal beginning: `level-${level}`.
const beginnings = [...text.matchAll(/\bt\([^)`]*`([a-z][a-z0-9-]*-)\$\{/g)].map(([, beginning]) => beginning ?? '');

/** Everything a beginning may go on with, where that is a known set. */
const all = <Name extends string>(names: Record<Name, 0>): string[] => Object.keys(names);
const GAMES = all<GameName>({ mandala: 0, stones: 0 });
const COLOURS = [...Object.values(SAND_NAMES), ...Object.values(STONE_NAMES)];
const ENDINGS: Record<string, readonly string[]> = {
  'cards-': Object.values(SAND_NAMES),
  'colour-': COLOURS,
  'games-': ['won', 'lost', 'drawn'],
  'level-': all<LevelName>({ beginner: 0, casual: 0, club: 0, expert: 0, master: 0 }),
  'new-game-': GAMES,
  'new-rated-needs-': ['clock', 'people', 'options'],
  'new-stacks-': ['sides-text', 'open-text', 'closed-text'],
  'objective-': ['one', 'two', 'three', 'four', 'star', 'ring', ...Object.values(STONE_NAMES)],
  'pattern-': ['star', 'ring'],
  'people-kind-': all<RatingKind>({ duel: 0, group: 0 }),
  'people-scope-': all<Scope>({ read: 0, play: 0 }),
  'replay-': ['start', 'luck', 'skill', 'others', 'end'],
  'rules-picture-': ['build', 'grow', 'discard'].flatMap((kind) => [kind, `${kind}-cards`, `${kind}-draw`]),
  // Why a game of either kind can end, and how it can be given up.
  'table-end-': ['river', 'deck', 'deadlock', 'limit', 'mandala', 'stuck', 'resigned', 'time'],
  'table-log-': NOTED,
  'table-lost-': ['time', 'resigned'],
  'table-say-': all<Reaction>({
    hello: 0,
    good_luck: 0,
    well_played: 0,
    thinking: 0,
    oops: 0,
    thanks: 0,
    good_game: 0,
    sorry: 0,
  }),
  'table-tie-': GAMES,
  'verdict-': all<Decision['verdict']>({ forced: 0, best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }),
};

test('no message is left over', () => {
  const left = [...english.keys()].filter((id) => {
    const quoted = new RegExp(`['"\`]${id}['"\`]`);
    return !quoted.test(text) && !beginnings.some((beginning) => id.startsWith(beginning));
  });
  expect(left).toEqual([]);
});

// Words that the web app shares with the other surfaces.
const shared = ['game', 'reasons', 'history']
  .map((file) => readFileSync(join(locales, 'en', `${file}.ftl`), 'utf8'))
  .join('\n');
const exists = (id: string): boolean => english.has(id) || new RegExp(`^${id} =`, 'm').test(shared);

test('every beginning of an id in the code has words, for all it may go on with', () => {
  const ids = [...english.keys(), ...[...shared.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '')];
  expect(beginnings.filter((beginning) => !ids.some((id) => id.startsWith(beginning)))).toEqual([]);
  expect(Object.keys(ENDINGS).filter((beginning) => !beginnings.includes(beginning))).toEqual([]);
  const made = Object.entries(ENDINGS).flatMap(([beginning, endings]) => endings.map((ending) => beginning + ending));
  expect(made.filter((id) => !exists(id))).toEqual([]);
});

test('every id in the code has words', () => {
  const used = [...text.matchAll(/(?:\bt\(|\bid: |\bid=|<Say id=)\{?'([a-z][a-z0-9-]+)'/g)].map(([, id]) => id ?? '');
  expect([...new Set(used.filter((id) => !exists(id)))]).toEqual([]);
});
