import { expect, test, type Page } from '@playwright/test';
import { fillIn } from '@/lib/text/placeholders';
import { MESSAGE_FIELDS } from '@/lib/message/message';
import { routes } from '@/lib/site/routes';
import {
  expectAlive,
  fieldsOf,
  fill,
  formOf,
  MESSAGE,
  openForm,
  POSTING,
  sendButton,
} from './message';
import { holdScripts } from './form-code';
import { content } from './site';

const { form } = content.pages.contact;
const { problem, error } = content.site.forms;

const summaryOf = (page: Page) => formOf(page).getByRole('alert').locator('..');

test('an empty form says what is missing, above and at each field', async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  await sendButton(page).click();
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole('heading')).toHaveText(problem);
  await expect(summaryOf(page).getByRole('link')).toHaveText(Object.values(form.missing));
  await expect(page).toHaveTitle(fillIn(error, { title }));
  const fields = fieldsOf(page);
  for (const id of MESSAGE_FIELDS) {
    await expect(fields[id]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[id]).toHaveAccessibleDescription(form.missing[id]);
  }
});

test('each error leads to its field, and goes away when it is mended', async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  await sendButton(page).click();
  const fields = fieldsOf(page);
  for (const id of MESSAGE_FIELDS) {
    const error = summaryOf(page).getByRole('link', { name: form.missing[id] });
    await error.click();
    await expect(fields[id]).toBeFocused();
    await page.keyboard.type(MESSAGE[id]);
    await expect(error).toHaveCount(0);
    await expect(fields[id]).toHaveAttribute('aria-invalid', 'false');
    await expect(fields[id]).toHaveAccessibleDescription('');
    await expect(fields[id]).toBeFocused();
  }
  await expect(summaryOf(page)).toBeHidden();
  await expect(page).toHaveTitle(title);
});

test('a field that is left empty or half filled in is not red before words say why', async ({
  page,
}) => {
  const edge = () =>
    fieldsOf(page).email.evaluate((field) => {
      const { borderColor, boxShadow } = getComputedStyle(field);
      return [borderColor, boxShadow];
    });
  await page.goto(routes.contact);
  await page.mouse.move(0, 0);
  const before = await edge();
  await fieldsOf(page).email.pressSequentially('ana@');
  await fieldsOf(page).message.focus();
  expect(await edge()).toEqual(before);
  await expectAlive(page);
  await sendButton(page).click();
  await expect(fieldsOf(page).email).toHaveAccessibleDescription(form.wrongEmail);
  expect(await edge()).not.toEqual(before);
});

test('an error that comes again takes the focus again', async ({ page }) => {
  await openForm(page);
  for (let i = 0; i < 2; i++) {
    await sendButton(page).click();
    await expect(summaryOf(page)).toBeFocused();
    await fieldsOf(page).subject.focus();
  }
});

test('any name will do, but not one that nobody sees', async ({ page }) => {
  const good = ['x', "O'Neill", '李', 'Nguyễn-Thị'];
  const bad = ['   ', '\u00a0', '\u200b', '\u00a0\u200b '];
  await openForm(page);
  const error = summaryOf(page).getByRole('link', { name: form.missing.name });
  for (const name of [...bad, ...good]) {
    await fieldsOf(page).name.fill(name);
    await sendButton(page).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(error, name).toHaveCount(bad.includes(name) ? 1 : 0);
  }
});

test('a message of spaces and line ends is as good as none', async ({ page }) => {
  await openForm(page);
  await fill(page, { ...MESSAGE, message: ' \n\u00a0\n\u200b' });
  await sendButton(page).click();
  await expect(summaryOf(page).getByRole('link')).toHaveText([form.missing.message]);
});

test('the form takes the addresses that the browser takes, and no others', async ({ page }) => {
  const good = [
    'user+tag@example.org',
    'a@example.online',
    "o'brien@example.com",
    'x@sub.example.museum',
    'a@xn--bcher-kva.example',
    ' user@example.org ',
  ];
  const bad = ['a@b@c', 'user@', '@x.org', 'user@example..org', 'user name@example.org'];
  await openForm(page);
  const { email } = fieldsOf(page);
  const error = summaryOf(page).getByRole('link', { name: form.wrongEmail });
  for (const address of [...bad, ...good]) {
    await email.fill(address);
    await sendButton(page).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(error, address).toHaveCount(bad.includes(address) ? 1 : 0);
    await expect(email).toHaveJSProperty('validity.valid', !bad.includes(address));
  }
});

test.describe('an address with a subject', () => {
  const ask = (subject: string) => `${routes.contact}?${new URLSearchParams({ subject })}`;
  const script = '<img src=x onerror="document.title=1">';

  test('fills it in, without a touch', async ({ page }) => {
    await page.goto(ask('Helping at\n the picnic'));
    await expect(fieldsOf(page).subject).toHaveValue('Helping at the picnic');
    await expect(fieldsOf(page).name).toHaveValue('');
  });

  test('shows it as text only, and not without end', async ({ page }) => {
    await page.goto(ask(`${script}${'x'.repeat(1_000)}`));
    await expect(fieldsOf(page).subject).toHaveValue(`${script}${'x'.repeat(120 - script.length)}`);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('leaves alone what was typed', async ({ page }) => {
    const free = await holdScripts(page);
    await page.goto(ask('Theirs'), { waitUntil: 'commit' });
    await fieldsOf(page).subject.fill('Mine');
    free();
    await expectAlive(page);
    await expect(fieldsOf(page).subject).toHaveValue('Mine');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the place that will say what became of a message is there, and silent', async ({
    page,
  }) => {
    await page.goto(POSTING);
    const places = page.getByRole('main').getByRole('status');
    await expect(places).toHaveText(['', '']);
  });
});
