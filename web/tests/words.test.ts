// Every text of the app has words in every language, with the same arguments, and no words are left over. That an id exists and has
// its arguments is checked by the types that `cargo xtask codegen` writes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, parse, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/app/names';
import type { GameName } from '../src/protocol';
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
const beginnings = [...text.matchAll(/\b(?:t|translate)\([^)`]*`([a-z][a-z0-9-]*-)\$\{/g)].map(
  ([, beginning]) => beginning ?? '',
);

/** Why a game ends, as its types say that are written from the Rust. */
function reasons(game: GameName): string[] {
  const types = readFileSync(join(source, `protocol/${game}.ts`), 'utf8');
  const [, names] = /^export type \w+Reason = (.*);$/m.exec(types) ?? [];
  expect(names, game).toBeDefined();
  return [...(names ?? '').matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '');
}

/** What ids that the type check cannot see go on with: their endings come from the server. */
const ENDINGS: Record<string, readonly string[]> = {
  // Why a game can end by its rules, and how it can be given up.
  'table-end-': [...GAMES.flatMap(reasons), 'resigned', 'time'],
  'table-log-': NOTED,
};

test('no message is left over', () => {
  const left = [...english.keys()].filter((id) => {
    const quoted = new RegExp(`['"\`]${id}['"\`]`);
    return !quoted.test(text) && !beginnings.some((beginning) => id.startsWith(beginning));
  });
  expect(left).toEqual([]);
});

test('ids that the server completes have words', () => {
  const ids = Object.entries(ENDINGS).flatMap(([beginning, endings]) => endings.map((ending) => beginning + ending));
  expect(ids.filter((id) => !english.has(id))).toEqual([]);
});
