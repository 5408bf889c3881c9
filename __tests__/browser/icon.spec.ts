import { expect, test } from '@playwright/test';
import { displayFont } from './site';

test('a page asks for one icon, the drawn one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // What browsers call an icon.
    if (request.resourceType() === 'other') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await displayFont(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/icon.svg']);
});
