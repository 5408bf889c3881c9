import { createServer } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../__tests__/browser/chromium';

/** A running Chromium, and the port at which Lighthouse finds it. */
export interface RunningChromium {
  browser: Browser;
  port: number;
}

/** Starts Chromium; Playwright ends it with this process, however that ends. */
export async function startChromium(): Promise<RunningChromium> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** A port that nobody listens at: the system picks one, and it is let go at once. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error(`a port for Chromium: found ${address}; wanted a number`);
  }
  return address.port;
}
