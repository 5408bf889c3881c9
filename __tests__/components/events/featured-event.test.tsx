import { render, screen } from '@testing-library/react';
import { FeaturedEvent } from '@/components/events/featured-event';
import { featuredEvent, words } from '@/examples/events/featured-event';
import { ahead, camp, picnic } from '@/examples/fixtures';
import { eventHours } from '@/lib/events/event-hours';
import { contactFormHref, detailPath, href } from '@/lib/site/routes';
import { longDate } from '@/lib/text/dates';
import {
  expectEntries,
  expectLinks,
  headingsIn,
  labelAbout,
  region,
  shownFromTo,
} from '../expectations';

const { language } = ahead.site;
const writing = { ...ahead.site, ...ahead.status };

test('shows the event with its day, hours and place', () => {
  render(featuredEvent['one day']);
  const section = region(words.heading);
  expect(headingsIn(section, 3)).toEqual([picnic.title]);
  expect(section).toHaveTextContent(picnic.summary);
  expectEntries(section, [
    [longDate(picnic.date, language)],
    [eventHours(picnic, writing)],
    [picnic.place],
  ]);
});

test.each([
  ['the event’s own page where it has one', camp, camp.registrationUrl],
  ['contact where it has none', picnic, contactFormHref(picnic.title)],
])('leads from registering to %s', (_place, event, url) => {
  render(<FeaturedEvent {...words} event={event} />);
  expectLinks(screen.getByRole('region'), [
    [event.title, href(detailPath('events', event.slug))],
    [labelAbout(words.register, event.title), url],
  ]);
});

test('leads from registering to what its page says of it once it is over', () => {
  render(<FeaturedEvent {...words} event={camp} now={new Date(camp.ends)} />);
  const page = href(detailPath('events', camp.slug));
  expectLinks(region(words.heading), [
    [camp.title, page],
    [labelAbout(words.register, camp.title), page],
  ]);
  const links = screen.getAllByText(words.register, { exact: false, selector: 'a' });
  expect(links.map(shownFromTo)).toEqual([
    ['1970-01-01T00:00:00Z', camp.ends],
    [camp.ends, undefined],
  ]);
});
