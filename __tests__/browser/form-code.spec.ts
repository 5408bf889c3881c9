import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { holdScripts, isAlive } from './form-code';
import {
  answer,
  expectAlive,
  fieldsOf,
  fill,
  MESSAGE,
  POSTING,
  resultOf,
  sendButton,
  test,
  unexpected,
} from './message';
import { content } from './site';
import { watch } from './watch';

const { contact, donation } = content.pages;

/** Notes the scripts that a page asks for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Touches a form by one of its fields, each in the way of another visitor. */
const touches = {
  'a pointer': (field: Locator) => field.click(),
  'the focus': async (field: Locator) => {
    const page = field.page();
    const inside = page.locator('form :focus');
    for (let i = 0; i < 40 && (await inside.count()) === 0; i++) await page.keyboard.press('Tab');
  },
  'a key': (field: Locator) => field.dispatchEvent('keydown', { key: 'a', bubbles: true }),
};

for (const { path, name, how } of [
  { path: routes.contact, name: contact.form.name, how: 'a pointer' },
  { path: routes.contact, name: contact.form.name, how: 'the focus' },
  { path: routes.donation, name: donation.form.firstName, how: 'a key' },
] as const) {
  test(`${path} asks for scripts when ${how} touches its form, not before, and once`, async ({
    page,
    context,
    baseURL,
  }) => {
    const troubles = watch(context, baseURL);
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 2_000);
    await page.mouse.wheel(0, -2_000);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    const field = page.getByRole('textbox', { name, exact: true });
    await touches[how](field);
    await isAlive(page.getByRole('main').locator('form'));
    await field.click();
    await page.keyboard.type('Ann');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Ann');
    expect(scripts).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
}

test('what is typed before, while and after the code comes is kept and sent', async ({
  page,
  context,
  endpoint,
}) => {
  const troubles = watch(context, POSTING);
  await answer(page, endpoint, '/basin/ok');
  const free = await holdScripts(page);
  await page.goto(POSTING);
  await fill(page);
  await fieldsOf(page).message.press('ControlOrMeta+End');
  // From here on nothing but the keyboard, so that a lost focus would lose letters.
  await page.keyboard.type(' before');
  free();
  const during = ' and a good many words while the code takes over';
  await page.keyboard.type(during, { delay: 20 });
  await expectAlive(page);
  await page.keyboard.type(' and after');
  await sendButton(page).click();
  await expect(resultOf(page)).toContainText(contact.form.sent.heading);
  const message = `${MESSAGE.message} before${during} and after`;
  expect(endpoint.posts.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ ...MESSAGE, message }),
  ]);
  expect(unexpected(troubles)).toEqual([]);
});

test('what a browser fills in by itself is kept', async ({ page }) => {
  const free = await holdScripts(page);
  await page.goto(routes.contact);
  await fieldsOf(page).email.evaluate((email: HTMLInputElement, value) => {
    email.value = value;
  }, MESSAGE.email);
  await fieldsOf(page).name.click();
  free();
  await expectAlive(page);
  await expect(fieldsOf(page).email).toHaveValue(MESSAGE.email);
});
