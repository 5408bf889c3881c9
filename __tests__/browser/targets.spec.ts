import { expect, test } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, DESKTOP, otherPages, PHONE } from './site';

/** The least size of what is tapped, in CSS pixels (WCAG 2.2, 2.5.5). */
const LEAST = 44;

/**
 * What can be tapped and is too small. A link that spreads over its card counts as the card, a
 * choice as its label, and one within a sentence is as high as its line (the exception of 2.5.5).
 */
function smallTargets(least: number) {
  return [...document.querySelectorAll('a, button, input, textarea, summary')]
    .filter((element) => element.checkVisibility())
    .filter(
      (element) =>
        element.closest('p')?.textContent.trim() === element.textContent.trim() ||
        !element.matches('p a'),
    )
    .filter((element) => {
      const isSpread = getComputedStyle(element, '::after').position === 'absolute';
      const target = isSpread ? element.closest('li') : (element.closest('label') ?? element);
      const { width, height } = target?.getBoundingClientRect() ?? new DOMRect();
      return width < least || height < least;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`everything to tap on any page is large enough at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of [...allPages, ...otherPages]) {
      await page.goto(path);
      expect.soft(await page.evaluate(smallTargets, LEAST), path).toEqual([]);
    }
  });
}

test('the links of the open menu are large enough', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await toggleOf(page).click();
  expect(await page.evaluate(smallTargets, LEAST)).toEqual([]);
});
