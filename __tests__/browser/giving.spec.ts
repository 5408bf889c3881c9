import { expect, test, type Page } from '@playwright/test';
import { contactAbout, routes } from '@/lib/routes';
import { formOf, GIVER, introduce, openForm, readMail, sentence, words } from './gifts';
import { departuresOf, holdScripts, isAlive } from './islands';
import { content, DESKTOP, expectHeading } from './site';

const { site } = content;
const { options } = content.pages.donation;
const { faults } = words;

test('nothing chosen and nothing typed: every fault is told, and mended one by one', async ({
  page,
}) => {
  const { button, form, problem, preset, firstName, lastName, email } = await openForm(page);
  const departures = await departuresOf(page);
  await button.click();
  await expect(problem).toBeVisible();
  const summary = form.locator(':focus');
  const told = [faults.amount.empty, faults.firstName, faults.lastName, faults.email.missing];
  await expect(summary.getByRole('listitem')).toHaveText(told);
  await expect(page).toHaveTitle(new RegExp(`^${site.forms.error}: `));

  await summary.getByRole('link', { name: faults.email.missing }).press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(faults.email.missing);
  await email.fill('rosa@');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(faults.email.wrong);
  await email.fill(GIVER.email);
  await preset(50).check();
  await firstName.fill(GIVER.firstName);
  await lastName.fill(GIVER.lastName);
  await expect(problem).toBeHidden();
  await expect(page).not.toHaveTitle(new RegExp(`^${site.forms.error}: `));
  expect(departures).toEqual([]);
});

test.describe('the button', () => {
  for (const [name, press] of [
    ['a double click', (page: Page) => formOf(page).button.dblclick()],
    [
      'Enter and a click at once',
      async (page: Page) => {
        await formOf(page).email.press('Enter');
        await formOf(page).button.click();
      },
    ],
  ] as const) {
    test(`hands over once for ${name}, and works again after that`, async ({ page }) => {
      const parts = await openForm(page);
      await introduce(parts);
      await parts.preset(50).check();
      const departures = await departuresOf(page);
      await press(page);
      await expect(parts.opened).toBeVisible();
      await page.waitForTimeout(1_100);
      expect(departures).toHaveLength(1);
      await parts.button.click();
      await expect.poll(() => departures).toHaveLength(2);
    });
  }

  test('works after Back, and what was chosen and typed is still there', async ({ page }) => {
    const parts = await openForm(page, `${routes.donation}#monthly`);
    await introduce(parts);
    await parts.custom.fill('60');
    await parts.once.check();
    await page.goto(routes.about);
    await page.goBack();

    const { form, custom, once, firstName, email, button, opened } = formOf(page);
    await expect(custom).toHaveValue('60');
    await expect(firstName).toHaveValue(GIVER.firstName);
    await expect(email).toHaveValue(GIVER.email);
    const departures = await departuresOf(page);
    await button.dispatchEvent('pointerdown');
    await isAlive(form);
    await expect(once).toBeChecked();
    await button.click();
    await expect(opened).toBeVisible();
    expect(readMail(departures[0]).lines[0]).toContain(` $60 ${words.summary.once}`);
  });
});

test('the email that opens holds the gift, and the page says that nothing is charged', async ({
  page,
}) => {
  const parts = await openForm(page);
  await introduce(parts);
  await parts.custom.fill('12.50');
  await parts.monthly.check();
  await expect(parts.form).toContainText(sentence(1250, 'monthly'));
  const departures = await departuresOf(page);
  await parts.button.click();
  await expect(parts.opened).toBeVisible();

  expect(departures).toHaveLength(1);
  expect(departures[0]).not.toContain('+');
  expect(readMail(departures[0])).toEqual({
    protocol: 'mailto:',
    to: site.contact.email,
    subject: words.mail.subject,
    lines: [
      `${words.mail.give} $12.50 ${words.summary.monthly}.`,
      '',
      words.mail.ask,
      '',
      `${GIVER.firstName} ${GIVER.lastName}`,
      GIVER.email,
    ],
  });
  const panel = parts.form.getByRole('status').filter({ has: parts.opened });
  await expect(panel.getByRole('link')).toHaveAttribute('href', `tel:${site.contact.dial}`);
  await expect(panel).toContainText(site.contact.phone);
  await expect(panel).toContainText(site.contact.address.street);
  await expect(panel).toContainText(site.contact.address.postalCode);
  await expect(page).toHaveURL(routes.donation);
});

