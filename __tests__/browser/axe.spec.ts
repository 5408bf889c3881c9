import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, DESKTOP, PHONE } from './site';

/**
 * What axe can't decide by itself, and why it is right here. Everything else must be decided.
 * - color-contrast: words before a sky, whose gradients axe can't read; colours.test.ts measures
 *   them against every stop of the sky that they may stand before.
 */
const LOOKED_AT = new Set(['color-contrast', 'color-contrast-enhanced']);

for (const viewport of [PHONE, DESKTOP]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const { path } of allPages) {
        test(`${path} breaks no rule of axe`, async ({ page }) => {
          await page.goto(path);
          await expectNoViolations(page);
        });
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu breaks no rule of axe, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    await page.goto('/about/');
    await toggleOf(page).click();
    await expectNoViolations(page);
  });
}

async function expectNoViolations(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  const describe = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    );
  expect(describe(violations)).toEqual([]);
  expect(describe(incomplete.filter(({ id }) => !LOOKED_AT.has(id)))).toEqual([]);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
