import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { findShell } from '../browser/chromium';
import { NO_PROXY, type Driver, type Engine, type Look } from './driver';
import { findFirefox } from './programs';

type Start = Pick<LaunchOptions, 'browser' | 'executablePath' | 'args' | 'extraPrefsFirefox'>;

const STARTS: Record<Exclude<Engine, 'webkit'>, (look: Look) => Start> = {
  chromium: () => ({
    browser: 'chrome',
    executablePath: findShell(),
    args: ['--no-sandbox', '--disable-gpu', `--proxy-server=${NO_PROXY.host}:${NO_PROXY.port}`],
  }),
  firefox: (look) => ({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': NO_PROXY.host,
      'network.proxy.ssl_port': NO_PROXY.port,
      // Else the bar for scrolling takes 12 px off the width.
      'ui.useOverlayScrollbars': 1,
      // The driver loses pages that were kept, so that Back fetches them anew and fills in their fields.
      'browser.sessionhistory.max_total_viewers': 0,
      // Nothing opens for an email; the driver waits for ever for what does.
      'network.protocol-handler.external.mailto': false,
      'layout.css.prefers-color-scheme.content-override': look === 'usual' ? 1 : 0,
      'ui.prefersReducedMotion': look === 'usual' ? 0 : 1,
    },
  }),
};

/** Opens a window of Chromium or Firefox. */
export async function startPuppeteer(
  engine: Exclude<Engine, 'webkit'>,
  look: Look,
): Promise<Driver> {
  const browser = await launch({ headless: true, ...STARTS[engine](look) });
  const troubles: string[] = [];
  let asked = '';
  let page = await openWindow();

  async function openWindow() {
    const opened = await browser.newPage();
    opened.on('request', (request) => {
      if (request.isNavigationRequest()) asked = request.url();
    });
    await noteTroubles(opened, troubles);
    return opened;
  }

  return {
    goto: async (address) => {
      // Opened while another page is being left, Firefox's may never be told to be there: a new window is.
      await page.goto(address, { timeout: 2_500 }).catch(async () => {
        const size = page.viewport();
        page = await openWindow();
        await page.setViewport(size);
        await page.goto(address, { timeout: 20_000 });
      });
    },
    reload: async () => void (await page.reload()),
    back: async () => void (await page.evaluate(() => void setTimeout(() => history.back()))),
    resize: (size) => page.setViewport(size),
    run: async (expression) => {
      const read = () => page.evaluate(`JSON.stringify(${expression}) ?? null`);
      // A page that is being left takes the question with it.
      return String(await read().catch(read));
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    tabBack: async () => {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    address: async () => asked,
    print: () => page.pdf({ format: 'letter' }),
    troubles,
    close: () => browser.close(),
  };
}

/** Notes what goes wrong in a page, also what its policy forbids. */
async function noteTroubles(page: Page, troubles: string[]) {
  page.on('pageerror', (error) => troubles.push(`error: ${error}`));
  page.on('console', (message) => troubles.push(`console: ${message.text()}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A visitor who leaves before the icon has come is no trouble.
    if (!reason.includes('ABORTED')) troubles.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`forbidden by ${violatedDirective}`),
    ),
  );
}
