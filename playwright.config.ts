import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findShell } from './__tests__/browser/chromium';
import { CONFIGURED_PORT, PORT } from './__tests__/browser/configured';
import { SECOND } from './__tests__/charities/charities';
import { enginesHere } from './__tests__/engines/programs';
import type { Options } from './__tests__/engines/tab';

/** The site in a folder, served on a port as `npm start` serves the project's own. */
const server = (folder: string, port: number) => ({
  command: `npm run serve -- ${folder} ${port}`,
  url: `http://localhost:${port}`,
  stdout: 'ignore' as const,
});

/** What the headless shell lacks: pages kept for Back, icons, redirects that a test makes up. */
const WHOLE_BROWSER = ['**/back.spec.ts', '**/icon.spec.ts', '**/form-thanks.spec.ts'];

const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
};

export default defineConfig<object, Options>({
  testDir: '__tests__/browser',
  projects: [
    // First, since their tests wait more than they work; each keeps one window for as many as it can.
    ...enginesHere().map((engine) => ({
      name: `engine:${engine}`,
      testDir: '__tests__/engines',
      fullyParallel: false,
      workers: 1,
      timeout: 60_000,
      use: { engine },
    })),
    {
      name: 'whole-browser',
      testMatch: WHOLE_BROWSER,
      // One, since a browser that starts takes longer than these tests; not last, since the rest would wait for it.
      workers: 1,
      // Visitors' browsers keep the page they leave, menu and all, and Back shows it again as it was;
      // under test that is off unless it is asked for.
      use: {
        launchOptions: {
          ...launchOptions,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'tests',
      testMatch: '**/*.spec.ts',
      testIgnore: WHOLE_BROWSER,
      use: { launchOptions: { ...launchOptions, executablePath: findShell() } },
    },
    { name: 'screenshots', testMatch: '**/screenshots.ts' },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // Screenshots are taken without the second site, so it may not be there.
  webServer: [
    server('out', PORT),
    ...(existsSync(SECOND.out) ? [server(SECOND.out, CONFIGURED_PORT)] : []),
  ],
});
