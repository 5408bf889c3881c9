import { expect, test, type Page } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, content, displayFont, PHONE, setTextSize, tooWide } from './site';

test.use({ viewport: { width: 320, height: 480 } });

/** Words of at most so many letters that are torn at the end of a line. */
function tornWords(page: Page, longest: number) {
  return page.evaluate((most) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      // Words that only screen readers find stand in a single pixel; and others measure the bar.
      const isSeen = parent && !parent.closest('[aria-hidden]');
      if (!isSeen || parent.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[^\s–—-]{2,}/g) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter((part) => part.width > 0);
        if (new Set(parts.map(({ top }) => top)).size > 1 && word.length <= most) torn.push(word);
      }
    }
    return torn;
  }, longest);
}

for (const { width, percent, longest } of [
  // Where the footer has two columns, they are narrowest here.
  { width: 640, percent: 100, longest: content.site.contact.email.length },
  { width: PHONE.width, percent: 200, longest: 11 },
]) {
  test(`no word is torn at ${width} px with text of ${percent} %`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width });
    for (const { path } of allPages) {
      await page.goto(path);
      await setTextSize(page, percent);
      await displayFont(page);
      expect.soft(await tornWords(page, longest), path).toEqual([]);
    }
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
