import { expect, test, type Page } from '@playwright/test';
import { servedFont, type FontName } from '@/lib/look/type/fonts';
import { FACES, setIn } from './faces';
import { allPages, content, displayFont, sitePages } from './site';
import { startSlowServer } from './slow-server';

/**
 * How much may move. The stand-ins for the display font are fitted to the words of the example; others
 * may break a line elsewhere in them, and are held to what is good (https://web.dev/articles/cls).
 */
const MOST = content.site.name === 'Juniper Commons' ? 0.01 : 0.1;

declare global {
  interface Window {
    /** How far things have moved since the page began: the sum of the browser's own scores. */
    shifted: number;
  }
}

/** Opens a page whose display face comes only when the words have been painted without it; says how often it was asked for. */
async function openWithLateFont(page: Page, path: string, font: FontName): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let faces = 0;
  if (font !== content.site.font) await setIn(page, font);
  await page.route('**/*.woff2', async (route) => {
    faces += 1;
    await released;
    await route.fulfill({ body: servedFont(font).data });
  });
  await countShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await displayFont(page);
  await painted(page);
  return faces;
}

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shifted += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

for (const { path } of sitePages) {
  for (const width of [390, 1280]) {
    test(`${path} stands still at ${width} px when its beginning is painted before the rest has come`, async ({
      page,
    }) => {
      const { url, finish, server } = await startSlowServer(path, '<h1');
      await page.setViewportSize({ width, height: 900 });
      await countShifts(page);
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor({ state: 'attached' });
      await painted(page);
      finish();
      await page.waitForLoadState();
      await painted(page);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      server.close();
    });
  }
}

for (const { path } of allPages) {
  test(`${path} stands still when its display face comes after the words`, async ({ context }) => {
    const shifted = new Map<number, number>();
    for (const width of [390, 768, 1280]) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      expect(await openWithLateFont(page, path, content.site.font), 'display faces asked for').toBe(
        1,
      );
      const shift = await page.evaluate(() => window.shifted);
      if (shift >= MOST) shifted.set(width, shift);
      await page.close();
    }
    expect([...shifted]).toEqual([]);
  });
}

for (const font of FACES) {
  test(`pages set in ${font} stand still when it comes after the words`, async ({ context }) => {
    for (const { path } of allPages) {
      const page = await context.newPage();
      await page.setViewportSize({ width: 1280, height: 900 });
      await openWithLateFont(page, path, font);
      expect.soft(await page.evaluate(() => window.shifted), path).toBeLessThan(0.1);
      await page.close();
    }
  });
}
