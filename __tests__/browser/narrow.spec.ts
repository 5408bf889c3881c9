import { expect, test, type Page } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, content, otherPages, setReaderStyle, setTextSize } from './site';

test.use({ viewport: { width: 320, height: 480 } });

/** What a reader may set without losing words (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** How far a page reaches past the right edge of the window, and some elements that do so. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body :is(a, p, h1, h2, h3, dt, dd, label, input)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.textContent || element.outerHTML);
    return [`${scrollWidth} px`, ...wide.slice(0, 8)];
  });
}

for (const { path } of [...allPages, ...otherPages]) {
  test(`${path} never scrolls sideways at 320 px, nor with text twice as large and widely spaced`, async ({
    page,
  }) => {
    await page.goto(path);
    expect.soft(await tooWide(page)).toEqual([]);
    await setTextSize(page, 200);
    expect.soft(await tooWide(page)).toEqual([]);
    await setReaderStyle(page, TEXT_SPACING);
    expect.soft(await tooWide(page)).toEqual([]);
  });
}

test('with text twice as large the menu still opens and holds its links', async ({ page }) => {
  await page.goto('/');
  await setTextSize(page, 200);
  await toggleOf(page).click();
  for (const label of Object.values(content.site.frame.links)) {
    await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible();
  }
  expect(await tooWide(page)).toEqual([]);
});

test('the header leaves the page two thirds of a very low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about/');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const bottom = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(256 / 3);
});
