import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { watch } from './watch';

const thisYear = new Date().getFullYear();

test('the footer shows the year of the visitor, whose calendar has turned since the build', async ({
  page,
  context,
  baseURL,
}) => {
  const troubles = watch(context, baseURL);
  await page.clock.setFixedTime(new Date(thisYear + 1, 0, 2, 12));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${thisYear + 1}`);
  expect(troubles).toEqual([]);
});

test.describe('ahead of Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the year is that of the place where the visitor is', async ({ page }) => {
    await page.clock.setFixedTime(new Date(Date.UTC(thisYear, 11, 31, 23, 30)));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${thisYear + 1}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the year is that of the build', async ({ page }) => {
    await page.goto('/');
    const built = statSync('out/index.html').mtime.getFullYear();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${built}`);
  });
});
