import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { isAlive } from './form-code';
import { expectOpen, toggleOf } from './menu';
import { allPages, content, ELSEWHERE, DESKTOP, otherPages, PHONE } from './site';

const SMALL = { width: 390, height: 844 };
const shown = [
  ...[SMALL, DESKTOP].flatMap((viewport) => allPages.map((page) => ({ ...page, viewport }))),
  // In colours of its own.
  ...otherPages.map((page) => ({ ...page, viewport: SMALL })),
];

for (const { path, viewport } of shown) {
  test(`${path} breaks no rule of axe at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await openAnswersAndChoose(page);
    await expectNoViolations(page);
  });
}

// Header and menu are the same on all pages but for the mark of the page that is shown.
for (const { path } of allPages.filter(({ path }) => /^\/(events\/.*|nope\/)?$/.test(path))) {
  test(`the open menu of ${path} breaks no rule of axe`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await toggleOf(page).click();
    await expectOpen(page);
    await expectNoViolations(page, 'header');
  });
}

test('the skip link breaks no rule of axe while it shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content.site.frame.skip })).toBeInViewport();
  await expectNoViolations(page, '.skip-link');
});

for (const form of [
  {
    path: '/contact/',
    submit: content.pages.contact.form.submit,
    elsewhere: ELSEWHERE.messages,
  },
  { path: '/donation/', submit: content.pages.donation.form.submit, elsewhere: ELSEWHERE.gifts },
]) {
  test(`the faults and the answer of ${form.path} break no rule of axe`, async ({ page }) => {
    test.skip(form.elsewhere !== '', form.elsewhere);
    await page.goto(form.path);
    await page.getByRole('textbox').first().focus();
    await isAlive(page.locator('main form'));
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { name: content.site.forms.problem })).toBeVisible();
    await expectNoViolations(page);

    for (const amount of await page.getByRole('radio', { name: '$50' }).all()) await amount.check();
    for (const field of await page.locator('main :required').all()) await field.fill('a@b.example');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
    await expectNoViolations(page);
  });
}

/** Shows what waits for a visitor's hand: axe passes over what is hidden. */
async function openAnswersAndChoose(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const answer of all) answer.setAttribute('open', '');
  });
  // Without the mouse, which would scroll words under the header.
  for (const choice of await page.getByRole('radio').all()) await choice.dispatchEvent('click');
}

/** Looks at a part of a page by day and by night: at night only for what colours can break. */
async function expectNoViolations(page: Page, part = 'html') {
  // In the page itself, since nothing on it stands in a frame.
  const axe = () => new AxeBuilder({ page }).include(part).setLegacyMode();
  // Without transitions, in the midst of which colours are neither the one nor the other.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectClean(page, await axe().options({ rules: OFF_BY_DEFAULT }).analyze());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectClean(page, await axe().withRules(COLOUR_RULES).analyze());
}

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

async function expectClean(page: Page, { violations, incomplete, passes }: AxeResults) {
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
    await expect(page.locator('.scene').locator(target).first()).toBeAttached();
  }
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

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
