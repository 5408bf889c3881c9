import { expect, test, type Page } from '@playwright/test';
import { absoluteUrl } from '@/lib/site/metadata';
import { detailPath } from '@/lib/site/routes';
import { content } from './site';

const [event] = content.events;
const path = detailPath('events', event?.slug ?? '');
const { share } = content.pages.events.detail;
const url = absoluteUrl(content.site, path);

/** Opens an event's page in a browser that has this in place of its own ways to pass a page on. */
async function openWith(page: Page, ways: { share: boolean; clipboard: boolean }) {
  await page.addInitScript((has) => {
    const noted: unknown[] = [];
    const note = async (what: unknown) => void noted.push(what);
    Object.defineProperties(navigator, {
      share: { value: has.share ? note : undefined },
      clipboard: { value: has.clipboard ? { writeText: note } : undefined },
    });
    Object.assign(window, { noted });
  }, ways);
  await page.goto(`${path}#about`);
}

const noted = (page: Page): Promise<unknown> => page.evaluate('noted');

test('an event is passed on by what the device has for that, though not from paper', async ({
  page,
}) => {
  await openWith(page, { share: true, clipboard: true });
  const button = page.getByRole('button', { name: share.share });
  await button.click();
  expect(await noted(page)).toEqual([{ url }]);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('nothing more is said when what the device offers is closed again', async ({ page }) => {
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException('Share canceled', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(path);
  await page.getByRole('button', { name: share.share }).click();
  await expect(page.getByRole('status')).toHaveText('');
});

test('its address is copied where there is nothing for that, and the page says so', async ({
  page,
}) => {
  await openWith(page, { share: false, clipboard: true });
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.getByRole('status')).toHaveText(share.copied);
  expect(await noted(page)).toEqual([url]);
});

test('the address is shown where a browser can do neither', async ({ page }) => {
  await openWith(page, { share: false, clipboard: false });
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.getByRole('status')).toHaveText(url);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands there to be copied', async ({ page }) => {
    await page.goto(path);
    const address = page.getByRole('main').getByRole('link', { name: path });
    await expect(address).toHaveAttribute('href', new RegExp(`^https://.*${path}$`));
    await expect(page.getByRole('main')).toHaveText(
      new RegExp(share.address.replace(/ ?\{address\}/, '.*')),
      {
        useInnerText: true,
      },
    );
  });
});
