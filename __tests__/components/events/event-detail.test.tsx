import { render, screen } from '@testing-library/react';
import { content } from '../content';
import { ahead, camp, picnic } from '../fixtures';
import { EventDetail } from '@/components/events/event-detail';
import { contactAbout, href, routes } from '@/lib/routes';

const words = content.pages.events.detail;

it('tells what content tells, each answer under its question', () => {
  const told = { ...picnic, about: ['Games first.', 'Then cake.'], cost: 'Free', bring: 'A cup' };
  render(<EventDetail event={told} words={words} {...ahead} />);
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
  render(<EventDetail event={picnic} words={words} {...ahead} />);
  expect(screen.getByText(picnic.summary)).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it.each([
  ['where people sign up', camp, camp.registrationUrl],
  ['to contact, with the event as the subject', picnic, contactAbout(picnic.title)],
])('leads from registering %s', (_place, event, url) => {
  render(<EventDetail event={event} words={words} {...ahead} />);
  expect(screen.getByRole('link', { name: words.register })).toHaveAttribute('href', url);
  expect(screen.getByRole('link', { name: words.all })).toHaveAttribute(
    'href',
    href(routes.events),
  );
});
