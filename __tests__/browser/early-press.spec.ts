import { expect } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { HIDDEN } from './configured';
import { holdScripts } from './form-code';
import { formOf } from './gifts';
import { answer, fill, MESSAGE, POSTING, resultOf, sendButton, test } from './message';
import { content, ELSEWHERE } from './site';
import { startSlowServer } from './slow-server';

const { wait } = content.site.forms;

test('a press that comes before the code waits for it, says so, and counts once', async ({
  page,
  endpoint,
}) => {
  await answer(page, endpoint, '/web3forms/ok');
  const free = await holdScripts(page);
  await page.goto(POSTING);
  await fill(page);
  await sendButton(page).dblclick();
  const waiting = page.getByRole('status').filter({ hasText: wait });
  await expect(waiting).toBeInViewport({ ratio: 1 });
  expect(endpoint.posts).toEqual([]);
  free();
  await expect(resultOf(page)).toContainText(content.pages.contact.form.sent.heading);
  await expect(waiting).toHaveCount(0);
  expect(endpoint.posts.map(({ fields }) => fields)).toEqual([{ ...HIDDEN, ...MESSAGE }]);
});

test('a press that comes before the end of the page waits as well, and is told so', async ({
  page,
}) => {
  test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);
  await holdScripts(page);
  const { url, finish, server } = await startSlowServer(routes.donation, 'data-part="result"');
  await page.goto(url, { waitUntil: 'commit' });
  await formOf(page).button.click();
  finish();
  await expect(page.getByRole('status').filter({ hasText: wait })).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(url);
  server.close();
});
