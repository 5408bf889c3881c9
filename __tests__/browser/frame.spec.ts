import { expect, test, type Page } from '@playwright/test';
import { content } from './site';

const { frame, name } = content.site;

test('the first stop of a page leads past the frame, and nothing lies over it', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
  await expect.poll(() => isOnTop(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

/** Whether the eye sees the focused element where it is: in the window, with nothing before it. */
function isOnTop(page: Page) {
  return page.evaluate(() => {
    const { top, left, width, height } =
      document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const corners = [
      [left + 8, top + height / 2],
      [left + width / 2, top + height / 2],
      [left + width - 8, top + height / 2],
    ] as const;
    return (
      width * height > 0 &&
      corners.every(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return document.activeElement?.contains(seen) === true;
      })
    );
  });
}

test('the logo is marked on the home page, also to the eye', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(logo).toHaveAttribute('aria-current', 'page');
  const words = logo.getByText(name);
  await expect(words).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/about/');
  await expect(words).toHaveCSS('text-decoration-line', 'none');
});
