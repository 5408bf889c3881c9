import { headerRoutes, routes } from '@/lib/site/routes';
import { PHONE } from '../browser/site';
import { expect, test, type Tab } from './tab';

const TOGGLE = '[popovertarget]';

const isMenuOpen = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('[popover]')?.checkVisibility());

const focusOf = (tab: Tab) =>
  tab.evaluate(() => document.querySelector(':focus')?.outerHTML ?? 'nothing');

/** The stops of the Tab key that the eye expects, in their order, from the first in the page. */
const stopsIn = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')]
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => stop.tabIndex >= 0)
      .map((stop) => stop.outerHTML),
  );

test('the link of the current page is underlined, in the header and in the menu', async ({
  tab,
}) => {
  for (const current of headerRoutes) {
    await tab.open(routes[current]);
    const links = await tab.evaluate(() =>
      [...document.querySelectorAll('header nav a')].map((link) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
        const href = link.getAttribute('href') ?? '';
        return { href, line: textDecorationLine, thickness: textDecorationThickness };
      }),
    );
    expect(links).toHaveLength(headerRoutes.length * 2);
    for (const { href, line, thickness } of links) {
      const isCurrent = href === routes[current];
      expect(line, `${href} on ${routes[current]}`).toBe(isCurrent ? 'underline' : 'none');
      if (isCurrent) expect(thickness).toBe('3px');
    }
  }
});

test('the menu opens and closes by pointer', async ({ tab }) => {
  await tab.open(routes.about, PHONE);
  for (const isOpen of [true, false, true]) {
    await tab.click(TOGGLE);
    await expect.poll(() => isMenuOpen(tab)).toBe(isOpen);
  }
  await tab.clickAt(PHONE.width / 2, PHONE.height - 40);
  await expect.poll(() => isMenuOpen(tab)).toBe(false);
});

test('the menu opens and closes by keyboard, and Escape gives the focus back', async ({ tab }) => {
  await tab.open(routes.about, PHONE);
  await tab.evaluate((toggle) => document.querySelector<HTMLElement>(toggle)?.focus(), TOGGLE);
  for (const [key, isOpen] of [
    ['Enter', true],
    [' ', false],
    [' ', true],
  ] as const) {
    await tab.press(key);
    await expect.poll(() => isMenuOpen(tab)).toBe(isOpen);
  }
  await tab.press('Tab');
  await expect.poll(() => focusOf(tab)).toContain(`href="${routes[headerRoutes[0]]}"`);
  await tab.press('Escape');
  await expect.poll(() => isMenuOpen(tab)).toBe(false);
  expect(await focusOf(tab)).toContain('popovertarget');
});

test('Tab leads back through a menu that scrolls to its button, and leaves it open', async ({
  tab,
}) => {
  await tab.open(routes.about, { width: 320, height: 256 });
  // By the document's word: WebKit's driver leaves so low a window without the focus of the screen.
  const stop = () => tab.evaluate(() => document.activeElement?.outerHTML);
  const first = `href="${routes[headerRoutes[0]]}"`;
  await tab.evaluate((toggle) => document.querySelector<HTMLElement>(toggle)?.focus(), TOGGLE);
  await tab.press('Enter');
  await expect.poll(() => isMenuOpen(tab)).toBe(true);
  // What scrolls is a stop of its own in Firefox, before the first link.
  await expect
    .poll(async () => {
      await tab.press('Tab');
      return stop();
    })
    .toContain(first);
  await expect
    .poll(async () => {
      await tab.tabBack();
      return stop();
    })
    .toContain('popovertarget');
  expect(await isMenuOpen(tab)).toBe(true);
});

for (const path of [routes.home, routes.contact]) {
  test(`Tab goes through ${path} as the eye does, and passes by the closed menu`, async ({
    tab,
  }) => {
    await tab.open(path, PHONE);
    const stops = await stopsIn(tab);
    expect(stops.length).toBeGreaterThan(15);
    // Not past the last: from there the focus leaves the page.
    for (const stop of stops.slice(0, -1)) {
      await tab.press('Tab');
      expect(await focusOf(tab)).toBe(stop);
    }
  });
}

test('the skip link leads into the page', async ({ tab }) => {
  await tab.open(routes.about);
  await tab.press('Tab');
  expect(await focusOf(tab)).toContain('href="#main"');
  await tab.press('Enter');
  await tab.press('Tab');
  expect(await tab.evaluate(() => document.querySelector('main :focus')?.tagName)).toBe('A');
});

test('Tab goes on from the text that was clicked', async ({ tab }) => {
  await tab.open(routes.home);
  const next = await tab.evaluate(() => {
    const links = [...document.querySelectorAll('main section:last-of-type a')];
    return links[0]?.outerHTML;
  });
  await tab.click('main section:last-of-type h2');
  await tab.press('Tab');
  expect(await focusOf(tab)).toBe(next);
});
