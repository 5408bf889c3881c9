import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { holdScripts } from './form-code';
import { formOf as giftOf, introduce, openForm as openGift } from './gifts';
import {
  answer,
  fieldsOf,
  fill,
  mailsOf,
  openForm,
  POSTING,
  resultOf,
  sendButton,
  test,
} from './message';
import { content, ELSEWHERE, setTextSize } from './site';

const { form } = content.pages.contact;

const WINDOWS = [
  { width: 360, height: 560 },
  { width: 1366, height: 625 },
];

/** Where the header ends, and everything that stands over the page with it. */
function headerEnd(page: Page) {
  return page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);
}

/** Checks that what is said has the focus, and that its start is seen, below the header. */
async function expectShown(page: Page, { heading }: { heading: string }) {
  const box = page.locator(':focus');
  await expect(box.getByRole('status').getByRole('heading')).toHaveText(heading);
  await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await box.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(await headerEnd(page));
}

for (const viewport of WINDOWS) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('what became of a message is seen whole, each time', async ({ page, endpoint }) => {
      await openForm(page, POSTING);
      await fill(page);
      for (const [path, words] of [
        ['/formspree/quota', form.failed],
        ['/captcha', form.unsure],
        ['/web3forms/ok', form.sent],
      ] as const) {
        await answer(page, endpoint, path);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await sendButton(page).click();
        await expectShown(page, words);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
    });

    test('it is seen after Enter in a field, and with large text', async ({ page, endpoint }) => {
      await answer(page, endpoint, '/captcha');
      await openForm(page, POSTING);
      await setTextSize(page, 200);
      await fill(page);
      await fieldsOf(page).subject.press('Enter');
      await expectShown(page, form.unsure);
    });

    test('what became of a gift is seen', async ({ page }) => {
      test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);
      const gift = await openGift(page);
      await gift.preset(50).check();
      await introduce(gift);
      await gift.button.click();
      await expectShown(page, content.pages.donation.form.opened);
    });

    test('that a press waits, and that it has waited in vain, is seen whole', async ({ page }) => {
      test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);
      const { wait, failed } = content.site.forms;
      await page.clock.install();
      await holdScripts(page);
      await page.goto(routes.donation);
      const { button } = giftOf(page);
      await button.click();
      await expect(page.getByText(wait)).toBeInViewport({ ratio: 1 });
      await page.clock.fastForward(5_000);
      await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 });
      await expect(button).toBeFocused();
    });

    test('a double click opens one mail, and shows that', async ({ page }) => {
      test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);
      const mails = await mailsOf(page);
      await openForm(page, routes.contact);
      await fill(page);
      // Where the button is low in the window, a link comes to stand where it was pressed.
      await sendButton(page).evaluate((button) =>
        scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 150),
      );
      const { x = 0, y = 0 } = (await sendButton(page).boundingBox()) ?? {};
      await page.mouse.dblclick(x + 40, y + 20);
      await expect(resultOf(page).getByRole('heading')).toHaveText(form.opened.heading);
      expect(mails).toHaveLength(1);
    });
  });
}
