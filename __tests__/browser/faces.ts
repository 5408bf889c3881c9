import type { Page } from '@playwright/test';
import { fontCss } from '@/lib/look/type/font-css';
import { FONTS, isFontName, servedFont, type FontName } from '@/lib/look/type/fonts';
import { content } from './site';

/** The display faces that a charity may choose from. */
export const FACES = Object.keys(FONTS).filter(isFontName);

/** Serves pages in another display face than the site's own. */
export async function setIn(page: Page, font: FontName) {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: servedFont(font).data }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const own = fontCss(content.site.font);
    if (!html.includes(own)) throw new Error('a page is set in another face than content says');
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(own, fontCss(font));
    await route.fulfill({ response, body });
  });
}
