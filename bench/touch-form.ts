import { PredefinedNetworkConditions, type Browser, type Page } from 'puppeteer-core';
import type { Figures } from './report';

/** Fields of a form that visitors fill in. */
const FIELDS = 'main form :is(input:not([type=hidden], [tabindex="-1"]), textarea)';

/** What is typed into fields of some types; nothing into those that are only chosen. */
const TYPED: Record<string, string> = { radio: '', email: 'a@b.example', number: '25' };

/**
 * Opens a page on a slow phone, new to the site, and fills in and sends the form in it, if there is one.
 * Tells the bytes that came before and for that, and the slowest interaction in milliseconds.
 */
export async function touchForm(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  const seen = await observe(page);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const { bytes } = seen;
  const touched = await fillIn(page);
  await context.close();
  return { bytes, touched: touched ? seen.bytes - bytes : NaN, INP: touched ? seen.slowest : NaN };
}

/** Follows a page: bytes that come, and its slowest interaction as https://web.dev/articles/inp counts it. */
async function observe(page: Page) {
  const seen = { bytes: 0, slowest: 16 };
  const cdp = await page.createCDPSession();
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', (event) => (seen.bytes += event.encodedDataLength));
  page.on('console', (message) => {
    const [, duration = 0] = /^interaction (\d+)/.exec(message.text()) ?? [];
    seen.slowest = Math.max(seen.slowest, Number(duration));
  });
  await page.evaluateOnNewDocument(() => {
    // A variable, because TypeScript doesn't know the threshold yet.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const counts = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (counts) console.log(`interaction ${entry.duration}`);
      }
    }).observe(options);
    // Chromium without a window times an event that changes no pixel up to the next one that does.
    const pixel = document.createElement('i');
    pixel.style.cssText = 'position: fixed; top: 0; width: 1px; height: 1px';
    addEventListener('load', () => document.body.append(pixel));
    const paint = () => (pixel.style.background = `rgb(0 0 ${performance.now() % 255})`);
    const events = ['pointerdown', 'click', 'keydown', 'keyup'];
    for (const type of events) addEventListener(type, paint, true);
  });
  return seen;
}

/** Touches the form of a page, presses its button before all is filled in, and once more after that. */
async function fillIn(page: Page): Promise<boolean> {
  const fields = await page.$$(FIELDS);
  const button = await page.$('main form [type=submit]');
  if (!button) return false;
  await fields[0]?.tap();
  await page.waitForNetworkIdle();
  await button.tap();
  for (const field of fields) {
    const type = await field.evaluate((element) => element.getAttribute('type') ?? '');
    await field.tap();
    await page.keyboard.type(TYPED[type] ?? 'Ann', { delay: 50 });
  }
  await button.tap();
  await page.waitForNetworkIdle();
  return true;
}
