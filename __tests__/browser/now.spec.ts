import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { loadContent } from '@/lib/content';
import {
  featureOne,
  isScheduled,
  lastEventEnd,
  TEASERS,
  teasersOf,
  upcomingFirst,
} from '@/lib/events/events';
import { isOver } from '@/lib/events/moments';
import type { CharityEvent } from '@/lib/schema/event';
import { calendarPath, detailPath, routes } from '@/lib/site/routes';
import { SECOND } from '../charities/charities';
import { wholeContent } from '../whole-content';
import { YEAR } from './configured';
import { CONFIGURED } from './site';
import { watch } from './watch';

// Screenshots are taken without the second site, so it may not be there.
const { events, pages } = wholeContent(
  loadContent(existsSync(SECOND.content) ? SECOND.content : 'content'),
);
const { status: words, none, more } = pages.events;

/** What is said of an event that is over, before its day. */
const past = words.past.replace(/ ?\{.*/, '');

const built = new Date();
const { featured, others } = featureOne(events, built);
const ahead = events.filter(({ ends }) => !isOver(ends, built));
const [first] = ahead;
const scheduled = ahead.filter(({ status }) => status === 'scheduled');

/** A moment before anything that lies ahead, and those at which something begins, is about to end, or ends. */
const moments = [
  ['before all', [`${YEAR}-01-01T00:00:00Z`]],
  ...scheduled.map(
    ({ title, starts, ends }) =>
      [
        `when ${title} begins and ends`,
        [starts, new Date(Date.parse(ends) - 1_000).toISOString(), ends],
      ] as const,
  ),
] as const;

/** What is said at a moment of how an event stands. */
function noteOf({ status, starts, ends }: CharityEvent, now: Date) {
  if (status !== 'scheduled') return words[status];
  if (isOver(ends, now)) return past;
  return isOver(starts, now) ? words.underWay : undefined;
}

const NOTES = [words.underWay, past, words.cancelled, words.postponed];

/** The titles of the events that a page shows, in order, each with what is said of how it stands. */
async function shownOn(page: Page, path: string) {
  await page.goto(CONFIGURED + path);
  return shownIn(page);
}

async function shownIn(page: Page) {
  const cards = await page.locator('h3').evaluateAll((headings: HTMLElement[]) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({
        title: heading.innerText,
        words: heading.closest<HTMLElement>('article, li')?.innerText ?? '',
      })),
  );
  return cards
    .filter(({ title }) => events.some((event) => event.title === title))
    .map((card) => ({ title: card.title, note: NOTES.find((note) => card.words.includes(note)) }));
}

