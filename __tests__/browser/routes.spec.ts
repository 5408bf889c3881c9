import { expect, test, type Page } from '@playwright/test';
import { allPages, displayFont, expectHeading, NOWHERE, sitePages } from './site';

/** How the frame looks, as far as style sheets decide it. */
async function lookOf(page: Page) {
  // How wide words are depends on the letters that they are set in.
  await displayFont(page);
  return page.evaluate(() => {
    return ['html', 'body', 'header', 'header a', 'footer', 'footer a'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `no ${selector}`;
      const { color, backgroundColor, fontFamily, fontSize, position } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return { selector, color, backgroundColor, fontFamily, fontSize, position, width };
    });
  });
}

for (const address of ['/nope', '/a/b/c']) {
  test(`the unknown address ${address} shows the not-found page, styled like all others`, async ({
    page,
    request,
  }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(new URL(response.url()).pathname);
    });

    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expectHeading(page, NOWHERE.heading);
    expect(missing).toEqual([new URL(page.url()).pathname]);

    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pages = new Set(hrefs.filter((href) => href.startsWith('/')));
    expect([...pages].sort()).toEqual(sitePages.map(({ path }) => path).sort());
    for (const href of pages) expect((await request.get(href)).status(), href).toBe(200);

    const look = await lookOf(page);
    await page.goto('/about/');
    expect(look).toEqual(await lookOf(page));
  });
}

test('a missing file of the site is answered with status 404', async ({ request }) => {
  expect((await request.get('/_next/static/nope.js')).status()).toBe(404);
});

test('no two pages have the same heading', () => {
  const headings = allPages.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
});
