import { render, screen } from '@testing-library/react';
import { content } from '../content';
import { ProgramDetail } from '@/components/programs/program-detail';
import { contactAbout } from '@/lib/routes';
import type { Program } from '@/lib/schema/program';

const words = content.pages.programs.detail;

const rides: Program = {
  slug: 'rides',
  title: 'Rides',
  summary: 'We drive you there.',
  icon: 'map',
  order: 1,
};

it('tells what content tells of it', () => {
  const told = { ...rides, about: ['Door to door.'], who: 'Anyone', help: 'Call us.', gift: 'Gas' };
  render(<ProgramDetail program={told} words={words} />);
  expect(screen.getByText('Door to door.')).toBeVisible();
  expect(screen.getByText('Call us.')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    words.who,
    words.gift,
  ]);
});

it('says the summary, and how to begin, where content tells no more', () => {
  render(<ProgramDetail program={rides} words={words} />);
  expect(screen.getByText(rides.summary)).toBeVisible();
  expect(screen.getByText(words.help.text)).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it('leads to the form with the program as the subject', () => {
  render(<ProgramDetail program={rides} words={words} />);
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute(
    'href',
    contactAbout(rides.title),
  );
});
