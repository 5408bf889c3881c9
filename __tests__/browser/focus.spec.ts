import { expect, test, type Page } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, DESKTOP, PHONE } from './site';

/** Where the focus is. Places are those in the page, but for what stays at the window's top. */
interface Stop {
  name: string;
  shown: boolean;
  /** Whether a line around it tells it from what has no focus. */
  ringed: boolean;
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

  const { top, bottom, left, width, height } = focused.getBoundingClientRect();
  const fixed = isFixed(focused);
  const shift = fixed ? 0 : scrollY;
  const bar = document.querySelector('header');
  const barBottom = isFixed(bar) ? (bar?.getBoundingClientRect().bottom ?? 0) : 0;
  return {
    name: focused.outerHTML.slice(0, 160),
    shown: focused.checkVisibility({ visibilityProperty: true }) && width * height > 0,
    ringed: [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
    covered: !fixed && (bottom <= barBottom || top >= innerHeight),
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

for (const { path } of allPages) {
  test(`the focus of ${path} goes down a phone in the order of the eye and is always seen`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const stops = await stopsOf(page, 'Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.length).toBeLessThan(MOST_STOPS);
    expect(
      namesOf(stops.filter(({ shown, ringed, covered }) => !shown || !ringed || covered)),
    ).toEqual([]);
    // The skip link, which comes first, lies over the page while it has the focus.
    expect(outOfOrder(stops.slice(1))).toEqual([]);
  });

  test(`the focus of ${path} goes up a wide screen and never hides under the header`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const stops = await stopsOf(page, 'Shift+Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.length).toBeLessThan(MOST_STOPS);
    expect(
      namesOf(stops.filter(({ shown, ringed, covered }) => !shown || !ringed || covered)),
    ).toEqual([]);
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
