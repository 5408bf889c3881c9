import { expect, test, type Page } from '@playwright/test';
import { headerRoutes, routes } from '@/lib/site/routes';
import { menuOf, toggleOf } from './menu';
import { allPages, content, DESKTOP, PHONE } from './site';

const { frame, name } = content.site;

test('the first stop of every page leads past the frame and is seen', async ({ page }) => {
  for (const { path } of allPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: frame.skip });
      await expect(skip).toBeFocused();
      await expect.poll(() => isOnTop(page)).toBe(true);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const stop = page.getByRole('main').locator(':focus');
      await expect(stop).toBeVisible();
    });
  }
});

/** Whether the eye sees the focused element where it is: in the window, with nothing before it. */
function isOnTop(page: Page) {
  return page.evaluate(() => {
    const { top, left, width, height } =
      document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const corners = [
      [left + 8, top + height / 2],
      [left + width / 2, top + height / 2],
      [left + width - 8, top + height / 2],
    ] as const;
    return (
      width * height > 0 &&
      corners.every(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return document.activeElement?.contains(seen) === true;
      })
    );
  });
}

test('the header shows one navigation, and marks the links to the page that is shown, no others', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const { path } of allPages) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('navigation'), path).toHaveCount(1);
    const links = await page.locator('header a').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href'),
        current: link.getAttribute('aria-current'),
        nav: link.closest('nav') !== null,
      })),
    );
    for (const { href, current, nav } of links) {
      const where = `${href} on ${path}`;
      if (nav && href === path) expect(current, where).toBe('page');
      else if (nav && href !== null && path.startsWith(href)) expect(current, where).toBe('true');
      else if (href !== path) expect(current, where).toBeNull();
    }
    expect(links.length).toBeGreaterThan(headerRoutes.length);
  }
});

test('the logo is marked on the home page, also to the eye', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(logo).toHaveAttribute('aria-current', 'page');
  const words = logo.getByText(name);
  await expect(words).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/about/');
  await expect(words).toHaveCSS('text-decoration-line', 'none');
});

for (const [screen, viewport] of [
  ['wide', DESKTOP],
  ['small', PHONE],
] as const) {
  test(`on a ${screen} screen the current page is told apart without colour`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const current of headerRoutes) {
      await page.goto(routes[current]);
      if (viewport === PHONE) await toggleOf(page).click();
      const nav =
        viewport === PHONE
          ? menuOf(page)
          : page.getByRole('navigation', { name: frame.mainNavigation, exact: true });
      const looks = await nav.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { fontWeight, textDecorationLine, borderBottomWidth } = getComputedStyle(link);
          return {
            current: link.hasAttribute('aria-current'),
            look: `${fontWeight} ${textDecorationLine} ${borderBottomWidth}`,
          };
        }),
      );
      const marked = looks.filter((link) => link.current).map(({ look }) => look);
      const others = looks.filter((link) => !link.current).map(({ look }) => look);
      expect(marked).toHaveLength(1);
      expect(others).toHaveLength(headerRoutes.length - 1);
      expect(others).not.toContain(marked[0]);
    }
  });
}
