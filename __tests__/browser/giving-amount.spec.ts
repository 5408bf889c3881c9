import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { amountErrors, formOf, introduce, openForm, readMail, sentence, words } from './gifts';
import { departuresOf, holdScripts, isAlive } from './form-code';
import { DESKTOP, ELSEWHERE } from './site';

test.skip(ELSEWHERE.gifts !== '', ELSEWHERE.gifts);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What is typed or pasted, and the cents that are shown back, or the error; all else is in amount.test.ts. */
const TYPED: [string, number | 'format' | 'tooSmall' | 'tooLarge'][] = [
  ['1,000.00', 100_000],
  [' 25 ', 2500],
  ['٢٥', 2500],
  ['1e5', 'format'],
  ['0.99', 'tooSmall'],
  ['99999999999', 'tooLarge'],
];

for (const how of ['typed', 'pasted'] as const) {
  test(`an amount that is ${how} is read rightly or asked about, and never guessed`, async ({
    page,
  }) => {
    const parts = await openForm(page);
    await introduce(parts);
    const departures = await departuresOf(page);
    for (const [text, result] of TYPED) {
      await test.step(JSON.stringify(text), async () => {
        await parts.custom.fill('');
        await parts.custom.click();
        if (how === 'typed') await page.keyboard.type(text);
        else {
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
          await page.keyboard.press('ControlOrMeta+V');
        }
        if (typeof result === 'number') {
          await expect(parts.form).toContainText(sentence(result));
          return;
        }
        await expect(parts.form).not.toContainText(words.summary.once.replace(/ ?\{.*/, ''));
        await parts.custom.press('Enter');
        const told = amountErrors[result];
        await expect(parts.custom).toHaveAccessibleDescription(`${words.customHint} ${told}`);
      });
    }
    expect(departures).toEqual([]);
  });
}

test.describe('exactly one amount', () => {
  test('is chosen, said and sent, whatever was chosen before', async ({ page }) => {
    const parts = await openForm(page);
    const { preset, chosen, custom, form, button } = parts;
    await introduce(parts);
    const departures = await departuresOf(page);
    const expectOne = async (cents: number, shown: 'preset' | 'custom') => {
      await expect(form).toContainText(sentence(cents));
      await expect(chosen).toHaveCount(shown === 'preset' ? 1 : 0);
      if (shown === 'preset') await expect(custom).toHaveValue('');
    };

    await preset(50).check();
    await expectOne(5000, 'preset');
    await custom.fill('75');
    await expectOne(7500, 'custom');
    await preset(50).check();
    await expectOne(5000, 'preset');
    await custom.fill('25');
    await expectOne(2500, 'custom');
    await preset(100).check();
    await expectOne(10_000, 'preset');
    await preset(250).check();
    await expectOne(25_000, 'preset');

    await button.click();
    await expect.poll(() => departures).toHaveLength(1);
    expect(readMail(departures[0]).lines[0]).toContain(' $250 ');
  });

  test('is missing where another amount was typed and taken away', async ({ page }) => {
    const parts = await openForm(page);
    await introduce(parts);
    const departures = await departuresOf(page);
    await parts.preset(50).check();
    await parts.custom.fill('75');
    await parts.custom.fill('');
    await expect(parts.form).not.toContainText(words.summary.once.replace(/ ?\{.*/, ''));
    await parts.button.click();
    await expect(parts.problem).toBeVisible();
    expect(departures).toEqual([]);
  });

  test('takes the place of half a number that nobody can read', async ({ page }) => {
    const { custom, preset, form } = await openForm(page);
    await custom.click();
    await page.keyboard.type('1e');
    await preset(50).check();
    await expect(form).toContainText(sentence(5000));
    await expect(custom).toHaveValue('');
  });

  test('is left where two were given before the scripts came', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.donation);
    const { preset, chosen, custom, form } = formOf(page);
    await preset(50).check();
    await custom.fill('75');
    release();
    await isAlive(form);
    await expect(form).toContainText(sentence(7500));
    await expect(chosen).toHaveCount(0);
  });

  test('is the one that is chosen after Back', async ({ page }) => {
    const parts = await openForm(page);
    await parts.preset(50).check();
    await page.goto(routes.about);
    await page.goBack();
    const again = formOf(page);
    await again.preset(100).check();
    await isAlive(again.form);
    await expect(again.form).toContainText(sentence(10_000));
    await expect(again.chosen).toHaveCount(1);
  });
});

test.describe('the amounts to choose from', () => {
  test('are one group that the arrow keys move in, with one of them on', async ({ page }) => {
    const { preset, chosen, custom } = await openForm(page);
    const [first = 0, second = 0] = words.presets;
    await expect(chosen).toHaveCount(0);
    await preset(first).focus();
    await page.keyboard.press('Space');
    await expect(preset(first)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(preset(second)).toBeChecked();
    await expect(preset(second)).toBeFocused();
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(custom).toBeFocused();
  });

  for (const forcedColors of ['none', 'active'] as const) {
    test(`show which is on without colour, forced colours ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await page.setViewportSize(DESKTOP);
      const { preset } = await openForm(page);
      const [first = 0, second = 0] = words.presets;
      await preset(first).check();
      await page.mouse.move(0, 0);
      expect(await inkOf(page, preset(first))).not.toBe(await inkOf(page, preset(second)));
    });
  }
});

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
