import { defineConfig, devices } from '@playwright/test';

// The browser is the system's own: nothing is downloaded.
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: true,
  // In continuous integration, a test that fails once and passes again is named as flaky, and holds nothing up.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    // Most games are played without waiting for anything to fly.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A test is for large screens, unless it says that it is for phones, or for both.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone|@both/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
