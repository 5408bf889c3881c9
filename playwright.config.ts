import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './__tests__/browser/chromium';
import { FOLDER, PORT as CONFIGURED_PORT } from './__tests__/browser/configured';

const PORT = 3210;

/** The site in a folder, served on a port. */
const server = (cwd: string, port: number) => ({
  command: `npm run serve -- --listen ${port}`,
  url: `http://localhost:${port}`,
  cwd,
  stdout: 'ignore' as const,
});

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
  // Screenshots are taken without the second site, so it may not be there.
  webServer: [server('.', PORT), ...(existsSync(FOLDER) ? [server(FOLDER, CONFIGURED_PORT)] : [])],
});
