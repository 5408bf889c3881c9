import { expect, test, type Page } from '@playwright/test';
import { listEvents } from '@/lib/events/lists';
import { isOver } from '@/lib/events/moments';
import { headerRoutes, routes } from '@/lib/site/routes';
import { menuLink, toggleOf } from './menu';
import { allPages, content, expectHeading, NOWHERE, PHONE, sitePages } from './site';

test.use({ javaScriptEnabled: false });

const { home, about, mission, events, programs, donation, contact } = content.pages;

/** What the list of events is called, by what is over when the site is built. */
const [listed = []] = listEvents(content.events, new Date()).pages;
const isQuiet = listed.every(({ ends }) => isOver(ends, new Date()));
const list = { heading: isQuiet ? events.past.list : events.more.heading };

/** The sections of every page. */
const sections = {
  home: [home.impact, home.mission, home.gifts, home.change, home.events, home.call],
  about: [about.introduction, about.story, about.values, about.team, about.call],
  mission: [mission.statement, mission.goals, mission.areas, mission.call],
  events: [events.featured, list, events.host],
  programs: [programs.list, programs.volunteering, programs.impact, programs.call],
  donation: [donation.options, donation.form, donation.impact, donation.ways],
  contact: [contact.form, contact.details, contact.map, contact.faq],
};

test('every page shows all its words without JavaScript', async ({ page }) => {
  for (const { path, section, heading } of sitePages) {
    await page.goto(path);
    await expectHeading(page, heading);
    for (const { heading: name } of section ? sections[section] : []) {
      const title = page.getByRole('main').getByRole('heading', { name });
      await expect(title).toBeVisible();
    }
    expect.soft(await unseenWords(page), path).toEqual([]);
  }
});

test('no words run together for readers without the site’s styles', async ({ page }) => {
  for (const { path } of allPages) {
    await page.goto(path);
    expect.soft(await joinedWords(page), path).toEqual([]);
  }
});

/** Words of a page that come to stand in it only once its styles are gone, as in text browsers and the reading view of Firefox. */
function joinedWords(page: Page) {
  return page.locator('body').evaluate((body: HTMLElement) => {
    body.querySelectorAll('header, .honeypot').forEach((unseen) => unseen.remove());
    const words = () => body.innerText.split(/\s+/);
    const styled = new Set(words());
    document.querySelectorAll('style').forEach((style) => style.remove());
    return words().filter((word) => !styled.has(word));
  });
}

/** Words in the page that have no box or no ink, but for what waits behind a control of its own. */
function unseenWords(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim();
      if (
        !text ||
        !element ||
        element.closest('details, [popover], [hidden], .honeypot, script, style')
      ) {
        continue;
      }
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        unseen.push(text);
      }
    }
    return unseen;
  });
}

test('the answers to all questions open without JavaScript', async ({ page }) => {
  await page.goto(routes.contact);
  for (const { question, answer } of contact.faq.questions) {
    await page.getByText(question, { exact: true }).click();
    for (const paragraph of answer) {
      await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
    }
  }
});

test('a phone reaches every page without JavaScript', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const id of headerRoutes) {
    await page.goto('/');
    await toggleOf(page).click();
    await menuLink(page, id).click();
    await expect(page).toHaveURL(routes[id]);
  }
});

test('the not-found page leads home without JavaScript', async ({ page }) => {
  await page.goto(NOWHERE.path);
  await page.getByRole('link', { name: content.pages['not-found'].home }).click();
  await expectHeading(page, home.hero.heading);
});
