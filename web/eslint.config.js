// What ESLint checks, in the web app and in `../e2e`.

import { join } from 'node:path';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { layers } from './lint/layers.js';
import svelteConfig from './svelte.config.js';

const shared = defineConfig([
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript knows better which names there are.
      'no-undef': 'off',
      // A number in a template reads as it is meant.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => dismiss(key)` is shorter than a block, and as clear.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Strings that are spread are codes of pieces: letters of ASCII.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [ts.configs.disableTypeChecked] },
]);

/** For `../e2e/eslint.config.js`. */
export const endToEnd = defineConfig([
  { ignores: ['results'] },
  shared,
  {
    rules: {
      // Playwright asks for `{}` where a fixture needs no other.
      'no-empty-pattern': 'off',
      // States and steps are asynchronous, whether each of them waits for something or not.
      '@typescript-eslint/require-await': 'off',
      // Views and answers are read as they come, without the types of the app that they test.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
]);

export default defineConfig([
  { ignores: ['dist', 'src/protocol'] },
  shared,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // It takes every local URL, Set or Map for state. What is state here is replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
      // `void value` makes an effect depend on the value.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
    },
  },
  {
    // The parser does not infer the parameters of snippets and generic components, nor that state changes between two
    // calls: it takes them for `any`, or for what they were at first. svelte-check, which does infer them, checks types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
  {
    // Tests may look at everything.
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { mandala: { rules: { layers } } },
    rules: { 'mandala/layers': ['error', { root: join(import.meta.dirname, 'src') }] },
  },
]);
