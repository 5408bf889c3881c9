import { routes } from '@/lib/site/routes';
import { DESKTOP } from '../browser/site';
import { expect, test, type Tab } from './tab';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

/** What can be reached in the header, and whether anything is wider than the window. */
const layoutOf = (tab: Tab) =>
  tab.evaluate(() => ({
    header: [...document.querySelectorAll('header a, header button')]
      .filter((stop) => stop.checkVisibility() && stop.getBoundingClientRect().right <= innerWidth)
      .map((stop) => stop.textContent),
    tooWide: document.documentElement.scrollWidth > innerWidth,
  }));

for (const path of [routes.home, routes.donation]) {
  for (const wide of [LYING, DESKTOP]) {
    test(`${path} is laid out anew when a window ${wide.width} px wide is turned, and back`, async ({
      tab,
    }) => {
      await tab.open(path, UPRIGHT);
      const upright = await layoutOf(tab);
      await tab.open(path, wide);
      const lying = await layoutOf(tab);
      expect([upright.tooWide, lying.tooWide]).toEqual([false, false]);

      await tab.resize(UPRIGHT);
      await expect.poll(() => layoutOf(tab)).toEqual(upright);
      await tab.resize(wide);
      await expect.poll(() => layoutOf(tab)).toEqual(lying);
    });
  }
}
