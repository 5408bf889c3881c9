import { expect, type Frame, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { wholeContent } from '../whole-content';
import { CONFIGURED_PORT } from './configured';

/** Every word of the site, from which the tests take names and headings. */
export const content = wholeContent();

/** The address of the same site with services in place of email, which `configured.ts` names. */
export const CONFIGURED = `http://localhost:${CONFIGURED_PORT}`;

/** Why tests of a form have nothing to try where content has set it up to go elsewhere. */
export const ELSEWHERE = {
  gifts: content.site.giving.provider === 'email' ? '' : 'gifts go to a payment page here',
  messages: content.site.writing ? 'messages go to a form service here' : '',
};

export const PHONE = { width: 375, height: 667 };
export const DESKTOP = { width: 1280, height: 800 };

/** Widths of screens from a small phone to a large desk. */
export const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

/** An address that leads to no page. */
export const NOWHERE = { path: '/nope/', heading: content.pages['not-found'].heading };

const everyPage = [...pagesByPath(content).values()];

/** The pages of the site, each with its address and its h1. */
export const sitePages = everyPage.filter(({ crumbs }) => !crumbs);

/** The page of an event, which stands for those of all events and programs. */
const detailPages = everyPage
  .filter(({ section, crumbs }) => crumbs && section === 'events')
  .slice(0, 1);

/** Pages of the other charity, whose words are longer, and which shows pictures. */
export const otherPages = [
  routes.home,
  routes.about,
  routes.mission,
  routes.events,
  routes.programs,
  '/helping/',
].map((path) => ({ path: CONFIGURED + path }));

/** The pages of the site, and the one that is shown where there is none. */
export const allPages = [...sitePages, ...detailPages, NOWHERE];

/** Waits until the page with this h1 is shown. */
export async function expectHeading(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/**
 * Sets the size of text that all others are measured by, in percent of the usual 16 px, as a
 * visitor can in the browser's settings: widths that a style names in em answer to it too.
 */
export async function setTextSize(page: Page, percent: number) {
  const size = (16 * percent) / 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${size}px`);
}

/** Lays a style of the reader's own over a page; it stands beside the page, whose policy allows none in it. */
export async function setReaderStyle(page: Page | Frame, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Waits until headings are set in the display face, which comes after the first words. */
export async function displayFont(page: Page | Frame) {
  await expect(page.locator('html')).toHaveClass(/\bfont\b/);
  await page.evaluate(() => document.fonts.ready);
}

/** How far a page reaches past the right edge of the window, and some elements that do so. */
export function tooWide(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body :is(a, p, h1, h2, h3, dt, dd, label, input)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.textContent || element.outerHTML);
    return [`${scrollWidth} px`, ...wide.slice(0, 8)];
  });
}
