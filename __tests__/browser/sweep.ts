import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Fonts whose letters differ in width: the site's own choice, a wide one, and a serif's stand-in. */
export const FONTS = [
  '',
  'body, .site-header * { font-family: "DejaVu Sans", Verdana, sans-serif !important }',
  ':root { --font-heading: Georgia, "DejaVu Serif", serif !important }',
];

/**
 * Opens a page in a frame whose width the test can change at once, many times over, without the header that
 * keeps the page out of frames.
 */
export async function openFrame(page: Page, path: string, height = 800) {
  await page.setViewportSize({ width: 1640, height: height + 40 });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': '' },
    });
  });
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ src, tall }) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src, height: tall, width: 1280, onload: resolve });
        document.body.replaceChildren(frame);
      }),
    { src: path, tall: height },
  );
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  if (!frame) throw new Error(`${path} can't be framed`);
  await expect(frame.locator('html')).toHaveClass(/\bfont\b/);
  await frame.evaluate(() => document.fonts.ready);
  return frame;
}

/** All styles of the bar: a page holds only those that its own name needs. */
export const BAR = ['header', 'bar', 'menu']
  .map((sheet) => readFileSync(`app/${sheet}.css`, 'utf8'))
  .join('\n');

/** Numbers from one to another, both counted. */
export function range(from: number, to: number, step: number) {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** A name of so many letters, as one word or as six. */
export function nameOf(letters: number, inWords: boolean) {
  const step = Math.ceil(letters / 6);
  const text = 'mn'.repeat(letters).slice(0, letters);
  return inWords ? [...text].map((l, i) => (i % step === step - 1 ? ' ' : l)).join('') : text;
}
