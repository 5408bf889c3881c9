import { expect, test } from '@playwright/test';
import { copyOf, messageText } from '@/lib/message/message';
import {
  copiedOf,
  copyButton,
  expectTyped,
  fill,
  mailsOf,
  MESSAGE,
  openForm,
  resultOf,
  sendButton,
} from './message';
import { content, ELSEWHERE } from './site';

test.skip(ELSEWHERE.messages !== '', ELSEWHERE.messages);

const { form } = content.pages.contact;
const { email } = content.site.contact;
const TOO_LONG = { ...MESSAGE, message: 'so long '.repeat(250).trim() };

/** Reads the address of a mail as RFC 6068 says; a plus is a plus there. */
function read(address = '') {
  const { protocol, pathname, search } = new URL(address);
  const fields = search.slice(1).split('&');
  return {
    to: protocol + decodeURIComponent(pathname),
    ...Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent))),
  };
}

test('a double click opens the mail program once, with the whole message', async ({ page }) => {
  const mails = await mailsOf(page);
  await openForm(page);
  await fill(page);
  await sendButton(page).dblclick();
  await expect(resultOf(page).getByRole('heading')).toHaveText(form.opened.heading);
  await expectTyped(page);
  expect(mails.map(read)).toEqual([
    {
      to: `mailto:${email}`,
      subject: MESSAGE.subject,
      body: messageText(MESSAGE).replaceAll('\n', '\r\n'),
    },
  ]);
});

test('a message that is too long for a mail can be copied, and opens nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = await mailsOf(page);
  await openForm(page);
  await fill(page, TOO_LONG);
  await sendButton(page).click();
  await expect(resultOf(page).getByRole('heading')).toHaveText(form.tooLong.heading);
  await copyButton(page).click();
  await expect(copiedOf(page)).toHaveText(form.copied);
  await expect(resultOf(page)).not.toContainText(form.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copyOf(TOO_LONG));
  expect(mails).toEqual([]);
  await expectTyped(page, TOO_LONG);
});
