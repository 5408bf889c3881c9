import { expect, test, type Page } from '@playwright/test';
import { addressLines } from '@/lib/contact/address';
import { longDate } from '@/lib/text/dates';
import { whereabouts } from '@/lib/events/events';
import { eventHours } from '@/lib/events/event-hours';
import { siteUrl } from '@/lib/site/site-url';
import { lastLine, outside, plain, print, type Sheet } from './paper';
import { allPages, content, setReaderStyle } from './site';

const { site, pages, events } = content;

/** A sheet with fewer words is empty to the eye, unless it is the last. */
const FEWEST_WORDS = 25;

/** What a sheet holds at least when a page is taken as a whole. */
const WORDS_PER_SHEET = 100;

test('every page shows its words in dark ink without the frame on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of allPages) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toBeHidden();
    for (const navigation of await page.getByRole('navigation').all()) {
      await expect(navigation).toBeHidden();
    }
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(pale, path).toEqual([]);
  }
});

for (const { path } of allPages) {
  test(`${path} comes out of the printer whole, on few sheets`, async ({ page }) => {
    await page.goto(path);
    const lines = await linesOf(page);
    const links = await linksOf(page);
    const headings = await page.locator('main').getByRole('heading').allInnerTexts();
    const sheets = await print(page);
    const text = textOf(sheets);

    await test.step('with all its words and the street', () => {
      expect(lines.length).toBeGreaterThan(2);
      expect.soft(lines.filter((line) => !text.includes(line))).toEqual([]);
      const { address } = site.contact;
      expect.soft(text).toContain(addressLines(address).join(' '));
    });

    await test.step('with the address of every link, once', () => {
      const letters = text.replaceAll(' ', '');
      for (const address of links) {
        const times = links.filter((other) => other === address).length;
        expect.soft(letters.split(`(${address})`).length - 1, address).toBe(times);
      }
    });

    await test.step('without the frame', () => {
      const own = [...lines, site.name, site.tagline].join(' ');
      const others = FRAME_WORDS.filter((word) => !own.includes(word));
      expect(others).not.toEqual([]);
      expect.soft(others.filter((word) => text.includes(word))).toEqual([]);
    });

    await test.step('on sheets that are well filled', () => {
      const words = lines.join(' ').split(' ').length;
      expect.soft(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(words / WORDS_PER_SHEET));
      for (const [i, sheet] of sheets.entries()) {
        const fewest = i < sheets.length - 1 ? FEWEST_WORDS : 1;
        expect.soft(sheet.text.split(' ').length).toBeGreaterThan(fewest);
        expect.soft(headings.map(plain)).not.toContain(lastLine(sheet));
        expect.soft(outside(sheet)).toEqual([]);
      }
    });
  });
}

test('the day, the hours and the place of every event are printed', async ({ page }) => {
  await page.goto('/events/');
  const text = textOf(await print(page));
  for (const event of events) {
    expect(text).toContain(plain(longDate(event.date, site.language)));
    expect(text).toContain(plain(eventHours(event, { ...site, ...pages.events.status })));
    expect(text).toContain(plain(whereabouts(event, pages.events.status)));
  }
});

test('answers are printed although nobody opened them', async ({ page }) => {
  await page.goto('/contact/');
  const answers = pages.contact.faq.questions.flatMap(({ answer }) => answer);
  await expect(page.getByText(answers[0] ?? '')).toBeHidden();
  const text = textOf(await print(page));
  expect(answers).not.toEqual([]);
  expect(answers.filter((answer) => !text.includes(plain(answer)))).toEqual([]);
});

/** The lines of words in a page that are there for the eye. The place of a map is of no use on paper. */
async function linesOf(page: Page): Promise<string[]> {
  await setReaderStyle(page, '.sr-only, .map-placeholder { display: none !important }');
  const words = await page.locator('main').innerText();
  await setReaderStyle(page, '');
  return words.split('\n').map(plain).filter(Boolean);
}

/** The addresses that links lead to, but for those inside the page and those of phones and mail. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('main a:is([href^="/"], [href^="https:"]):not([hidden], [hidden] *)')
    .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
  return links.map((href) => (href.startsWith('/') ? siteUrl(site).host + href : href));
}

function textOf(sheets: Sheet[]): string {
  return sheets.map(({ text }) => text).join(' ');
}

/** What is said around every page, and of no use on paper. */
const FRAME_WORDS = [
  site.frame.skip,
  site.frame.donate,
  ...Object.values(site.frame.links),
  site.footer.linksHeading,
  ...Object.values(site.footer.links),
  site.footer.support,
];
