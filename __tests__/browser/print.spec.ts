import { expect, test } from '@playwright/test';
import { allPages } from './site';

test('every page shows its words in dark ink without the frame on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of allPages) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toBeHidden();
    for (const navigation of await page.getByRole('navigation').all()) {
      await expect(navigation).toBeHidden();
    }
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(pale, path).toEqual([]);
  }
});
