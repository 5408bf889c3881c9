import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { isAlive } from './islands';
import { expectOpen, toggleOf } from './menu';
import { allPages, content, DESKTOP, PHONE } from './site';

for (const viewport of [{ width: 390, height: 844 }, DESKTOP]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const { path } of allPages) {
        test(`${path} breaks no rule of axe`, async ({ page }) => {
          await page.goto(path);
          await openAnswersAndChoose(page);
          await expectNoViolations(page);
        });
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path } of allPages) {
    test(`the open menu of ${path} breaks no rule of axe, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await toggleOf(page).click();
      await expectOpen(page);
      await expectNoViolations(page, 'header');
    });
  }

  test(`the skip link breaks no rule of axe while it shows, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: content.site.frame.skip })).toBeInViewport();
    await expectNoViolations(page, '.skip-link');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const form of [
    { path: '/contact/', submit: content.pages.contact.form.submit },
    { path: '/donation/', submit: content.pages.donation.form.submit },
  ]) {
    test(`the faults and the answer of ${form.path} break no rule of axe, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(form.path);
      await page.getByRole('textbox').first().focus();
      await isAlive(page.locator('main form'));
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('heading', { name: content.site.forms.problem })).toBeVisible();
      await expectNoViolations(page);

      for (const amount of await page.getByRole('radio', { name: '$50' }).all())
        await amount.check();
      for (const field of await page.getByRole('textbox').all()) await field.fill('a@b.example');
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

/** Shows what waits for a visitor's hand: axe passes over what is hidden. */
async function openAnswersAndChoose(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const answer of all) answer.setAttribute('open', '');
  });
  // Without the mouse, which would scroll words under the header.
  for (const choice of await page.getByRole('radio').all()) await choice.dispatchEvent('click');
}

async function expectNoViolations(page: Page, part = 'html') {
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: OFF_BY_DEFAULT })
    .analyze();
  const describe = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
    );
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
  expect(describe(violations)).toEqual([]);

  // Axe can't read colours before a scene. There, colours.test.ts measures them against every stop
  // of the sky, and art.spec.ts sees that they lie over nothing else. All else must be decided.
  for (const { id, target, failureSummary } of describe(incomplete)) {
    expect(id, failureSummary).toMatch(/^color-contrast/);
    await expect(page.locator('[data-hour]').locator(target).first()).toBeAttached();
  }
}

/**
 * Rules that axe leaves out unless they are asked for; all others run. Not asked for are those that
 * only list what is hidden, or that take any paragraph in large letters for a heading.
 */
const OFF_BY_DEFAULT = Object.fromEntries(
  [
    'color-contrast-enhanced',
    'css-orientation-lock',
    'focus-order-semantics',
    'identical-links-same-purpose',
    'label-content-name-mismatch',
    'meta-refresh-no-exceptions',
    'table-fake-caption',
    'target-size',
    'td-has-header',
  ].map((id) => [id, { enabled: true }]),
);
