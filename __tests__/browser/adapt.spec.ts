import { expect, test } from '@playwright/test';
import { allPages } from './site';

for (const { path } of allPages) {
  test.describe(path, () => {
    test('moves nothing where reduced motion is wished for, and hides nothing', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName, opacity } = getComputedStyle(element);
            const slow = transitionDuration.split(',').some((time) => parseFloat(time) > 0.01);
            return slow || animationName !== 'none' || Number(opacity) < 1;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(moving).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto');
    });
  });
}
