import { expect, test } from '@playwright/test';
import { CONFIGURED, WIDTHS } from './site';

for (const path of ['/', '/programs/', '/helping/']) {
  test(`${path} opens with a picture that no word crosses`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(CONFIGURED + path);
      const image = page.locator('main img').first();
      await expect(image).toHaveAttribute('fetchpriority', 'high');
      await expect(image).toHaveJSProperty('complete', true);
      const picture = await image.boundingBox();
      const words = page.locator('main :is(h1, h1 ~ *)');
      for (const box of await words.all().then((all) => all.map((one) => one.boundingBox()))) {
        const { x, y, width: wide, height } = (await box) ?? { x: 0, y: 0, width: 0, height: 0 };
        const isBeside = picture && (x + wide <= picture.x || y + height <= picture.y);
        expect.soft(isBeside, `${width} px`).toBe(true);
      }
    }
  });
}
