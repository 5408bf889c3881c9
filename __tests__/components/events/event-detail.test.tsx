import { render, screen, within } from '@testing-library/react';
import { EventDetail } from '@/components/events/event-detail';
import { ahead, camp, photo, picnic } from '@/examples/fixtures';
import { directionsUrl } from '@/lib/contact/directions';
import { calendarPath, contactFormHref, href, routes } from '@/lib/site/routes';
import { content } from '../content';
import { headingsIn, region, shownFromTo } from '../expectations';

const page = { ...content.pages.events, status: ahead.status };
const words = page.detail;
const calendar = page.calendar.add;
const url = 'https://charity.example/events/summer-picnic/';
const given = { url, site: { ...content.site, ...ahead.site }, page, now: ahead.now };

test('tells what content tells, each answer under its question', () => {
  const told = { ...picnic, about: ['Games first.', 'Then cake.'], cost: 'Free', bring: 'A cup' };
  render(<EventDetail event={told} {...given} />);
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

test('says nothing twice, and asks nothing that has no answer', () => {
  render(<EventDetail event={picnic} {...given} />);
  expect(screen.queryByText(picnic.summary)).toBeNull();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: words.about })).toBeNull();
});

test('begins each region with its heading', () => {
  render(<EventDetail event={{ ...picnic, about: ['Games first.'] }} {...given} />);
  expect(screen.getAllByRole('region')).toHaveLength(2);
  for (const name of [words.facts, words.about]) {
    expect(headingsIn(region(name), 2)).toEqual([name]);
    expect(region(name).firstElementChild).toHaveRole('heading');
  }
});

test('shows the picture of the event', () => {
  render(<EventDetail event={{ ...picnic, picture: photo }} {...given} />);
  const picture = screen.getByRole('img', { name: photo.alt });
  expect(picture).toHaveAttribute('width', String(photo.dimensions.width));
  expect(picture).toHaveAttribute('height', String(photo.dimensions.height));
});

test.each([
  ['where people sign up', camp, camp.registrationUrl],
  ['to contact, with the event as the subject', picnic, contactFormHref(picnic.title)],
])('leads from registering %s', (_place, event, url) => {
  render(<EventDetail event={event} {...given} />);
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

test.each([
  ['is cancelled', { status: 'cancelled' }, ahead.status.cancelled, [words.all]],
  ['is postponed', { status: 'postponed' }, ahead.status.postponed, [words.all]],
  ['asks nobody to', { registration: 'none' }, picnic.place, [calendar, words.all]],
] as const)('leads nowhere to register where the event %s', (_why, changes, told, links) => {
  render(<EventDetail event={{ ...picnic, ...changes }} {...given} />);
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test('offers neither to register nor a calendar once the event is over, and tells the page script', () => {
  render(<EventDetail event={camp} {...given} now={new Date(camp.ends)} />);
  const card = within(region(words.facts));
  for (const name of [words.register, calendar]) {
    expect(card.queryByRole('link', { name })).toBeNull();
    expect(card.getByText(name)).not.toBeVisible();
    expect(shownFromTo(card.getByText(name))[1]).toBe(camp.ends);
  }
  expect(card.getByText(/^This was on/)).toBeVisible();
});

test('shows the way to a place whose address is known, and to no other', () => {
  const { address } = content.site.contact;
  const { rerender } = render(<EventDetail event={{ ...picnic, address }} {...given} />);
  const directions = screen.getByRole('link', { name: words.directions });
  expect(directions).toHaveAttribute('href', directionsUrl(address));
  rerender(<EventDetail event={picnic} {...given} />);
  expect(screen.queryByRole('link', { name: words.directions })).toBeNull();
});

test('leads to where an event is online, as long as it isn’t over', () => {
  const online = 'https://meet.example/a';
  const { unmount } = render(<EventDetail event={{ ...picnic, online }} {...given} />);
  expect(screen.getByRole('link', { name: words.join })).toHaveAttribute('href', online);
  unmount();
  const over = new Date(picnic.ends);
  render(<EventDetail event={{ ...picnic, online }} {...given} now={over} />);
  expect(screen.queryByRole('link', { name: words.join })).toBeNull();
});

test.each([{ online: 'yes' }, { online: 'https://meet.example/a', status: 'cancelled' as const }])(
  'offers no way to one that has no address for all, or won’t be: %j',
  (changes) => {
    render(<EventDetail event={{ ...picnic, ...changes }} {...given} />);
    expect(screen.queryByRole('link', { name: words.join })).toBeNull();
  },
);
