import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli';
import { compileHints } from './build/compile-hints';
import { fluent } from './build/fluent';
import { renderBlocking } from './build/render-blocking';

// Where `npm run dev` finds a table server; `mandala serve` listens there.
const server = process.env['MANDALA_SERVER'] ?? 'http://127.0.0.1:8787';

export default defineConfig({
  // The app may lie under any path of its host: scripts and styles name each other from where they lie, and the server
  // completes what the page names (`base_url`).
  base: './',
  plugins: [
    svelte(),
    fluent(),
    renderBlocking(),
    compileHints(['early', 'base', 'table', 'mandala', 'stones']),
    brotli(),
  ],
  build: {
    target: 'es2022',
    // Pictures stay files of their own: a browser keeps them, and scripts stay small.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // These two the page has already.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(base|early)-/.test(file)),
    },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'worker/sw.ts' },
      output: {
        // Browsers look for a new service worker at the address of the old one.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files that are needed together, rather than a hundred small ones: each costs a request and a start of its own.
        codeSplitting: {
          groups: [
            {
              name: 'words-en',
              test: /words\/core-en\.|locales\/en\/(game|web\/(shell|new|home|table|mandala|stones))\.ftl/,
              priority: 2,
            },
            {
              name: 'words-pl',
              test: /words\/core-pl\.|locales\/pl\/(game|web\/(shell|new|home|table|mandala|stones))\.ftl/,
              priority: 2,
            },
            {
              name: 'words-nl',
              test: /words\/core-nl\.|locales\/nl\/(game|web\/(shell|new|home|table|mandala|stones))\.ftl/,
              priority: 2,
            },
            // What runs before the app is here, and all that it needs.
            {
              name: 'early',
              test: /src\/(early|api\/(base|http|socket)|app\/(identity|language|storage)|games\/preload|table\/prefetch|words\/files)\.ts|vite\/preload-helper/,
              priority: 1,
            },
            {
              name: 'base',
              test: /node_modules\/(?!uqr)|src\/(ui|app|shell|words|api|protocol|games\/pieces(?!\/(Hero|WholeRing|Game(Line|Picture))))\/|src\/(main|App)\.|src\/pages\/pages\./,
            },
            // What a table shows before and after a game, or when it is asked for, is fetched when it is needed.
            {
              name: 'table',
              test: /src\/(table(?!\/(coach\/Coach|ending|keys|share|waiting))|board(?!\/[Tt]rails)|sound)\/|src\/games\/index\.|src\/pages\/Table\./,
            },
            { name: 'mandala', test: /src\/games\/mandala\/(?!Result|coach|keylist)/ },
            { name: 'stones', test: /src\/games\/stones\/(?!Result|coach|reasons\.|keylist)/ },
            // What it asks before people meet is fetched when it is needed, too.
            {
              name: 'home',
              test: /src\/(home(?!\/(Invite|Device))|setup(?!\/(\w+Field|device|invalid|ratings|Rating)))\/|src\/pages\/Home\.|pieces\/Hero\./,
            },
          ],
        },
      },
    },
  },
  server: {
    // The words live beside the web app, not in it.
    fs: { allow: ['..'] },
    // Short links are the server's, too.
    proxy: { '/api': { target: server, ws: true }, '/join': server },
  },
  test: { include: ['src/**/*.test.ts', 'glyphs/**/*.test.ts', 'tests/**/*.test.ts'] },
});
