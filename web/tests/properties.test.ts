// Custom properties that styles use are set somewhere: a misspelt one is silently ignored by browsers.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|svelte|ts)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

test('every custom property that is used is set', () => {
  // In styles, as a prop or a style directive of a component, or by setProperty.
  const set = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?(?:\s*[:=,]|\})/g)].map(([, name]) => name)),
  );
  const unset = files.flatMap(({ name, text }) =>
    // One with a fallback need not be set.
    [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(([, used]) => !set.has(used)).map(([, used]) => `${name}: ${used}`),
  );
  expect(unset).toEqual([]);
});
