import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { newer } from '../floor';
import { departuresOf } from './form-code';
import { formOf, GIVER, introduce } from './gifts';
import { answer, fill, POSTING, resultOf, sendButton, test } from './message';
import { CONFIGURED, content } from './site';

/** Takes from pages all that the oldest browsers lack, as far as this one lets go of it. */
async function age(page: Page) {
  await page.addInitScript((gone) => {
    for (const [owner = '', name = ''] of gone) {
      const [called = '', isStatic] = name.split('_');
      const has: unknown = Reflect.get(window, owner);
      if (name === '') Reflect.deleteProperty(window, owner);
      else if (owner === 'Window') Reflect.deleteProperty(window, called);
      else if (has instanceof Object) {
        const kept: unknown = isStatic ? has : (Reflect.get(has, 'prototype') ?? has);
        if (kept instanceof Object) Reflect.deleteProperty(kept, called);
      }
    }
  }, newer);
}

test.beforeEach(({ page }) => age(page));

test('a message is sent in a browser without all that the oldest ones lack', async ({
  page,
  endpoint,
}) => {
  await answer(page, endpoint, '/web3forms/ok');
  await page.goto(POSTING);
  await fill(page);
  await sendButton(page).click();
  await expect(resultOf(page)).toContainText(content.pages.contact.form.sent.heading);
  expect(endpoint.posts).toHaveLength(1);
});

test('a gift is handed over in a browser without all that the oldest ones lack', async ({
  page,
}) => {
  await page.goto(CONFIGURED + routes.donation);
  const parts = formOf(page);
  await parts.preset(50).check();
  await parts.monthly.check();
  await introduce(parts);
  const departures = await departuresOf(page, 'https://www.every.org/');
  await parts.button.click();
  await expect.poll(() => departures).toHaveLength(1);
  expect(Object.fromEntries(new URL(departures[0] ?? '').searchParams)).toMatchObject({
    amount: '50',
    frequency: 'MONTHLY',
    email: GIVER.email,
  });
});
