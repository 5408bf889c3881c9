import { expect, test, type Page } from '@playwright/test';
import { servedFont, type FontName } from '@/lib/look/fonts';
import { FACES, serveFaces, setIn } from './faces';
import { allPages, content, displayFont, sitePages } from './site';
import { startSlowServer } from './slow-server';

/**
 * How much may move. The stand-ins for the display font are fitted to the words of the example; others
 * may break a line elsewhere in them, and are held to what is good (https://web.dev/articles/cls).
 */
const MOST = content.site.name === 'Juniper Commons' ? 0.01 : 0.1;

declare global {
  interface Window {
    /** How far things have moved since a moment of the page: the sum of the browser's own scores. */
    shiftedSince: (start: number) => Promise<number>;
  }
}

/** Opens a page whose display face comes only when the words have been painted without it; says how often it was asked for. */
async function openWithLateFont(page: Page, path: string): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let faces = 0;
  const { data: body, name } = servedFont(content.site.font);
  await page.route(`**/${name}`, async (route) => {
    faces += 1;
    await released;
    await route.fulfill({ body });
  });
  await countShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await displayFont(page);
  return faces;
}

/** How far things move when the face that an open page is set in takes the place of its stand-in. */
function shiftOfFace(page: Page) {
  return page.evaluate(async () => {
    const { classList } = document.documentElement;
    classList.remove('font');
    await window.shiftedSince(0);
    const start = performance.now();
    classList.add('font');
    return window.shiftedSince(start);
  });
}

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.push({ at: entry.startTime, value: Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise(requestAnimationFrame);
    window.shiftedSince = async (start) => {
      // What has changed is painted, and its score told.
      for (let i = 0; i < 3; i += 1) await frame();
      return shifts.filter(({ at }) => at >= start).reduce((sum, { value }) => sum + value, 0);
    };
  });

const shifted = (page: Page) => page.evaluate(() => window.shiftedSince(0));

for (const width of [390, 1280]) {
  test(`pages stand still at ${width} px when their beginning is painted before the rest has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await countShifts(page);
    for (const { path } of sitePages) {
      const { url, finish, server } = await startSlowServer(path, '<h1');
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor({ state: 'attached' });
      await shifted(page);
      finish();
      await page.waitForLoadState();
      expect.soft(await shifted(page), path).toBeLessThan(0.02);
      server.close();
    }
  });
}

for (const { path } of allPages) {
  test(`${path} stands still when its display face, or any other, comes after the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await serveFaces(page);
    expect(await openWithLateFont(page, path), 'display faces asked for').toBe(1);
    expect.soft(await shifted(page)).toBeLessThan(MOST);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await shiftOfFace(page), `${width} px`).toBeLessThan(MOST);
    }
    const others: FontName[] = FACES.filter((font) => font !== content.site.font);
    for (const font of others) {
      await setIn(page, font);
      expect.soft(await shiftOfFace(page), font).toBeLessThan(0.1);
    }
  });
}
