import { render, screen, within } from '@testing-library/react';
import { expectEntries, expectLinks, headingsIn, labelAbout, region } from '../expectations';
import { ahead, camp, openDay, picnic } from '../fixtures';
import { FeaturedEvent } from '@/components/events/featured-event';
import { clockRange, longDate } from '@/lib/dates';
import { contactAbout, detailPath, href } from '@/lib/routes';

const words = { heading: 'Do not miss', register: 'Register Now', ...ahead };

it('shows the event with its day, hours and place', () => {
  render(<FeaturedEvent {...words} event={picnic} />);
  const section = region(words.heading);
  expect(headingsIn(section, 3)).toEqual([picnic.title]);
  expect(section).toHaveTextContent(picnic.summary);
  expectEntries(section, [
    [longDate(picnic.date)],
    [clockRange(picnic.startTime, picnic.endTime)],
    [picnic.place],
  ]);
});

it('leaves the hours out where there are none', () => {
  render(<FeaturedEvent {...words} event={openDay} />);
  expectEntries(region(words.heading), [[longDate(openDay.date)], [openDay.place]]);
});

it('shows first and last day of an event of several days', () => {
  render(<FeaturedEvent {...words} event={camp} />);
  const [days] = within(region(words.heading)).getAllByRole('listitem');
  expect(days).toHaveTextContent(longDate(camp.date));
  expect(days).toHaveTextContent(longDate(camp.endDate));
});

it.each([
  ['the event’s own page where it has one', camp, camp.registrationUrl],
  ['contact where it has none', picnic, contactAbout(picnic.title)],
])('leads from registering to %s', (_place, event, url) => {
  render(<FeaturedEvent {...words} event={event} />);
  expectLinks(screen.getByRole('region'), [
    [event.title, href(detailPath('events', event.slug))],
    [labelAbout(words.register, event.title), url],
  ]);
});

it('leads to nothing to register for where the event is cancelled', () => {
  render(<FeaturedEvent {...words} event={{ ...camp, status: 'cancelled' }} />);
  const section = region(words.heading);
  expect(section).toHaveTextContent(ahead.status.cancelled);
  expectLinks(section, [[camp.title, href(detailPath('events', camp.slug))]]);
});
