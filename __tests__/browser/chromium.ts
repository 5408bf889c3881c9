import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where systems keep Chromium or Chrome. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a window, which takes less than half the time but leaves some of the browser out. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Path of what most tests run in: the headless shell where there is one, unless CHROMIUM_PATH says other. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium();
}

/** Path of a Chromium on this machine: CHROMIUM_PATH, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}