for (const [when, times] of moments) {
  test(`events stand in the order of the visitor’s clock ${when}, each with what is true of it`, async ({
    page,
  }) => {
    for (const now of times.map((time) => new Date(time))) {
      const shown = (list: CharityEvent[]) =>
        list.map((event) => ({ title: event.title, note: noteOf(event, now) }));
      await page.clock.setFixedTime(now);

      const teasers = upcomingFirst(teasersOf(events, built), now, isScheduled).slice(
        0,
        TEASERS.shown,
      );
      expect(await shownOn(page, routes.home), now.toISOString()).toEqual(shown(teasers));

      const listed = upcomingFirst(others, now);
      // A list stands as long as one of its events does.
      const last = listed.map(({ ends }) => Date.parse(ends)).reduce((a, b) => Math.max(a, b), 0);
      const isBehind = featured && isOver(featured.ends, now) && Date.parse(featured.ends) < last;
      const all = isBehind ? [...listed, featured] : [featured ?? [], listed].flat();
      expect(await shownOn(page, routes.events), now.toISOString()).toEqual(shown(all));

      const quiet = isOver(lastEventEnd(events), now);
      await expect(page.getByRole('heading', { name: none.heading })).toBeVisible({
        visible: quiet,
      });
      const name = last <= now.getTime() ? pages.events.past.list : more.heading;
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });
}

/** What people can do about an event from a page, where each of these links leads. */
async function offeredOn(page: Page, path: string, titles: string[]) {
  await page.goto(CONFIGURED + path);
  const links = page.getByRole('main').getByRole('link', { name: new RegExp(titles.join('|')) });
  return links.evaluateAll((found: HTMLAnchorElement[]) =>
    found.map((link) => new URL(link.href).pathname),
  );
}

test('nobody is led to sign up for an event that is over, or to put it into a calendar', async ({
  page,
}) => {
  const { slug = '', ends = '', registrationUrl = '' } = featured ?? {};
  const own = detailPath('events', slug);
  const { register } = pages.events.detail;
  const { add } = pages.events.calendar;
  const there = new URL(registrationUrl).pathname;
  for (const [moment, actions, lead] of [
    [Date.parse(ends) - 1_000, [there, calendarPath(slug)], there],
    [Date.parse(ends), [], own],
  ] as const) {
    await page.clock.setFixedTime(moment);
    expect(await offeredOn(page, own, [register, add])).toEqual(actions);
    expect(await offeredOn(page, routes.events, [pages.events.featured.register])).toEqual([lead]);
  }
});

/** Comes back to a page that was kept open. */
function comeBack(page: Page) {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

for (const path of [routes.home, routes.events]) {
  test(`${path} that was kept open shows the events of the day, but moves none that has the focus`, async ({
    page,
  }) => {
    const [next] = upcomingFirst(ahead, built, isScheduled);
    await page.clock.setFixedTime(built);
    const before = await shownOn(page, path);
    await page.clock.setFixedTime(next?.ends ?? '');
    const link = page.getByRole('main').getByRole('link', { name: next?.title }).first();
    await link.focus();
    await comeBack(page);
    expect((await shownIn(page)).map(({ title }) => title)).toEqual(
      before.map(({ title }) => title),
    );
    await expect(link).toBeFocused();

    await link.blur();
    await comeBack(page);
    const kept = await shownIn(page);
    expect(kept).not.toEqual(before);
    await page.reload();
    expect(await shownIn(page)).toEqual(kept);
  });
}

for (const [which, comesIntoView] of [
  ['the page of an event', (page: Page) => page.reload()],
  ['one that was kept open', comeBack],
] as const) {
  test(`${which} says in turn that it is on and that it is over`, async ({ page }) => {
    const { starts = '', ends = '', slug = '' } = first ?? {};
    const notes = page.getByText(words.underWay).or(page.getByText(past));
    await page.goto(CONFIGURED + detailPath('events', slug));
    for (const [moment, said] of [
      [Date.parse(starts) - 1_000, []],
      [Date.parse(starts), [words.underWay]],
      [Date.parse(ends), [expect.stringContaining(past)]],
    ] as const) {
      await page.clock.setFixedTime(moment);
      await comesIntoView(page);
      expect(await notes.filter({ visible: true }).allInnerTexts()).toEqual(said);
    }
  });
}

/** The words of a page on events. */
async function wordsOf(page: Page, path: string) {
  await page.goto(CONFIGURED + path);
  return page.getByRole('main').innerText();
}

for (const [timezoneId, locale] of [
  ['Pacific/Kiritimati', 'ar-EG'],
  ['America/Los_Angeles', 'de-DE'],
] as const) {
  test(`a visitor in ${timezoneId} who reads ${locale} finds the same words`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId, locale });
    const troubles = watch(context, CONFIGURED);
    const theirs = await context.newPage();
    for (const path of [routes.home, routes.events, detailPath('events', first?.slug ?? '')]) {
      for (const visitor of [page, theirs]) await visitor.clock.setFixedTime(first?.starts ?? '');
      expect(await wordsOf(theirs, path)).toBe(await wordsOf(page, path));
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('a visitor without scripts finds what was true at the build', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await page.clock.setFixedTime(built);
  for (const path of [routes.home, routes.events]) {
    expect(await wordsOf(plain, path)).toBe(await wordsOf(page, path));
  }
  await context.close();
});
