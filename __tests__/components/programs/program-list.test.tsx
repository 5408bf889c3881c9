import { render } from '@testing-library/react';
import { expectCards, expectLinks, labelAbout, region } from '../expectations';
import { ProgramList } from '@/components/programs/program-list';
import { detailPath, href } from '@/lib/site/routes';
import type { Program } from '@/lib/schema/program';

const programs: Program[] = [
  {
    slug: 'pantry',
    title: 'Pantry & Kitchen',
    summary: 'Hot meals.',
    icon: 'meal',
    order: 1,
  },
  {
    slug: 'tutors',
    title: 'Tutors (K–12)',
    summary: 'Homework help.',
    icon: 'book',
    order: 2,
  },
];

beforeEach(() => {
  render(<ProgramList heading="What we do" learn="Learn More" programs={programs} />);
});

test('lists the programs in the order given', () => {
  expectCards(
    region('What we do'),
    programs.map(({ title, summary }) => [title, summary]),
  );
});

test('names each program in the button that leads to more about it', () => {
  expectLinks(
    region('What we do'),
    programs.map(({ slug, title }) => [
      labelAbout('Learn More', title),
      href(detailPath('programs', slug)),
    ]),
  );
});
