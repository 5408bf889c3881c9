import { expect, test, type Page } from '@playwright/test';
import { footerRoutes, headerRoutes, routes } from '@/lib/site/routes';
import { content, expectHeading, sitePages } from './site';
import { watch } from './watch';

const { frame, footer, name } = content.site;

interface FrameLink {
  part: 'banner' | 'contentinfo';
  link: string;
  path: string;
}

/** Every link of the frame, in the part of the page where it stands, and the address it leads to. */
const links: FrameLink[] = [
  { part: 'banner', link: name, path: routes.home },
  ...headerRoutes.map((id): FrameLink => ({
    part: 'banner',
    link: frame.links[id],
    path: routes[id],
  })),
  { part: 'banner', link: frame.donate, path: routes.donation },
  ...footerRoutes.map((id): FrameLink => ({
    part: 'contentinfo',
    link: footer.links[id],
    path: routes[id],
  })),
  { part: 'contentinfo', link: footer.support, path: routes.donation },
];

async function follow(page: Page, { part, link, path }: FrameLink) {
  const loaded = page.waitForEvent('load');
  await page.getByRole(part).getByRole('link', { name: link, exact: true }).click();
  await loaded;
  const target = sitePages.find((candidate) => candidate.path === path);
  await expectHeading(page, target?.heading ?? '');
}

for (const part of ['banner', 'contentinfo'] as const) {
  test(`every link in the ${part} of every page leads on, and nothing goes wrong on the way`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const troubles = watch(context, baseURL);
    const own = links.filter((link) => link.part === part);
    const toFollow = new Map<string, FrameLink[]>(sitePages.map(({ path }) => [path, [...own]]));
    let here = '';

    while (toFollow.size > 0) {
      const [link, ...rest] = toFollow.get(here) ?? [];
      if (link) {
        await test.step(`${link.link} in ${here}`, () => follow(page, link));
        toFollow.set(here, rest);
        here = link.path;
      } else {
        toFollow.delete(here);
        here = toFollow.keys().next().value ?? '/';
        await page.goto(here);
      }
    }
    expect(troubles).toEqual([]);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
}

test('what a visitor has to hear of is noticed', async ({ page, context, baseURL }) => {
  const troubles = watch(context, baseURL);
  await page.goto('/');
  await page.evaluate(() => console.warn('a word'));
  await page.goto('/nope/');
  expect(troubles).toEqual(
    expect.arrayContaining([
      'console warning: a word',
      expect.stringMatching(/^404: /),
      expect.stringMatching(/^console error: /),
    ]),
  );
});
