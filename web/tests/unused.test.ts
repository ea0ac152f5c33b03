// What is exported is used somewhere else, and every file is reached.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function sources(folder: string): Array<{ name: string; text: string }> {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(name);
    return /\.(ts|mjs|svelte)$/.test(name) ? [{ name, text: readFileSync(join(root, name), 'utf8') }] : [];
  });
}

const files = [
  ...['src', 'glyphs', 'build', 'tests'].flatMap(sources),
  { name: 'vite.config.ts', text: readFileSync(join(root, 'vite.config.ts'), 'utf8') },
];
// Every type of the protocol is written, whether the app reads it or not.
const own = files.filter(
  ({ name }) => !name.startsWith('src/protocol/') && !name.startsWith('tests/') && !name.endsWith('.test.ts'),
);

test('nothing is exported that nobody uses', () => {
  const unused = own.flatMap(({ name, text }) => {
    const exported = text.matchAll(/^\s*export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm);
    return [...exported]
      .map(([, what]) => what ?? '')
      .filter((what) => !(name.endsWith('.svelte') && what === 'stage'))
      .filter((what) => !files.some((other) => other.name !== name && new RegExp(`\\b${what}\\b`).test(other.text)))
      .map((what) => `${name}: ${what}`);
  });
  expect(unused).toEqual([]);
});

test('every file is used by another', () => {
  const BEGINNINGS = [
    'src/main.ts',
    'glyphs/write.mjs',
    'glyphs/images.mjs',
    'glyphs/gallery/main.ts',
    'glyphs/gallery/share.ts',
    'vite.config.ts',
  ];
  const used = (name: string) => {
    const plain = (name.split('/').at(-1) ?? '').replace(/\.(ts|mjs)$/, '');
    const folder = name.split('/').at(-2) ?? '';
    const wanted = plain === 'index' ? `/${folder}'` : `/${plain}`;
    return files.some(
      (other) =>
        other.name !== name &&
        new RegExp(`(from|import\\(|import) ?'[^']*${wanted.replace('.', '\\.')}(\\.ts|\\.mjs)?'?`).test(other.text),
    );
  };
  expect(own.map(({ name }) => name).filter((name) => !BEGINNINGS.includes(name) && !used(name))).toEqual([]);
});
