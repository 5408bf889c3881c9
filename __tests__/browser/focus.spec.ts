import { expect, test, type Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { toggleOf } from './menu';
import { allPages, DESKTOP, otherPages, PHONE } from './site';

/** Where the focus is. Places are those in the page, but for what stays at the window's top. */
interface Stop {
  name: string;
  shown: boolean;
  /** Whether a line around it tells it from what has no focus. */
  ringed: boolean;
  /** The colors of that line, and of what it is drawn on, where that is of one color. */
  colors: [ring: string, ground: string] | undefined;
  covered: boolean;
  top: number;
  bottom: number;
  left: number;
}

/** More presses of Tab than any page has stops. */
const MOST_STOPS = 150;

/** Presses a key until the focus has left the page, and says where it stopped. */
async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

function readStop(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isFixed(element.parentElement));

  const [ring] = [undefined, '::after']
    .map((part) => getComputedStyle(focused, part))
    .filter(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
  const groundOf = (element: Element | null): string | undefined => {
    if (element === null || element.matches('.scene')) return undefined;
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgba') ? groundOf(element.parentElement) : backgroundColor;
  };
  const ground = groundOf(
    ring && parseFloat(ring.outlineOffset) < 0 ? focused : focused.parentElement,
  );

  const { top, bottom, left, width, height } = focused.getBoundingClientRect();
  const fixed = isFixed(focused);
  const shift = fixed ? 0 : scrollY;
  const header = document.querySelector('header');
  // What stands above the bar is not under it.
  const bar = (isFixed(header) && header?.getBoundingClientRect()) || { top: 0, bottom: 0 };
  return {
    name: focused.outerHTML.slice(0, 160),
    shown: focused.checkVisibility({ visibilityProperty: true }) && width * height > 0,
    ringed: ring !== undefined,
    colors: ring && ground !== undefined ? [ring.outlineColor, ground] : undefined,
    covered:
      !fixed && (bottom <= 0 || (bottom > bar.top && bottom <= bar.bottom) || top >= innerHeight),
    top: top + shift,
    bottom: bottom + shift,
    left,
  };
}

/** The stops that the eye would expect earlier: above the one before, or to its left in one row. */
function outOfOrder(stops: Stop[]): string[] {
  return stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    if (!before) return [];
    const above = stop.bottom <= before.top;
    const sameRow = stop.top < before.bottom && before.top < stop.bottom;
    return above || (sameRow && stop.left < before.left) ? [stop.name] : [];
  });
}

const namesOf = (stops: Stop[]) => stops.map(({ name }) => name);

/** Whether the eye finds what has the focus. */
const isSeen = ({ shown, ringed, colors, covered }: Stop) =>
  shown && ringed && !covered && (!colors || wcagContrast(...colors) >= 3);

for (const { path } of [...allPages, ...otherPages.slice(0, 1)]) {
  test(`the focus of ${path} is always seen, down a phone in the order of the eye, and up a wide screen`, async ({
    page,
  }) => {
    for (const { key, viewport } of [
      { key: 'Tab', viewport: PHONE },
      { key: 'Shift+Tab', viewport: DESKTOP },
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const stops = await stopsOf(page, key);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.length).toBeLessThan(MOST_STOPS);
      expect(namesOf(stops.filter((stop) => !isSeen(stop)))).toEqual([]);
      // The skip link, which comes first, lies over the page while it has the focus.
      if (key === 'Tab') expect(outOfOrder(stops.slice(1))).toEqual([]);
    }
  });
}

test('a menu that was opened and closed again leaves nothing to stop at', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const before = namesOf(await stopsOf(page, 'Tab'));
  await toggleOf(page).click();
  await toggleOf(page).click();
  await page.getByRole('link').first().focus();
  const after = namesOf(await stopsOf(page, 'Tab'));
  expect(after).toEqual(before.slice(-after.length));
  expect(after.length).toBeGreaterThan(10);
});
