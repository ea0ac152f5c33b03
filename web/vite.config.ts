import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli';

// Where `npm run dev` finds a table server; `mandala serve` listens there.
const server = process.env['MANDALA_SERVER'] ?? 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [svelte(), brotli()],
  build: {
    target: 'es2022',
    // Pictures stay files of their own: a browser keeps them, and scripts stay small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words live beside the web app, not in it.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'glyphs/**/*.test.ts', 'tests/**/*.test.ts'] },
});
