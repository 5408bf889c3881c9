import { test as base } from '@playwright/test';
import { PORT } from '../browser/configured';
import { DESKTOP } from '../browser/site';
import type { Driver, Engine, Look, Size } from './driver';
import { startPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

export { expect } from '@playwright/test';

export interface Options {
  engine: Engine;
  look: Look;
}

/** A window of the engine, and what is done in it as with any other. */
export type Tab = ReturnType<typeof tabOf>;

/** Tests with one window for as many as share a look. */
export const test = base.extend<{ tab: Tab }, Options & { driver: Driver }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  look: ['usual', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, look }, provide) => {
      const driver = await (engine === 'webkit' ? startWebKit(look) : startPuppeteer(engine, look));
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: ({ driver }, provide) => {
    driver.troubles.length = 0;
    return provide(tabOf(driver));
  },
});

function tabOf(driver: Driver) {
  /** Calls a function in the page with values that JSON can hold, and gives what it gives. */
  async function evaluate<A extends unknown[], T>(
    read: (...given: A) => T,
    ...given: A
  ): Promise<T> {
    return JSON.parse(await driver.run(`(${read})(...${JSON.stringify(given)})`));
  }

  /** Clicks the middle of what a CSS selector finds first; fails where nothing of it is seen. */
  async function click(selector: string) {
    const { x, y } = await evaluate(middleOf, selector);
    await driver.clickAt(x, y);
  }

  /** Opens a page in a window of this size. */
  async function open(path: string, size: Size = DESKTOP) {
    await driver.resize(size);
    await driver.goto(new URL(path, `http://localhost:${PORT}`).href);
  }

  return { ...driver, evaluate, click, open };
}

function middleOf(selector: string) {
  const found = document.querySelector(selector);
  if (!found?.checkVisibility()) throw new Error(`${selector} is not to be seen`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
