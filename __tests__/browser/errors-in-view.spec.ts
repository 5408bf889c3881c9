import { expect, test, type Locator, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { openForm as openGift, tooSmall, words as gift } from './gifts';
import { openForm as openMessage, sendButton } from './message';
import { content, DESKTOP, setTextSize } from './site';

const SMALL = { width: 320, height: 568 };

const alertOf = (page: Page) => page.locator('form').getByRole('alert');

/** What of an element can't be seen: under the header, or beyond an edge of the window. */
function partHidden(part: Element) {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // Of a large field, a line that somebody can type in is enough.
  const end = part.matches('textarea') ? top + 96 : bottom;
  if (top < Math.max(header, 0)) return 'top';
  // Browsers scroll by whole pixels.
  if (Math.floor(end) > innerHeight) return 'bottom';
  return left < 0 || right > innerWidth ? 'side' : 'none';
}

const hiddenPart = (element: Locator) => element.evaluate(partHidden);

/** Checks that the words over a field or a group of choices, what is wrong and the field are seen. */
async function expectAllInView(page: Page) {
  const field = page.locator(':focus');
  const id = (await field.getAttribute('id')) ?? '';
  const label = page.locator(`label[for="${id}"], fieldset:has(> #${id}-error) > legend`);
  // With large text in a small window the hint alone may fill it; then the field counts.
  const parts = (await fitsInWindow(label, field))
    ? [label, page.locator(`#${id}-error`), field]
    : [field];
  for (const part of parts) {
    expect(await hiddenPart(part), await part.evaluate((one) => one.outerHTML)).toBe('none');
  }
}

/** Says whether a window has room, below the header, for all from one element to the end of another. */
async function fitsInWindow(first: Locator, last: Locator) {
  const [from, to] = [await first.boundingBox(), await last.boundingBox()];
  const header = await first.page().getByRole('banner').boundingBox();
  const room = (first.page().viewportSize()?.height ?? 0) - (header?.height ?? 0);
  return (to?.y ?? 0) + (to?.height ?? 0) - (from?.y ?? 0) <= room;
}

/** Presses the button, and follows errors of the summary to their fields. */
async function expectErrorsInView(
  page: Page,
  button: Locator,
  errors: string[],
  followed = errors,
) {
  await button.click();
  const alert = alertOf(page);
  await expect(alert.getByRole('link')).toHaveText(errors);
  await expect(alert.locator('..')).toBeFocused();
  expect(await hiddenPart(alert.locator('..'))).not.toBe('top');
  expect(await hiddenPart(alert.getByRole('heading'))).toBe('none');
  for (const name of followed) {
    await alert.getByRole('link', { name }).press('Enter');
    await expectAllInView(page);
  }
}

for (const viewport of [SMALL, DESKTOP]) {
  test.describe(`at ${viewport.width} px, errors lead to fields in full view, also with text twice as large,`, () => {
    test.use({ viewport });

    test('of a gift', async ({ page }) => {
      const { button, custom } = await openGift(page);
      const { errors } = gift;
      const person = [errors.firstName, errors.lastName, errors.email.missing];
      for (const size of [100, 200]) {
        await setTextSize(page, size);
        await custom.fill('');
        await expectErrorsInView(page, button, [errors.amount.empty, ...person]);
        await custom.fill('0.5');
        await expectErrorsInView(page, button, [tooSmall, ...person], [tooSmall]);
      }
    });

    test('of a message', async ({ page }) => {
      await openMessage(page, routes.contact);
      const { missing } = content.pages.contact.form;
      for (const size of [100, 200]) {
        await setTextSize(page, size);
        await expectErrorsInView(page, sendButton(page), Object.values(missing));
      }
    });
  });
}

test('in a window that is too low for all of it, an error leads to the field itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { button, custom } = await openGift(page);
  await setTextSize(page, 200);
  await custom.fill('0.5');
  await button.click();
  await alertOf(page).getByRole('link').first().press('Enter');
  await expect(custom).toBeFocused();
  expect(await hiddenPart(custom)).toBe('none');
});
