import { addressLines } from '@/lib/contact/address';
import { eventHours } from '@/lib/events/event-hours';
import { locationText } from '@/lib/events/events';
import { siteUrl } from '@/lib/site/site-url';
import { longDate } from '@/lib/text/dates';
import { endsIn, holds, lettersOf, outside, plain, sheetsOf, type Sheet } from '../browser/paper';
import { allPages, content } from '../browser/site';
import { expect, test, type Tab } from './tab';

const { site, pages, events } = content;

/** A sheet with fewer words is empty to the eye, unless it is the last. */
const FEWEST_WORDS = 25;

/** What a sheet holds at least when a page is taken as a whole. */
const WORDS_PER_SHEET = 100;

/** What is said around every page, and of no use on paper. */
const FRAME_WORDS = [
  site.frame.skip,
  site.frame.donate,
  ...Object.values(site.frame.links),
  site.footer.linksHeading,
  ...Object.values(site.footer.links),
  site.footer.support,
];

test.skip(({ engine }) => engine === 'webkit', 'its driver cannot print');

for (const { path } of allPages) {
  test(`${path} comes out of the printer whole, on few sheets`, async ({ tab }) => {
    await tab.open(path);
    const { lines, headings, hrefs } = await wordsOf(tab);
    const sheets = await sheetsOf(await tab.print());
    const text = textOf(sheets);

    await test.step('with all its words and the street', () => {
      expect(lines.length).toBeGreaterThan(2);
      expect.soft(lines.filter((line) => !holds(text, line))).toEqual([]);
      expect.soft(holds(text, addressLines(site.contact.address).join(' '))).toBe(true);
    });

    await test.step('with the address of every link, once', () => {
      const links = hrefs.map((href) => (href.startsWith('/') ? siteUrl(site).host + href : href));
      for (const address of links) {
        const times = links.filter((other) => other === address).length;
        expect.soft(lettersOf(text).split(`(${address})`).length - 1, address).toBe(times);
      }
    });

    await test.step('without the frame', () => {
      const own = [...lines, site.name, site.tagline].join(' ');
      const others = FRAME_WORDS.filter((word) => !own.includes(word));
      expect(others).not.toEqual([]);
      expect.soft(others.filter((word) => text.includes(word))).toEqual([]);
    });

    await test.step('on sheets that are well filled, and end with no heading', () => {
      const words = lines.join(' ').split(' ').length;
      expect.soft(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(words / WORDS_PER_SHEET));
      for (const [i, sheet] of sheets.entries()) {
        const fewest = i < sheets.length - 1 ? FEWEST_WORDS : 1;
        expect.soft(sheet.text.split(' ').length).toBeGreaterThan(fewest);
        expect.soft(headings.filter((heading) => endsIn(sheet, heading))).toEqual([]);
        expect.soft(outside(sheet)).toEqual([]);
      }
    });
  });
}

test('the day, the hours and the place of every event are printed', async ({ tab }) => {
  await tab.open('/events/');
  const text = textOf(await sheetsOf(await tab.print()));
  for (const event of events) {
    expect(holds(text, longDate(event.date, site.language))).toBe(true);
    expect(holds(text, eventHours(event, { ...site, ...pages.events.status }))).toBe(true);
    expect(holds(text, locationText(event, pages.events.status))).toBe(true);
  }
});

test('answers are printed although nobody opened them', async ({ tab }) => {
  await tab.open('/contact/');
  const answers = pages.contact.faq.questions.flatMap(({ answer }) => answer);
  const { lines } = await wordsOf(tab);
  expect(lines).not.toContain(answers[0]);
  const text = textOf(await sheetsOf(await tab.print()));
  expect(answers).not.toEqual([]);
  expect(answers.filter((answer) => !holds(text, answer))).toEqual([]);
});

/**
 * What a page has for the eye: its lines, headings, and where links lead to, but for those inside the
 * page and those of phones and mail. The place of a map and the button that passes a page on are of no use on paper.
 */
async function wordsOf(tab: Tab) {
  const { text, headings, hrefs } = await tab.evaluate(() => {
    const all = (selector: string) => [
      ...document.querySelectorAll<HTMLElement>(`main ${selector}`),
    ];
    const unseen = all(':is(.sr-only, .map-placeholder, [data-url])');
    for (const element of unseen) element.style.display = 'none';
    const text = document.querySelector('main')?.innerText ?? '';
    for (const element of unseen) element.style.display = '';
    return {
      text,
      headings: all(':is(h1, h2, h3)').map(({ innerText }) => innerText),
      hrefs: all('a:is([href^="/"], [href^="https:"]):not([hidden], [hidden] *)').map(
        (link) => link.getAttribute('href') ?? '',
      ),
    };
  });
  return { lines: text.split('\n').map(plain).filter(Boolean), headings, hrefs };
}

const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text).join(' ');
