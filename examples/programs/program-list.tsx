import { ProgramList } from '@/components/programs/program-list';
import { ahead } from '@/examples/fixtures';
import type { Program } from '@/lib/schema/program';

export const programs: Program[] = [
  {
    slug: 'pantry',
    title: 'Pantry & Kitchen',
    summary: 'Hot meals.',
    scene: 'noon',
    art: 'table',
    order: 1,
  },
  {
    slug: 'tutors',
    title: 'Tutors (K–12)',
    summary: 'Homework help.',
    scene: 'noon',
    art: 'table',
    order: 2,
  },
];

export const programList = {
  'two programs': (
    <ProgramList site={ahead.site} heading="What we do" learn="Learn More" programs={programs} />
  ),
};
