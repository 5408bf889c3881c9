import { expect, type Page } from '@playwright/test';
import type { headerRoutes } from '@/lib/site/routes';
import { content } from './site';

const { menu: name, links } = content.site.frame;

/** The button that opens the small screen's menu. */
export function toggleOf(page: Page) {
  return page.getByRole('button', { name, exact: true });
}

/** What the toggle opens. */
export function menuOf(page: Page) {
  return page.getByRole('navigation', { name, exact: true });
}

/** The link in the menu that leads to a page. */
export function menuLink(page: Page, route: (typeof headerRoutes)[number]) {
  return menuOf(page).getByRole('link', { name: links[route], exact: true });
}

/** Waits until the menu is open, to the eye and to assistive technology. */
export async function expectOpen(page: Page) {
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => expandedStates(page)).toEqual([true]);
}

/** Waits until the menu is closed, to the eye and to assistive technology, and the page scrolls. */
export async function expectClosed(page: Page) {
  await expect(menuOf(page)).toBeHidden();
  await expect.poll(() => expandedStates(page)).toEqual([false]);

  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(180, 500);
  // A turn of the wheel is lost while Chromium still brings a kept page back.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Whether the buttons that bear the menu's name are expanded. A popover's button has this state
 * without an attribute, so that only the browser's accessibility tree tells it.
 */
async function expandedStates(page: Page): Promise<boolean[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === 'button' && node.name?.value === name)
    .map(({ properties = [] }) => {
      const expanded = properties.find((property) => property.name === 'expanded');
      return expanded?.value.value;
    });
}
