// Everything the app is made from and with may be used and passed on by anyone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'MIT OR Apache-2.0',
  'Python-2.0',
  'MPL-2.0',
]);

/** Packages that name their licence where npm does not look: `licenses` in an old package.json. */
const OLD: Readonly<Record<string, string>> = { 'node_modules/svg-tags': 'MIT' };

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; resolved?: string }>;
}

function lock(folder: string): Lock {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, 'package-lock.json'), 'utf8')) as Lock;
}

test.each(['web', 'e2e'])('licences of %s', (folder) => {
  const packages = Object.entries(lock(folder).packages);
  expect(packages.length).toBeGreaterThan(3);
  const licences = packages.map(([name, { license }]) => ({ name, licence: license ?? OLD[name] ?? 'none' }));
  expect(licences.filter(({ licence }) => !FREE.has(licence))).toEqual([]);
});

test('nothing that travels to browsers asks for more than a notice', () => {
  const shipped = Object.entries(lock('web').packages).filter(([name, { dev }]) => name !== '' && !dev);
  expect(
    shipped
      .map(([, { license }]) => license)
      .filter((licence) => !['MIT', 'Apache-2.0', 'ISC', 'OFL-1.1'].includes(licence ?? '')),
  ).toEqual([]);
});
