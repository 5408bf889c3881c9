import { expect, test } from '@playwright/test';
import { allPages, content } from './site';

const { site, pages } = content;

for (const { path } of allPages) {
  test(`${path} prints its words in dark ink without the frame`, async ({ page }) => {
    await page.goto(path);
    const words = await page.locator('main').innerText();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.getByRole('banner')).toBeHidden();
    for (const navigation of await page.getByRole('navigation').all()) {
      await expect(navigation).toBeHidden();
    }
    const printed = await page.locator('main').innerText();
    for (const line of words.split('\n').filter((line) => line.trim() !== '')) {
      if (line !== PLACEHOLDER) expect(printed).toContain(line);
    }
    await expect(page.getByText(site.contact.address.street).last()).toBeVisible();

    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(pale).toEqual([]);
  });
}

test('a printed link says where it leads', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const address = await page
    .locator('main a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(new URL(site.url).host);
});

test('answers are printed although nobody opened them', async ({ page }) => {
  const [first] = pages.contact.faq.questions;
  await page.goto('/contact/');
  await expect(page.getByText(first?.answer[0] ?? '')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(first?.answer[0] ?? '')).toBeVisible();
});

/** The place of a map is of no use on paper. */
const PLACEHOLDER = pages.contact.map.placeholder;
