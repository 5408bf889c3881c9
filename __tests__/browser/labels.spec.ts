import { expect, test } from '@playwright/test';

for (const path of ['/donation/', '/contact/']) {
  test(`every form control of ${path} has a label to see and to click`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const controls = main.locator('input:not([type="hidden"], .honeypot *), select, textarea');
    const labels = await main.locator('label:not(.honeypot *)').all();
    expect(labels).toHaveLength(await controls.count());

    for (const label of labels) {
      await expect(label).toBeVisible();
      await label.click();
      const focuses = await label.evaluate(
        (element) =>
          element instanceof HTMLLabelElement && element.control === document.activeElement,
      );
      expect(focuses, (await label.textContent()) ?? '').toBe(true);
    }
  });
}
