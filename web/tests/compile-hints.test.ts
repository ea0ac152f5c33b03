// The sign that a script is to be translated at once stands where browsers look for it, and only where it is meant.

import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compileHints } from '../build/compile-hints';

test('the scripts that are named begin with the sign', () => {
  const { generateBundle } = compileHints(['early']) as Plugin & {
    generateBundle: { order: string; handler: (options: object, bundle: object) => void };
  };
  const bundle = {
    a: { type: 'chunk', name: 'early', code: 'run()' },
    b: { type: 'chunk', name: 'Rules', code: 'read()' },
    c: { type: 'asset', name: 'early' },
  };
  generateBundle.handler({}, bundle);
  expect([bundle.a.code, bundle.b.code, generateBundle.order]).toEqual([
    '//# allFunctionsCalledOnLoad\nrun()',
    'read()',
    'post',
  ]);
});
