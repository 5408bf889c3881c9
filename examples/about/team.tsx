import { Team } from '@/components/about/team';

export const named = { name: 'Ada Field', role: 'Director', text: 'Asks questions.' };
export const unnamed = { role: 'Treasurer', text: 'Counts twice.' };

export const team = {
  'with and without a name': <Team heading="Who we are" text="Ask us." people={[named, unnamed]} />,
};
