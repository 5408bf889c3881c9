import { render, screen } from '@testing-library/react';
import AboutPage from '@/app/about/page';
import ContactPage from '@/app/contact/page';
import DonationPage from '@/app/donation/page';
import EventsPage from '@/app/events/page';
import MissionPage from '@/app/mission/page';
import HomePage from '@/app/page';
import ProgramsPage from '@/app/programs/page';
import type { SomePages } from '@/lib/schema/pages';
import { navOf } from '@/lib/site/nav';
import { href, routes } from '@/lib/site/routes';
import { content } from '../components/content';
import { destinationOf, expectRegions } from '../components/expectations';
import { changeContent } from '../read-content';

const { site } = content;
const { home, about, events, programs, donation, contact } = content.pages;
const nothing = { phone: undefined, dial: undefined, hours: undefined };
const address = { ...site.contact.address, street: undefined };
const bareSite = {
  ...site,
  announcement: undefined,
  contact: { ...site.contact, ...nothing, address },
};

const { title, description, heading, lead } = about;
const head = { title, description };
/** As little as content can say. */
const bare: SomePages = {
  home: { ...head, hero: home.hero },
  about: { ...head, heading, lead },
  mission: { ...head, heading, lead, statement: { heading, text: lead } },
  events: { ...events, follow: undefined, host: undefined },
  programs: { ...programs, volunteering: undefined, impact: undefined, call: undefined },
  donation: { ...donation, impact: undefined },
  contact: { ...contact, map: undefined, faq: undefined },
  'not-found': content.pages['not-found'],
};

/** A call without a number, and lists of nothing but faults that are still to come. */
const EMPTY = '[href^="tel:"], :is(ul, ol, dl, address):empty:not([data-error-summary] *)';

function show(Page: () => React.ReactNode, pages: SomePages) {
  changeContent({
    site: { ...bareSite, nav: navOf(bareSite, pages) },
    pages,
    events: [],
  });
  render(<Page />);
}

test.each([
  ['home', HomePage, []],
  ['about', AboutPage, []],
  ['mission', MissionPage, [heading]],
  ['events', EventsPage, [events.none.heading]],
  ['programs', ProgramsPage, [programs.list.heading]],
  ['donation', DonationPage, [donation.form.heading, donation.options.heading]],
  ['contact', ContactPage, [contact.form.heading, contact.details.heading]],
])('the %s page is whole without what content may leave out', (_id, Page, regions) => {
  show(Page, bare);
  if (regions.length > 0) expectRegions(regions);
  else expect(screen.queryByRole('region')).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|null/);
  expect(document.querySelector(EMPTY)).toBeNull();
});

test('no link leads to a page that content leaves out', () => {
  show(HomePage, { ...bare, home, donation: undefined, contact: undefined, events: undefined });
  const links = screen.getAllByRole('link').map(destinationOf);
  for (const id of ['donation', 'contact', 'events'] as const) {
    expect(links.filter((link) => link.startsWith(href(routes[id])))).toEqual([]);
  }
  expect(links).toContain(href(routes.about));
});
