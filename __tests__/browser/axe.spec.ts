import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { toggleOf } from './menu';
import { allPages, DESKTOP, PHONE } from './site';

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
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: OFF_BY_DEFAULT })
    .analyze();
  const describe = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
    );
  expect(describe(violations)).toEqual([]);

  // Axe can't read colours before a scene. There, colours.test.ts measures them against every stop
  // of the sky, and art.spec.ts sees that they lie over nothing else. All else must be decided.
  for (const { id, target, failureSummary } of describe(incomplete)) {
    expect(id, failureSummary).toMatch(/^color-contrast/);
    await expect(page.locator('[data-hour]').locator(target).first()).toBeAttached();
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OFF_BY_DEFAULT = {
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'target-size': { enabled: true },
};
