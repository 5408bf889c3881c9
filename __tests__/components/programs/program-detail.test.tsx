import { render, screen, within } from '@testing-library/react';
import { ProgramDetail } from '@/components/programs/program-detail';
import { photo } from '@/examples/fixtures';
import type { Program } from '@/lib/schema/program';
import { contactFormHref, href } from '@/lib/site/routes';
import { content } from '../content';
import { headingsIn, region } from '../expectations';

const words = content.pages.programs.detail;
const given = { site: content.site, words, scene: { timeOfDay: 'noon', seed: 1 } } as const;

const rides: Program = {
  slug: 'rides',
  title: 'Rides',
  summary: 'We drive you there.',
  scene: 'noon',
  art: 'table',
  order: 1,
};

test('tells what content tells of it', () => {
  const told = { ...rides, about: ['Door to door.'], who: 'Anyone', help: 'Call us.', gift: 'Gas' };
  render(<ProgramDetail program={told} {...given} />);
  expect(screen.getByText('Door to door.')).toBeVisible();
  expect(screen.getByText('Call us.')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    words.who,
    words.gift,
  ]);
});

test('says how to begin where content tells no more, and nothing twice', () => {
  render(<ProgramDetail program={rides} {...given} />);
  expect(screen.queryByText(rides.summary)).toBeNull();
  expect(screen.getByText(words.help.text)).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

test('leads to the form with the program as the subject', () => {
  render(<ProgramDetail program={rides} {...given} />);
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute(
    'href',
    contactFormHref(rides.title),
  );
});

test('begins the region on help with its heading', () => {
  render(<ProgramDetail program={rides} {...given} />);
  expect(headingsIn(region(words.help.heading), 2)).toEqual([words.help.heading]);
  expect(region(words.help.heading).firstElementChild).toHaveRole('heading');
});

test('shows the picture of the program', () => {
  render(<ProgramDetail program={{ ...rides, picture: photo }} {...given} />);
  expect(screen.getByRole('img', { name: photo.alt })).toBeVisible();
});

test('puts a button of its own before that to the form', () => {
  const button = { label: 'Book a ride', link: '/contact/' };
  render(<ProgramDetail program={{ ...rides, button }} {...given} />);
  const [own, ask] = within(region(words.help.heading)).getAllByRole('link');
  expect(own).toHaveAccessibleName(button.label);
  expect(own).toHaveAttribute('href', href(button.link));
  expect(ask).toHaveAccessibleName(words.ask);
});
