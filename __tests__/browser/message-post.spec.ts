import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { HIDDEN } from './configured';
import {
  answer,
  copyButton,
  expectTyped,
  fill,
  formOf,
  MESSAGE,
  openForm,
  POSTING,
  resultOf,
  sendButton,
  test,
} from './message';
import { CONFIGURED, content } from './site';

const { form } = content.pages.contact;
const { email, phone } = content.site.contact;
const EMPTY = { name: '', email: '', subject: '', message: '' };

const post = (path: string) =>
  expect.objectContaining({
    path,
    fields: { ...HIDDEN, ...MESSAGE },
  });

async function expectSent(page: Page) {
  await expect(resultOf(page).getByRole('heading')).toHaveText(form.sent.heading);
  await expectTyped(page, EMPTY);
}

const failures = [
  { path: '/formspree/quota', words: form.failed, reason: 'form over quota' },
  { path: '/hang', words: form.unsure },
  { path: 'offline', words: form.unsure },
];

for (const { path, words, reason = '' } of failures) {
  test(`nothing typed is lost when a message isn’t sent (${path}), and a retry works`, async ({
    page,
    context,
    endpoint,
  }) => {
    if (path !== 'offline') await answer(page, endpoint, path);
    await openForm(page, POSTING);
    await context.setOffline(path === 'offline');
    await fill(page);
    await sendButton(page).click();

    const result = resultOf(page);
    // The form waits fifteen seconds for an answer.
    await expect(result.getByRole('heading')).toHaveText(words.heading, { timeout: 20_000 });
    await expect(result).toContainText(words.text);
    await expect(result).toContainText(reason);
    await expect(formOf(page).getByRole('link', { name: email })).toBeVisible();
    await expect(formOf(page).getByRole('link', { name: phone })).toBeVisible();
    await expect(copyButton(page)).toBeVisible();
    await expectTyped(page);

    await context.setOffline(false);
    await answer(page, endpoint, '/web3forms/ok');
    await sendButton(page).click();
    await expectSent(page);
    expect(endpoint.posts.at(-1)).toEqual(post('/web3forms/ok'));
  });
}

test('a double click posts a message once, with all fields, and the form is empty then', async ({
  page,
  endpoint,
}) => {
  await answer(page, endpoint, '/basin/ok');
  await openForm(page, POSTING);
  await fill(page);
  await sendButton(page).dblclick();
  await expectSent(page);
  await expect(resultOf(page)).toContainText(form.sent.text);
  expect(endpoint.posts).toEqual([post('/basin/ok')]);
  await expect(page).toHaveURL(POSTING);
});

test('a message is sent again only when it has been written again', async ({ page, endpoint }) => {
  await answer(page, endpoint, '/basin/ok');
  await openForm(page, POSTING);
  await fill(page);
  await sendButton(page).click();
  await expectSent(page);
  await page.reload();
  await page.goto(CONFIGURED + routes.about);
  await page.goBack();

  await openForm(page, POSTING);
  await sendButton(page).click();
  await expect(page.getByRole('link', { name: form.missing.message })).toBeVisible();
  expect(endpoint.posts).toHaveLength(1);

  await fill(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(endpoint.posts).toHaveLength(2);
});
