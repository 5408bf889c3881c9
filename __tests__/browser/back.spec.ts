import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { departuresOf, holdScripts, isAlive } from './form-code';
import { formOf, introduce } from './gifts';
import { expectClosed, expectOpen, menuLink, toggleOf } from './menu';
import { CONFIGURED, content, expectHeading, PHONE, sitePages } from './site';

test.use({ viewport: PHONE });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto('/');
});

/** Makes sure that the page was not loaded anew, which would prove nothing. */
async function expectKept(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}

test('Back shows the page that was left by the menu with its menu closed', async ({ page }) => {
  await toggleOf(page).click();
  await expectOpen(page);
  await menuLink(page, 'events').click();
  await expect(page).toHaveURL('/events/');

  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, '/');
  await expectClosed(page);
});

test('a menu that is open when Back is pressed is closed on both pages', async ({ page }) => {
  await toggleOf(page).click();
  await menuLink(page, 'mission').click();
  await expect(page).toHaveURL('/mission/');
  await toggleOf(page).click();
  await expectOpen(page);

  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, '/');
  await expectClosed(page);

  await page.goForward({ waitUntil: 'commit' });
  await expectKept(page, '/mission/');
  await expectClosed(page);
});

test('Back shows every page as it was left', async ({ page }) => {
  for (const { path, heading } of sitePages) {
    await page.goto(path);
    await page.goto('/nope/');
    await page.goBack({ waitUntil: 'commit' });
    await expectHeading(page, heading);
    await expectKept(page, path);
  }
});

test('a press that waits for its code is forgotten by whoever leaves, and the next one counts', async ({
  page,
}) => {
  const free = await holdScripts(page);
  const address = CONFIGURED + routes.donation;
  await page.goto(address);
  const gift = formOf(page);
  await gift.preset(50).check();
  await introduce(gift);
  await gift.button.click();
  await expect(page.getByText(content.site.forms.wait)).toBeVisible();
  await page.goto(CONFIGURED + routes.about);
  free();

  const departures = await departuresOf(page, 'https://www.every.org/');
  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, address);
  await isAlive(gift.form);
  await expect(page.getByText(content.site.forms.wait)).toHaveCount(0);
  await expect(gift.preset(50)).toBeChecked();
  expect(departures).toEqual([]);
  await gift.button.click();
  await expect.poll(() => departures).toHaveLength(1);
});
