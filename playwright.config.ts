import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './__tests__/browser/chromium';

const PORT = 3210;

export default defineConfig({
  testDir: '__tests__/browser',
  projects: [
    { name: 'tests', testMatch: '**/*.spec.ts' },
    { name: 'screenshots', testMatch: '**/screenshots.ts' },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: {
    command: `npm run serve -- --listen ${PORT}`,
    url: `http://localhost:${PORT}`,
    stdout: 'ignore',
  },
});
