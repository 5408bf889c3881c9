import { expect, test } from '@playwright/test';
import { headerRoutes } from '@/lib/site/routes';
import { expectClosed, expectOpen, menuLink, menuOf, toggleOf } from './menu';
import { CONFIGURED, content, DESKTOP, expectHeading, PHONE, setTextSize } from './site';

test.use({ viewport: PHONE });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('closes when the focus moves on past its last link, so that it never lies over what has focus', async ({
  page,
}) => {
  await toggleOf(page).press('Enter');
  await expectOpen(page);
  for (const route of headerRoutes) {
    await page.keyboard.press('Tab');
    await expect(menuLink(page, route)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await expectClosed(page);
});

test('closes when the focus moves on before its button, from where the skip link leads below it', async ({
  page,
}) => {
  await toggleOf(page).press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Shift+Tab');
  await expect(toggleOf(page)).not.toBeFocused();
  await expectClosed(page);
});

test('closes by its toggle while the focus is inside it', async ({ page }) => {
  await toggleOf(page).press('Enter');
  await page.keyboard.press('Tab');
  await toggleOf(page).click();
  await expectClosed(page);
});

test('closes when the link of the page that is shown is followed', async ({ page }) => {
  await page.goto('/events/');
  await toggleOf(page).click();
  const loaded = page.waitForEvent('load');
  await menuLink(page, 'events').click();
  await loaded;
  await expectHeading(page, content.pages.events.heading);
  await expectClosed(page);
});

test('is gone on a wide screen, and closed when the screen is narrow again', async ({ page }) => {
  await toggleOf(page).click();
  await expectOpen(page);
  await page.setViewportSize(DESKTOP);
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expectClosed(page);
});

for (const [width, height, size] of [
  [375, 480, 200],
  [320, 256, 100],
  [188, 334, 100],
  [667, 320, 150],
] as const) {
  test(`shows every link below the bar at ${width} by ${height} px with text of ${size} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, size);
    await page.evaluate(() => scrollTo(0, 300));
    await toggleOf(page).click();
    await expectOpen(page);
    for (const route of headerRoutes) {
      await menuLink(page, route).scrollIntoViewIfNeeded();
      await expect(menuLink(page, route)).toBeInViewport({ ratio: 0.9 });
    }
    const gap = await page.evaluate(() => {
      const bottom = document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs((document.getElementById('menu')?.getBoundingClientRect().top ?? 0) - bottom);
    });
    expect(gap).toBeLessThan(1);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('opens and closes', async ({ page }) => {
    await toggleOf(page).tap();
    await expectOpen(page);
    await toggleOf(page).tap();
    await expectClosed(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('never locks a page that became wide while it was open', async ({ page }) => {
    await toggleOf(page).click();
    await expectOpen(page);
    await page.setViewportSize(DESKTOP);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test('lies below the bar where an announcement stands above that, which is back when the menu is closed', async ({
  page,
}) => {
  await page.goto(CONFIGURED);
  const announcement = page.getByRole('complementary').first();
  await expect(announcement).toBeVisible();
  const toggle = page.locator('.menu-toggle');
  await toggle.click();
  const bar = await page.getByRole('banner').boundingBox();
  const menu = await page.locator('.menu').boundingBox();
  // The line under the bar belongs to it, and lies beneath.
  expect(menu?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  await expect(announcement).toBeHidden();
  await toggle.click();
  await expect(announcement).toBeVisible();
});