test.describe('what is typed stays out of the address bar', () => {
  test('where no script file comes', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(routes.donation);
    await expectNothingInAddress(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('at all', async ({ page }) => {
      await page.goto(routes.donation);
      await expectNothingInAddress(page);
    });
  });

  test('where a program sends the form', async ({ page }) => {
    const parts = await openForm(page);
    await introduce(parts);
    await parts.preset(50).check();
    const departures = await departuresOf(page);
    await parts.form.evaluate((form: HTMLFormElement) => form.submit());
    await expect.poll(() => departures).toHaveLength(1);
    expect(departures[0]).toMatch(/^mailto:/);
    await expect(page).toHaveURL(routes.donation);
  });
});

/** Fills in the form as it stands, sends it, and makes sure that nothing but an email is opened. */
async function expectNothingInAddress(page: Page) {
  const parts = formOf(page);
  await introduce(parts);
  await parts.preset(50).check();
  const departures = await departuresOf(page);
  await parts.button.click();
  await expect.poll(() => departures).toHaveLength(1);
  expect(departures[0]).toMatch(/^mailto:/);
  await expect(page).toHaveURL(routes.donation);
}

test.describe('the three ways to give', () => {
  for (const [id, way] of [
    ['once', options.once],
    ['monthly', options.monthly],
  ] as const) {
    test(`“${way.button}” leads into the form with that chosen, as often as it is followed`, async ({
      page,
    }) => {
      await page.goto(routes.donation);
      const parts = formOf(page);
      const other = id === 'once' ? parts.monthly : parts.once;
      const link = page.getByRole('link', { name: way.button });
      await link.click();
      await isAlive(parts.form);
      await expect(parts[id]).toBeChecked();
      await expect(parts[id]).toBeInViewport();
      await other.check();
      await link.click();
      await expect(parts[id]).toBeChecked();
    });
  }

  test(`“${options.corporate.button}” leads to a message with its subject`, async ({ page }) => {
    await page.goto(routes.donation);
    await page.getByRole('link', { name: options.corporate.button }).click();
    await expect(page).toHaveURL(contactAbout(options.corporate.title));
    await expectHeading(page, content.pages.contact.heading);
    const subject = page.getByRole('textbox', { name: content.pages.contact.form.subject });
    await expect(subject).toHaveValue(options.corporate.title);
  });

  test('a choice that is made before the scripts come is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.donation);
    const { form, once } = formOf(page);
    await page.getByRole('link', { name: options.monthly.button }).click();
    await once.click();
    release();
    await isAlive(form);
    await expect(once).toBeChecked();
  });
});

test('the address can name the gift', async ({ page }) => {
  await page.goto(`${routes.donation}?amount=100&frequency=monthly`);
  await expect(page.locator('form')).toContainText(sentence(10_000, 'monthly'));
});

test('a gift can be given by keyboard alone, from the top of the page', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(routes.donation);
  const parts = formOf(page);
  const { preset, firstName, lastName, email, button, opened } = parts;
  const [first = 0, second = 0] = words.presets;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab');
    if (await preset(first).evaluate((radio) => radio === document.activeElement)) break;
  }
  await isAlive(parts.form);
  await page.keyboard.press('ArrowRight');
  await expect(preset(second)).toBeChecked();
  for (const [control, text] of [
    [parts.custom, ''],
    [parts.once, ''],
    [firstName, GIVER.firstName],
    [lastName, GIVER.lastName],
    [email, GIVER.email],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
});
