import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { departuresOf, isAlive } from './form-code';
import { formOf, GIVER, openForm, readMail, words } from './gifts';
import { content, DESKTOP, ELSEWHERE } from './site';

test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);

const { site } = content;
const { options } = content.pages.donation;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const frequency of ['once', 'monthly'] as const) {
    test(`the button for gifts given ${frequency} leads to a mail for each amount`, async ({
      page,
    }) => {
      await page.goto(routes.donation);
      await page.getByRole('link', { name: options[frequency].button }).click();
      await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
      await expectPlainGifts(page, frequency);
    });
  }

  test('the button for companies leads to a mail with its subject', async ({ page }) => {
    const { email } = site.contact;
    await page.goto(routes.donation);
    await page.getByRole('link', { name: options.corporate.button }).click();
    const name = fillIn(content.pages.contact.form.writeTo, { email });
    const link = await page.getByRole('link', { name }).getAttribute('href');
    const { to, subject } = readMail(link ?? undefined);
    expect([to, subject]).toEqual([email, options.corporate.title]);
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

for (const forcedColors of ['none', 'active'] as const) {
  test(`the amount that is chosen is told from the others without color, forced colors ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    const { preset } = await openForm(page);
    const [first = 0, second = 0] = words.presets;
    await preset(first).check();
    await page.mouse.move(0, 0);
    expect(await inkOf(page, preset(first))).not.toBe(await inkOf(page, preset(second)));
  });
}

/** How many dots of a control are dark or light in black and white, apart from its ground. */
async function inkOf(page: Page, control: ReturnType<Page['getByRole']>) {
  const shot = (await control.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0);
    const dots = paper?.getImageData(0, 0, image.width, image.height).data ?? [];
    let ink = 0;
    for (let at = 0; at < dots.length; at += 4) {
      if ((dots[at] ?? 0) + (dots[at + 1] ?? 0) + (dots[at + 2] ?? 0) < 384) ink += 1;
    }
    return ink;
  }, shot);
}
