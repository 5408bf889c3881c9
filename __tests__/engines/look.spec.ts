import { expectDarkAndStill, lookOf } from '../browser/look';
import { allPages } from '../browser/site';
import { test } from './tab';

test.use({ look: 'dark and still' });
test.skip(({ engine }) => engine === 'chromium', 'media.spec.ts looks there');

test('every page is dark and still for those who wish it so', async ({ tab }) => {
  for (const { path } of allPages) {
    await tab.open(path);
    expectDarkAndStill(await tab.evaluate(lookOf), path);
  }
});
