import { expect, test, type Page } from '@playwright/test';
import { headerRoutes } from '@/lib/site/routes';
import { menuOf, toggleOf } from './menu';
import { allPages, content, DESKTOP, setTextSize } from './site';

const { frame } = content.site;

/** Serves pages as a browser reads them that knows no popovers (Chrome 113, Safari 16, Firefox 124). */
async function withoutPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replaceAll(/ popover(target)?="/g, ' data-unknown$1="')
        .replaceAll(':popover-open', ':unknown'),
    });
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
}

/** Links of the header that can't be hit everywhere, and others that are met in their place. */
function missedLinks(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('header a')].filter(
      (link) => link.getClientRects().length > 0,
    );
    return links.flatMap((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const missed = [0.02, 0.25, 0.5, 0.75, 0.98].some((part) => {
        const seen = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
        return !link.contains(seen);
      });
      return missed ? [link.textContent] : [];
    });
  });
}

for (const { size, ...viewport } of [
  { width: 320, height: 568, size: 100 },
  { width: 375, height: 667, size: 100 },
  { width: 375, height: 667, size: 200 },
  { width: 667, height: 320, size: 100 },
  { width: 768, height: 1024, size: 100 },
  { ...DESKTOP, size: 100 },
]) {
  test(`without popovers, at ${viewport.width} by ${viewport.height} px with text of ${size} %, the links stand in the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withoutPopovers(page);
    for (const { path } of allPages.slice(0, 2)) {
      await page.goto(path);
      await setTextSize(page, size);
      await expect(toggleOf(page)).toBeHidden();
      const navs = page.getByRole('banner').getByRole('navigation');
      await expect(navs).toHaveCount(1);
      await expect(navs.getByRole('link')).toHaveText(headerRoutes.map((id) => frame.links[id]));
      expect(await missedLinks(page)).toEqual([]);

      const place = await page.evaluate(() => {
        const header = document.querySelector('header') ?? document.body;
        const below = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
        const { bottom, height } = header.getBoundingClientRect();
        const menu = header.querySelector('nav:last-child')?.getBoundingClientRect().bottom ?? 0;
        return {
          covers: Math.max(bottom, menu) > below + 1,
          wide: document.documentElement.scrollWidth > innerWidth,
          stays: getComputedStyle(header).position === 'sticky' && height > innerHeight / 3,
        };
      });
      expect(place).toEqual({ covers: false, wide: false, stays: false });
    }
  });
}

test('without popovers a phone follows the links of the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await withoutPopovers(page);
  await page.goto('/');
  await menuOf(page).getByRole('link', { name: frame.links.contact }).click();
  await expect(page).toHaveURL('/contact/');
});
