import { render, screen, within } from '@testing-library/react';
import { EventList } from '@/components/events/event-list';
import { eventList } from '@/examples/events/event-list';
import { ahead, camp, concert, openDay, photo, picnic } from '@/examples/fixtures';
import { eventHours } from '@/lib/events/event-hours';
import { detailPath, href } from '@/lib/site/routes';
import { clockTime, longDate } from '@/lib/text/dates';
import { expectCards, expectLinks, labelAbout, region, shownFromTo } from '../expectations';

const { language } = ahead.site;
const writing = { ...ahead.site, ...ahead.status };
const events = [picnic, openDay, camp, concert];

test('lists the events in the order given, each with its day, hours and place', () => {
  render(eventList['events of all kinds']);
  expectCards(region('More events'), [
    [
      picnic.title,
      picnic.summary,
      longDate(picnic.date, language),
      eventHours(picnic, writing),
      picnic.place,
    ],
    [openDay.title, openDay.summary, longDate(openDay.date, language), openDay.place],
    [camp.title, camp.summary, 'Friday, August 30', longDate(camp.endDate, language), camp.place],
    [
      concert.title,
      concert.summary,
      longDate(concert.date, language),
      clockTime(concert.startTime, language),
      concert.place,
    ],
  ]);
});

test('names each event in the button that leads to more about it', () => {
  render(eventList['events of all kinds']);
  expectLinks(
    screen.getByRole('region'),
    events.map(({ slug, title }) => [
      labelAbout('Learn More', title),
      href(detailPath('events', slug)),
    ]),
  );
});

test('is called another name once all of them are over, which browsers learn the moment of', () => {
  render(eventList['events that are over']);
  const heading = within(region('Over by now')).getByRole('heading', { level: 2 });
  expect(within(heading).getByText('More events')).not.toBeVisible();
  expect(shownFromTo(within(heading).getByText('Over by now'))[0]).toBe(camp.ends);
});

test('shows the photo of an event in the place of its drawing', () => {
  const words = { heading: 'More events', over: 'Over by now', learn: 'Learn More' };
  render(<EventList {...words} {...ahead} events={[{ ...picnic, picture: photo }, camp]} />);
  const [first, second] = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.ends);
  expect(within(first ?? document.body).getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(within(first ?? document.body).queryByRole('presentation')).toBeNull();
  expect(within(second ?? document.body).getByRole('presentation')).toBeInTheDocument();
});
