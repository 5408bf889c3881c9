import { expect, test, type Page } from '@playwright/test';
import { browserCode } from '@/lib/forms/browser-code';

const HOST = 'https://photos.example.org';
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');

/** Shows a page with a picture of another host, as the site's pages hold one. */
async function show(page: Page, attributes: string) {
  await page.setContent(
    `<main><img alt="A garden" data-over-drawing ${attributes} src="${HOST}/a.gif"><script>${browserCode('picture')}</script></main>`,
  );
}

for (const attributes of ['', 'loading="lazy"']) {
  test(`a picture whose host is away leaves no broken image (${attributes})`, async ({ page }) => {
    await page.route(`${HOST}/**`, (route) => route.abort());
    await show(page, attributes);
    await expect(page.getByRole('img')).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['that is missing', { status: 404, body: '' }],
    ['in whose place a page comes', { contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ] as const) {
    test(`a picture ${what} leaves no broken image (${attributes})`, async ({ page }) => {
      await page.route(`${HOST}/**`, (route) => route.fulfill(answer));
      await show(page, attributes);
      await expect(page.getByRole('img')).toHaveCount(0);
    });
  }

  test(`a picture that comes stays (${attributes})`, async ({ page }) => {
    await page.route(`${HOST}/**`, (route) =>
      route.fulfill({ contentType: 'image/gif', body: PIXEL }),
    );
    await show(page, attributes);
    const image = page.getByRole('img', { name: 'A garden' });
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toBeVisible();
  });
}
