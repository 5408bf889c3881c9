import { expect, type Frame, type Page } from '@playwright/test';
import { fontCss } from '@/lib/look/font-css';
import { FONTS, isFontName, servedFont, type FontName } from '@/lib/look/fonts';
import { setReaderStyle } from './site';

/** The display faces that a charity may choose from. */
export const FACES = Object.keys(FONTS).filter(isFontName);

/** Serves the files of all display faces, to be called before a page is opened. */
export async function serveFaces(page: Page) {
  for (const { name, data } of FACES.map(servedFont))
    await page.route(`**/fonts/${name}`, (route) => route.fulfill({ body: data }));
}

/** Sets an open page in another display face, in place of the one that it has. */
export async function setIn(page: Page | Frame, font: FontName) {
  await setReaderStyle(page, fontCss(font));
  const faces = await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (let i = sheet.cssRules.length - 1; i >= 0; i -= 1) {
        if (sheet.cssRules[i] instanceof CSSFontFaceRule) sheet.deleteRule(i);
      }
    }
    return (await document.fonts.load('600 1em Display')).length;
  });
  expect(faces, font).toBe(1);
}
