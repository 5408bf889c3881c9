import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { expectAlive, fieldsOf, formOf, openForm, sendButton } from './message';
import { content } from './site';

const { form } = content.pages.contact;

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
  const error = formOf(page).getByRole('link', { name: form.wrongEmail });
  for (const address of [...bad, ...good]) {
    await email.fill(address);
    await sendButton(page).click();
    await expect(formOf(page).getByRole('alert')).toBeVisible();
    await expect(error, address).toHaveCount(bad.includes(address) ? 1 : 0);
    await expect(email).toHaveJSProperty('validity.valid', !bad.includes(address));
  }
});

test('an address with a subject fills it in, without a touch', async ({ page }) => {
  await page.goto(`${routes.contact}?subject=Helping+at%0A+the+picnic`);
  await expect(fieldsOf(page).subject).toHaveValue('Helping at the picnic');
  await expect(fieldsOf(page).name).toHaveValue('');
});
