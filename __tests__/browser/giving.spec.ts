import { expect, test, type Page } from '@playwright/test';
import { addressLines } from '@/lib/contact/address';
import { wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { monthlyPath, routes } from '@/lib/site/routes';
import { formOf, GIVER, introduce, openForm, readMail, sentence, words } from './gifts';
import { departuresOf, holdScripts, isAlive } from './form-code';
import { content, DESKTOP, ELSEWHERE, expectHeading } from './site';

test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);

const { site } = content;
const { options } = content.pages.donation;
const { errors } = words;

test('nothing chosen and nothing typed: every error is told, and mended one by one', async ({
  page,
}) => {
  const { button, form, problem, preset, firstName, lastName, email } = await openForm(page);
  const departures = await departuresOf(page);
  await button.click();
  await expect(problem).toBeVisible();
  const summary = form.locator(':focus');
  const told = [errors.amount.empty, errors.firstName, errors.lastName, errors.email.missing];
  await expect(summary.getByRole('listitem')).toHaveText(told);
  await expect(page).toHaveTitle(new RegExp(`^${fillIn(site.forms.error, { title: '' })}`));

  await summary.getByRole('link', { name: errors.email.missing }).press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(errors.email.missing);
  await email.fill('rosa@');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(errors.email.wrong);
  await email.fill(GIVER.email);
  await preset(50).check();
  await firstName.fill(GIVER.firstName);
  await lastName.fill(GIVER.lastName);
  await expect(problem).toBeHidden();
  await expect(page).not.toHaveTitle(new RegExp(`^${fillIn(site.forms.error, { title: '' })}`));
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
      expect(departures).toHaveLength(1);
      await expect(async () => {
        await parts.button.click();
        expect(departures).toHaveLength(2);
      }).toPass();
    });
  }

  test('works after Back, and what was chosen and typed is still there', async ({ page }) => {
    const parts = await openForm(page, monthlyPath);
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
    const said = fillIn(words.mail.amount.once, { amount: '$60' });
    expect(readMail(departures[0]).lines[0]).toBe(said);
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
      fillIn(words.mail.amount.monthly, { amount: '$12.50' }),
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
  for (const line of addressLines(site.contact.address)) await expect(panel).toContainText(line);
  await expect(page).toHaveURL(routes.donation);
});

test.describe('the three ways to give', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`“${options.monthly.button}” leads to monthly gifts`, async ({ page }) => {
        await page.goto(routes.donation);
        await page.getByRole('link', { name: options.monthly.button }).click();
        await expect(page).toHaveURL(`${monthlyPath}#give`);
        await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
        if (javaScriptEnabled) await expect(formOf(page).monthly).toBeChecked();
        else await expectPlainGifts(page, 'monthly');
      });

      test(`“${options.once.button}” leads to single gifts`, async ({ page }) => {
        await page.goto(routes.donation);
        await page.getByRole('link', { name: options.once.button }).click();
        await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
        if (javaScriptEnabled) await expect(formOf(page).once).toBeChecked();
        else await expectPlainGifts(page, 'once');
      });

      test(`“${options.corporate.button}” leads to a message with its subject`, async ({
        page,
      }) => {
        await page.goto(routes.donation);
        await page.getByRole('link', { name: options.corporate.button }).click();
        await expectHeading(page, options.corporate.title);
        const { email } = site.contact;
        if (javaScriptEnabled) {
          const subject = page.getByRole('textbox', { name: content.pages.contact.form.subject });
          await expect(subject).toHaveValue(options.corporate.title);
        } else {
          const link = page.getByRole('link', {
            name: fillIn(content.pages.contact.form.writeTo, { email }),
          });
          const { to, subject } = readMail((await link.getAttribute('href')) ?? undefined);
          expect([to, subject]).toEqual([email, options.corporate.title]);
        }
      });
    });
  }

  test('choose in a form that is in use, and leave all else in it', async ({ page }) => {
    const parts = await openForm(page);
    await introduce(parts);
    for (const [id, way] of [
      ['monthly', options.monthly],
      ['once', options.once],
    ] as const) {
      await page.getByRole('link', { name: way.button }).click();
      await expect(parts[id]).toBeChecked();
      await expect(parts[id]).toBeFocused();
      await expect(parts[id]).toBeInViewport();
    }
    await expect(parts.email).toHaveValue(GIVER.email);
    await expect(page).toHaveURL(routes.donation);
  });

  test('a choice that is made before the scripts come is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(monthlyPath);
    const { form, once } = formOf(page);
    await once.click();
    release();
    await isAlive(form);
    await expect(once).toBeChecked();
  });
});

/** Checks that each amount is a link that opens an email with that gift in it, and that no form is shown. */
async function expectPlainGifts(page: Page, frequency: 'once' | 'monthly') {
  await expect(page.locator('form')).toBeHidden();
  const links = page.getByRole('list', { name: words[frequency] }).getByRole('link');
  const amounts = words.presets.map((preset) => ({ amount: wholeMoney(preset, content.site) }));
  await expect(links).toHaveText([
    ...amounts.map((amount) => fillIn(words.links.amount[frequency], amount)),
    words.links.open[frequency],
  ]);
  const departures = await departuresOf(page);
  await links.first().click();
  await expect.poll(() => departures).toHaveLength(1);
  expect(readMail(departures[0])).toMatchObject({
    to: site.contact.email,
    lines: [fillIn(words.mail.amount[frequency], amounts[0] ?? {}), '', words.mail.ask],
  });
}

test('the address can name the gift', async ({ page }) => {
  for (const [query, cents] of [
    ['?amount=100&frequency=monthly', 10_000],
    ['?frequency=MONTHLY&amount=75.50', 7550],
  ] as const) {
    await page.goto(routes.donation + query);
    await expect(page.locator('form')).toContainText(sentence(cents, 'monthly'));
  }
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
