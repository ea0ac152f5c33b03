import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

// Not tests: they take the pictures of docs/images/situations, one after the other.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../results/situations',
  testMatch: '*.pictures.ts',
  workers: 1,
  projects: [{ name: 'pictures' }],
});
