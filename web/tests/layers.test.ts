// The rule that imports point one way: what it lets through and what it reports.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { LAYERS, layers, violation } from '../lint/layers.js';
import { GAMES } from '../src/app/names';

test('imports go down', () => {
  expect(violation('table/Log.svelte', 'games/index')).toBe(null);
  expect(violation('games/index.ts', 'games/mandala')).toBe(null);
  expect(violation('games/mandala/say.ts', 'games/mandala/view')).toBe(null);
  expect(violation('games/mandala/Card.svelte', '../glyphs/ring')).toBe(null);
  expect(violation('main.ts', 'App.svelte')).toBe(null);
});

test('and never up, nor to a neighbour', () => {
  expect(violation('ui/Icon.svelte', 'shell/Header.svelte')).toBe('upwards');
  expect(violation('home/More.svelte', 'people/rating')).toBe('upwards');
  expect(violation('table/log.ts', 'early')).toBe('upwards');
});

test('only games/ knows a game', () => {
  expect(violation('rules/Chapter.svelte', 'games/stones/printed')).toBe('private');
  expect(violation('games/stones/say.ts', 'games/mandala/view')).toBe('private');
  expect(violation('early.ts', 'games/mandala')).toBe('private');
});

test('every game has its layer', () => {
  for (const game of GAMES) expect(LAYERS.flat()).toContain(`games/${game}`);
});

test('every folder has its layer', () => {
  const source = join(import.meta.dirname, '../src');
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = new Set(LAYERS.flat().map((layer) => layer.split('/')[0]));
  expect(folders.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('all kinds of imports are seen', () => {
  const code = [
    "import '../table/a';",
    "export * from '../table/b';",
    "export { c } from '../table/c';",
    "void import('../table/d');",
    "import '../app/e';",
    "import 'svelte';",
  ].join('\n');
  const found = new Linter({ cwd: '/src' }).verify(
    code,
    { plugins: { own: { rules: { layers } } }, rules: { 'own/layers': ['error', { root: '/src' }] } },
    { filename: '/src/ui/x.js' },
  );
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
});
