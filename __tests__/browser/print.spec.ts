import { expect, test, type Locator } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { fieldsOf } from './message';
import { allPages, ELSEWHERE } from './site';

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

test('a long message is printed whole, and an empty one leaves room to write', async ({ page }) => {
  test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);
  await page.goto(routes.contact);
  await page.emulateMedia({ media: 'print' });
  const { subject, message } = fieldsOf(page);
  const heightOf = (field: Locator) => field.evaluate(({ clientHeight }) => clientHeight);
  expect(await heightOf(message)).toBeGreaterThan(2 * (await heightOf(subject)));
  await message.fill('One line of many.\n'.repeat(40));
  const all = await message.evaluate(({ scrollHeight }) => scrollHeight);
  expect(await heightOf(message)).toBe(all);
});
