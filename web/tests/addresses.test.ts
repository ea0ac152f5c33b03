// Every address of ours begins with the path of the app on its host: one build serves at any path.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A busy machine takes long to import.
vi.setConfig({ testTimeout: 60_000 });

const SOURCE = join(import.meta.dirname, '../src');

/** An attribute, a call or a text of an address that begins at the root of the host. */
const AT_THE_ROOT =
  /(?:href|src|action)="\/|\bgo\(['"`]\/|location\.(?:origin|host)\}\/|register\(['"`]\/|url\(['"]?\//;

test('no address begins at the root of the host', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const ours = files.filter((file) => /\.(?:ts|svelte|css)$/.test(file) && !file.endsWith('.test.ts'));
  expect(ours.length).toBeGreaterThan(200);
  expect(ours.filter((file) => AT_THE_ROOT.test(readFileSync(join(SOURCE, file), 'utf8')))).toEqual([]);
  expect(AT_THE_ROOT.test('<a href="/lobby">')).toBe(true);
});

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('under a path, addresses have it and pages are found without it', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/mandala' }, lang: 'en' } });
  const { addressOf } = await import('../src/api/http');
  const { gameAddress } = await import('../src/app/address');
  const { read } = await import('../src/app/route.svelte');
  expect(addressOf('GET /api/tables/{table}', { params: { table: 'x' }, query: {} })).toBe('/mandala/api/tables/x');
  expect(gameAddress('g', null)).toBe('/mandala/game/g');
  const at = (path: string) => read(new URL(path, 'http://localhost'));
  expect(at('/mandala/').page).toBe('home');
  expect(at('/mandala/table/x')).toMatchObject({ page: 'table', params: { id: 'x' } });
  expect(at('/mandalas/table/x').page).toBe('nowhere');
});

test('what is remembered under a path is kept apart', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/mandala' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { read, write } = await import('../src/app/storage');
  write('mandala-account', 'here');
  kept.set('mandala-account', 'at the root');
  expect(read('mandala-account')).toBe('here');
});
