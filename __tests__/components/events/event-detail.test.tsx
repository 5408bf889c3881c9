import { render, screen } from '@testing-library/react';
import { content } from '../content';
import { ahead, camp, picnic } from '../fixtures';
import { EventDetail } from '@/components/events/event-detail';
import { directionsUrl } from '@/lib/directions';
import { calendarPath, contactAbout, href, routes } from '@/lib/routes';

const words = content.pages.events.detail;
const calendar = 'Keep it';
const url = 'https://charity.example/events/summer-picnic/';

it('tells what content tells, each answer under its question', () => {
  const told = { ...picnic, about: ['Games first.', 'Then cake.'], cost: 'Free', bring: 'A cup' };
  render(<EventDetail event={told} words={words} {...{ url, calendar }} {...ahead} />);
  for (const paragraph of told.about) expect(screen.getByText(paragraph)).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    words.cost,
    words.bring,
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    told.cost,
    told.bring,
  ]);
});

it('says the summary where content tells no more, and asks nothing that has no answer', () => {
  render(<EventDetail event={picnic} words={words} {...{ url, calendar }} {...ahead} />);
  expect(screen.getByText(picnic.summary)).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it.each([
  ['where people sign up', camp, camp.registrationUrl],
  ['to contact, with the event as the subject', picnic, contactAbout(picnic.title)],
])('leads from registering %s', (_place, event, url) => {
  render(<EventDetail event={event} words={words} {...{ url, calendar }} {...ahead} />);
  expect(screen.getByRole('link', { name: words.register })).toHaveAttribute('href', url);
  expect(screen.getByRole('link', { name: calendar })).toHaveAttribute(
    'href',
    href(calendarPath(event.slug)),
  );
  expect(screen.getByRole('link', { name: words.all })).toHaveAttribute(
    'href',
    href(routes.events),
  );
});

it('leads to nothing to register for where the event is cancelled', () => {
  render(
    <EventDetail
      event={{ ...camp, status: 'cancelled' }}
      words={words}
      {...{ url, calendar }}
      {...ahead}
    />,
  );
  expect(screen.queryByRole('link', { name: words.register })).toBeNull();
  expect(screen.queryByRole('link', { name: calendar })).toBeNull();
  expect(screen.getByText(ahead.status.cancelled)).toBeVisible();
});

it('shows the way to a place whose address is known, and to no other', () => {
  const { address } = content.site.contact;
  const { rerender } = render(
    <EventDetail event={{ ...picnic, address }} words={words} {...{ url, calendar }} {...ahead} />,
  );
  const directions = screen.getByRole('link', { name: words.directions });
  expect(directions).toHaveAttribute('href', directionsUrl(address));
  rerender(<EventDetail event={picnic} words={words} {...{ url, calendar }} {...ahead} />);
  expect(screen.queryByRole('link', { name: words.directions })).toBeNull();
});
