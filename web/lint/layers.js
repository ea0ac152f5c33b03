// Imports point one way: a file may import its own layer and those below it.
//
// `no-restricted-imports` compares the text of an import, so it cannot tell `../table/x` from one folder and from another,
// and it does not see `import()`. This rule resolves the path first.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/games');
/** The folders of the games, which only `games` itself may import: those with a board. */
const PRIVATE = readdirSync(FOLDER)
  .filter((name) => existsSync(join(FOLDER, name, 'Board.svelte')))
  .map((name) => `games/${name}`);
const OWNER = 'games';

/** Lowest first. Layers in one row never import each other. `.` is the rest of `src`: the entry points. */
export const LAYERS = [
  ['../glyphs'],
  ['protocol'],
  ['words'],
  ['api'],
  ['app'],
  ['ui'],
  ['sound'],
  ['games/pieces'],
  ['shell'],
  ['board'],
  PRIVATE,
  ['games'],
  ['analysis', 'setup'],
  ['table'],
  ['replay'],
  ['learn'],
  ['rules'],
  ['daily', 'home', 'lobby', 'people'],
  ['pages'],
  ['.'],
];

/** @param {string} path relative to `src`, with slashes */
function layerOf(path) {
  const names = LAYERS.flat().filter((name) => path === name || path.startsWith(`${name}/`));
  return names.sort((one, two) => two.length - one.length)[0] ?? '.';
}

const rankOf = (/** @type {string} */ layer) => LAYERS.findIndex((row) => row.includes(layer));

/**
 * Why one file of `src` may not import another; nothing if it may. Both are relative to `src`.
 * @param {string} from
 * @param {string} to
 */
export function violation(from, to) {
  const [importer, imported] = [layerOf(from), layerOf(to)];
  if (importer === imported) return null;
  if (PRIVATE.includes(imported) && importer !== OWNER) return 'private';
  return rankOf(imported) < rankOf(importer) ? null : 'upwards';
}

/** @type {import('eslint').Rule.RuleModule} */
export const layers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }],
    messages: {
      upwards: '{{from}} must not import {{to}}: imports point from higher layers to lower ones (lint/layers.js).',
      private: '{{from}} must not import {{to}}: what is inside a game is reached through games/.',
    },
  },
  create(context) {
    const { root } = context.options[0];
    const inside = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');
    const from = inside(context.filename);
    /** @param {{ type: string; value?: unknown } | null | undefined} source */
    function check(source) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const to = inside(resolve(dirname(context.filename), source.value));
      const messageId = violation(from, to);
      if (messageId) context.report({ node: source, messageId, data: { from, to } });
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
