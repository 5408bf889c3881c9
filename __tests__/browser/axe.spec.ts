import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { isAlive } from './form-code';
import { expectOpen, toggleOf } from './menu';
import { allPages, content, DESKTOP, ELSEWHERE, PHONE } from './site';

// Header and menu are the same on all pages but for the mark of the page that is shown.
test('the header of a wide screen and the open menu break no rule of axe', async ({ page }) => {
  for (const { path } of allPages.filter(({ path }) => /^\/(events\/.*|nope\/)?$/.test(path))) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expectNoViolations(page, 'header');
    await page.setViewportSize(PHONE);
    await toggleOf(page).click();
    await expectOpen(page);
    await expectNoViolations(page, 'header');
  }
});

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
