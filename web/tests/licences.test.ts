// Everything the app is made from and with may be used and passed on by everybody.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FREE = new Set([
  'MIT',
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

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; resolved?: string }>;
}

function lock(folder: string): Lock {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, 'package-lock.json'), 'utf8')) as Lock;
}

test.each(['web', 'e2e'])('licences of %s', (folder) => {
  const packages = Object.entries(lock(folder).packages);
  expect(packages.length).toBeGreaterThan(3);
  const strange = packages.filter(([, { license }]) => !license || !FREE.has(license));
  expect(strange.map(([name, { license }]) => `${name}: ${license ?? 'none'}`)).toEqual([]);
});

test('nothing that travels to browsers asks for more than a notice', () => {
  const shipped = Object.entries(lock('web').packages).filter(([name, { dev }]) => name !== '' && !dev);
  expect(
    shipped
      .map(([, { license }]) => license)
      .filter((licence) => !['MIT', 'Apache-2.0', 'ISC', 'OFL-1.1'].includes(licence ?? '')),
  ).toEqual([]);
});
