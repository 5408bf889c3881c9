import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content';
import { money } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { charities } from '../charities/charities';
import { serveCharities } from './charity-hosts';

test.beforeEach(({ page }) => serveCharities(page));

for (const { name, direction, content } of charities) {
  const host = `${name}.test`;
  const { site, pages } = loadContent(content);
  const form = pages.donation?.form;

  test.describe(`the ${name} charity`, () => {
    test('the sun stands on the other side of its heading', async ({ page }) => {
      await page.goto(`http://${host}/events/`);
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
