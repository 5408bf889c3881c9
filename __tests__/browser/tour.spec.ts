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

test('every link of the frame leads on, each from where the last one led, and nothing goes wrong', async ({
  page,
  context,
  baseURL,
}) => {
  const troubles = watch(context, baseURL);
  await page.goto('/');
  for (const link of links) await test.step(link.link, () => follow(page, link));
  expect(troubles).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

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
