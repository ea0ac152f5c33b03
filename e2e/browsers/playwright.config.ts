import { defineConfig } from '@playwright/test';

// Playwright runs the tests, but none of its browsers: each project is a browser of the system, driven by `firefox.ts` or `webkit.ts`.
export default defineConfig({
  testDir: '.',
  outputDir: '../results/browsers',
  // The tests of a file share a worker, and with it a browser and a server.
  fullyParallel: false,
  forbidOnly: true,
  // As in the Chromium suite.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
