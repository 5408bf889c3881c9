import { expect, test, type Page } from '@playwright/test';
import { allPages, content, DESKTOP, displayFont, sitePages } from './site';

/** What a page asks for, as the kinds that browsers tell apart, in order. Only whole browsers ask for icons. */
function requestsOf(page: Page): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/icon.svg')) kinds.push(request.resourceType());
  });
  return kinds;
}

for (const { path } of allPages) {
  test(`${path} asks for its HTML, one font and nothing that runs`, async ({ page }) => {
    const kinds = requestsOf(page);
    await page.goto(path);
    await displayFont(page);
    await page.mouse.wheel(0, 3_000);
    await page.waitForLoadState('networkidle');
    // Pictures in view come on top.
    const others = kinds.filter((kind) => kind !== 'image');
    expect(others.toSorted()).toEqual(['document', 'font']);
  });
}

test('no page waits for words of a language, which an engine takes long to find', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('asked for words of a language');
    };
    for (const { prototype } of [Date, Number]) {
      Object.assign(prototype, { toLocaleString: refuse });
    }
    Object.assign(Date.prototype, { toLocaleDateString: refuse, toLocaleTimeString: refuse });
    Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse, PluralRules: refuse });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const { path } of allPages) await page.goto(path);
  expect(errors).toEqual([]);
});

test('the first words don’t wait for the display face', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/about/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
});

test('the face is asked for once the page has been painted', async ({ page }) => {
  await page.goto('/');
  await displayFont(page);
  const { face, paint } = await page.evaluate(() => ({
    face: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')),
    paint: performance.getEntriesByType('paint')[0],
  }));
  expect(face?.startTime).toBeGreaterThanOrEqual(paint?.startTime ?? NaN);
});

test('a page that is reached from within the site doesn’t wait for that', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/\bfont\b/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/');
  await displayFont(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('headings are set in the display face all the same', async ({ page }) => {
    const kinds = requestsOf(page);
    await page.goto('/');
    await expect.poll(() => kinds).toContain('font');
  });
});

test('a page is fetched while the pointer rests on its link, and not one with a question', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const candidates = new Promise<string[]>((resolve) => {
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      resolve(preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname));
    });
  });
  await session.send('Preload.enable');
  const pathnames = await candidates;
  for (const { path } of sitePages) expect(pathnames).toContain(path);

  const fetched = page.waitForRequest('**/about/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: content.site.frame.links.about })
    .hover();
  await fetched;
  await expect(page).toHaveURL('/');
});
