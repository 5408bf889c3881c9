import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { loadContent } from '@/lib/content';
import { freePath, routes } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { money } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { charities } from '../charities/charities';
import { ALL_RULES, bringAxe, COLOUR_RULES, faultsOf } from './axe';
import { setTextSize, WIDTHS } from './site';

/** Answers a host of its own with the files of a folder. */
async function serve(page: Page, host: string, folder: string) {
  await page.route(`http://${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.replace(/\/$/, '/index.html'));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

/** The texts that are wider than the element that holds them. */
function wordsBeyondTheirBox() {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ innerText }) => innerText);
}

for (const { name, direction, content, out } of charities) {
  const host = `${name}.test`;
  const loaded = loadContent(content);
  const { site, pages, freePages } = loaded;
  const form = pages.donation?.form;
  const lists = [...pagesByPath(loaded).keys()].filter((path) => /^\/events\/.+\/./.test(path));
  const own = freePages.map(({ slug }) => freePath(slug));
  const paths = [...site.nav.main.map((id) => routes[id]), ...own, ...lists];

  test.describe(`the ${name} charity`, () => {
    test.beforeEach(({ page }) => serve(page, host, out));

    for (const path of paths) {
      test(`${path} breaks no rule of axe, keeps all words in their boxes at any width, and never scrolls sideways`, async ({
        page,
      }) => {
        await page.goto(`http://${host}${path}`);
        await bringAxe(page);
        expect.soft(await faultsOf(page, 'html', { runOnly: COLOUR_RULES })).toEqual([]);
        for (const width of WIDTHS.toReversed()) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(wordsBeyondTheirBox), `${width} px`).toEqual([]);
        }
        expect.soft(await faultsOf(page, 'html', ALL_RULES)).toEqual([]);
        await setTextSize(page, 200);
        const beyond = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(beyond).toBe(0);
      });
    }

    test('the sun stands on the other side of its heading', async ({ page }) => {
      await page.goto(`http://${host}${paths.at(-1)}`);
      const sun = await page.locator('.sun').first().boundingBox();
      const half = (page.viewportSize()?.width ?? 0) / 2;
      expect((sun?.x ?? half) > half).toBe(direction === 'ltr');
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe(
        direction,
      );
    });

    if (!form) return;
    test('an address that is typed reads from left to right', async ({ page }) => {
      await page.goto(`http://${host}/donation/`);
      const field = page.getByRole('textbox', { name: form.email });
      await field.fill('1998.ali@mail.example');
      const shotAs = async (direction: string) => {
        await field.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
        return field.screenshot();
      };
      // Once what the focus has brought about has come to rest.
      await expect(async () => {
        const asTyped = await shotAs('');
        expect(asTyped.equals(await shotAs('ltr'))).toBe(true);
      }).toPass({ timeout: 10_000 });
    });

    test('the form reads an amount as people write it there, and says it back', async ({
      page,
    }) => {
      await page.goto(`http://${host}/donation/`);
      const typed = (1234.5).toLocaleString(site.language);
      await page.getByRole('textbox', { name: form.customAmount }).fill(typed);
      const amount = money(Math.round(1234.5 * (site.currency === 'JOD' ? 1000 : 100)), site);
      // Browsers differ in spaces and in marks of direction.
      const plain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
      await expect
        .poll(async () => plain((await page.locator('[data-part=sentence]').textContent()) ?? ''))
        .toBe(plain(fillIn(form.summary.once, { amount })));
    });
  });
}
