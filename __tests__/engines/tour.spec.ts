import { filesIn } from '@/export/sweep';
import { expect, test, type Tab } from './tab';

const paths = filesIn('out')
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace('index.html', '')}`);

const statuses = new Map<string, number>();

/** The addresses among some that the host has no file for; not every engine tells of them. */
async function missing(addresses: string[]) {
  for (const address of addresses.filter((one) => !statuses.has(one))) {
    statuses.set(address, (await fetch(address)).status);
  }
  return addresses.filter((address) => statuses.get(address) !== 200);
}

const lookAt = (tab: Tab) =>
  tab.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    tooWide: document.documentElement.scrollWidth > innerWidth,
    broken: [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
    // Safari tells of no list whose items are laid out as anything else, but in navigation.
    unlisted: [...document.querySelectorAll('li:not(nav li)')].filter(
      (item) => !/^(list-item|none)$/.test(getComputedStyle(item).display),
    ).length,
  }));

for (const width of [390, 1280]) {
  test(`every page stands as it should on a screen ${width} px wide`, async ({ tab }) => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await tab.open(path, { width, height: 800 });
      const look = await lookAt(tab);
      expect(look, path).toEqual({ headings: 1, tooWide: false, broken: 0, unlisted: 0 });
      const asked = await tab.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(await missing(asked), path).toEqual([]);
    }
    expect(tab.troubles).toEqual([]);
  });
}

test('what goes wrong in a page is noticed', async ({ tab, engine }) => {
  test.skip(engine === 'webkit', 'WebKitGTK tells nothing of it');
  await tab.open('/nope/');
  await tab.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'document.title = "forbidden"';
    document.body.append(script);
  });
  await expect
    .poll(() => tab.troubles)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^404: /),
        expect.stringMatching(/forbidden by script-src/),
      ]),
    );
});
