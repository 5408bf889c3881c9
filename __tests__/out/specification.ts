import type { RouteId, routes } from '@/lib/site/routes';

/**
 * What a row asks of a page: something with a role and a name, which may have to lead somewhere,
 * or words (and a day, or a link) that stand together in one entry, paragraph or article.
 */
export type Row =
  | {
      role: 'heading' | 'link' | 'button' | 'radio' | 'textbox';
      name: string | RegExp;
      level?: number;
      to?: string;
    }
  | { together: string[]; day?: string; withLink?: true };

/**
 * What the specification lists for every page, row by row. Its words stand here in full, and are
 * not read from content, because this table is what the content is held against; who gives the
 * site other words gives them to this table too.
 */
export const specification: Record<(typeof routes)[RouteId], Row[]> = {
  '/': [
    { role: 'heading', name: /^Welcome to \S/, level: 1 },
    { role: 'link', name: 'Make a Difference Today', to: '/donation/' },
    { together: ['15,000+', 'lives transformed'] },
    { together: ['75+', 'active programs'] },
    { together: ['2,500+', 'volunteers'] },
    { role: 'heading', name: 'How We Create Change', level: 2 },
    { role: 'link', name: 'Essential Support', to: '/programs/' },
    { role: 'link', name: 'Collaboration', to: '/programs/' },
    { role: 'link', name: 'Empowerment', to: '/programs/' },
    { together: ['Annual Charity Gala', '6:00 PM'], day: '2024-03-15' },
    { together: ['Community Volunteer Day', '9:00 AM'], day: '2024-04-01' },
    { role: 'link', name: 'View All Events', to: '/events/' },
    { role: 'link', name: 'Support Our Mission', to: '/donation/' },
    { role: 'link', name: 'Get Involved', to: '/contact/' },
  ],
  '/about/': [
    { role: 'heading', name: /\S/, level: 1 },
    { together: ['founded in 2020'] },
    { role: 'heading', name: 'Compassion', level: 3 },
    { role: 'heading', name: 'Impact', level: 3 },
    { role: 'heading', name: 'Community', level: 3 },
    { together: ['Executive Director'] },
    { together: ['Program Director'] },
    { together: ['Community Outreach Manager'] },
  ],
  '/mission/': [
    { role: 'heading', name: /mission/i, level: 1 },
    { role: 'heading', name: /mission statement/i, level: 2 },
    { role: 'heading', name: 'Community Support', level: 3 },
    { role: 'heading', name: 'Education', level: 3 },
    { role: 'heading', name: 'Sustainability', level: 3 },
    { role: 'heading', name: 'Collaboration', level: 3 },
    { role: 'heading', name: 'Local Communities', level: 3 },
    { role: 'heading', name: 'Youth Development', level: 3 },
  ],
  '/events/': [
    { together: ['Annual Charity Gala', '6:00–10:00 PM', 'ballroom', 'hotel'], day: '2024-03-15' },
    { role: 'link', name: /^Register Now.*Annual Charity Gala/ },
    { together: ['Community Volunteer Day', '9:00 AM–2:00 PM', 'City Park'], day: '2024-04-01' },
    { role: 'link', name: /^Learn More.*Community Volunteer Day/ },
    {
      together: ['Youth Mentorship Workshop', '10:00 AM–3:00 PM', 'Community Center'],
      day: '2024-04-15',
    },
    { role: 'link', name: /^Learn More.*Youth Mentorship Workshop/ },
    { together: ['Food Drive', '8:00 AM–4:00 PM', 'Multiple locations'], day: '2024-05-01' },
    { role: 'link', name: /^Learn More.*Food Drive/ },
    {
      together: ['Community Health Fair', '9:00 AM–3:00 PM', 'Recreation Center'],
      day: '2024-05-15',
    },
    { role: 'link', name: /^Learn More.*Community Health Fair/ },
  ],
  '/programs/': [
    ...[
      'Emergency Assistance',
      'Education Support',
      'Youth Development',
      'Housing Support',
      'Health & Wellness',
      'Community Gardens',
    ].flatMap((program): Row[] => [
      { role: 'heading', name: program, level: 3 },
      { role: 'link', name: new RegExp(`^Learn More.*${program}`) },
    ]),
    { together: ['5,000+', 'families'] },
    { together: ['1,200+', 'students mentored'] },
    { together: ['300+', 'community events'] },
    { role: 'link', name: 'Volunteer Now', to: '/contact/' },
    { role: 'link', name: 'Make a Donation', to: '/donation/' },
  ],
  '/donation/': [
    { together: ['One-Time Donation'], withLink: true },
    { together: ['Monthly Giving'], withLink: true },
    { together: ['Corporate Giving'], withLink: true },
    ...['$25', '$50', '$100', '$250'].map((name): Row => ({ role: 'radio', name })),
    // A field for text, since browsers drop from one for numbers what they can’t read in it.
    { role: 'textbox', name: /amount/i },
    ...['First name', 'Last name', 'Email'].map((name): Row => ({ role: 'textbox', name })),
    { role: 'button', name: 'Complete Donation' },
    { together: ['$25', 'provides meals for a family'] },
    { together: ['$50', 'provides educational materials'] },
    { together: ['$100', 'provides emergency assistance'] },
  ],
  '/contact/': [
    ...['Your Name', 'Email Address', 'Subject', 'Message'].map((name): Row => ({
      role: 'textbox',
      name,
    })),
    { role: 'button', name: 'Send Message' },
    { together: ['Phone', '(719) 555-0142'], withLink: true },
    { together: ['Email', 'hello@junipercommons.example'], withLink: true },
    { together: ['Address', '100 Example Avenue', 'Pueblo, CO 81003'] },
    { together: ['Monday–Friday', '9:00 AM–5:00 PM'] },
    { together: ['Saturday–Sunday', 'Closed'] },
    { together: ['Look for the green door.'] },
    { role: 'link', name: 'Get directions' },
    { role: 'heading', name: /\bvolunteer\b/i, level: 3 },
    { role: 'heading', name: /\bdonations used\b/i, level: 3 },
    { role: 'heading', name: /\bdonate items\b/i, level: 3 },
    { role: 'heading', name: /\borganization partner\b/i, level: 3 },
  ],
};

/** What the frame around every page holds. */
export const header: Row[] = [
  { role: 'link', name: 'Juniper Commons', to: '/' },
  { role: 'link', name: 'About Us', to: '/about/' },
  { role: 'link', name: 'Mission', to: '/mission/' },
  { role: 'link', name: 'Events', to: '/events/' },
  { role: 'link', name: 'Programs', to: '/programs/' },
  { role: 'link', name: 'Contact', to: '/contact/' },
  { role: 'link', name: 'Donate Now', to: '/donation/' },
  { role: 'button', name: 'Menu' },
];

export const footer: Row[] = [
  { together: ['Neighbors looking out for neighbors'] },
  { role: 'link', name: '(719) 555-0142' },
  { role: 'link', name: 'hello@junipercommons.example' },
  { together: ['100 Example Avenue', 'Pueblo, CO 81003'] },
  { role: 'link', name: 'About Us', to: '/about/' },
  { role: 'link', name: 'Our Mission', to: '/mission/' },
  { role: 'link', name: 'Programs', to: '/programs/' },
  { role: 'link', name: 'Events', to: '/events/' },
  { role: 'link', name: 'Contact', to: '/contact/' },
  { role: 'link', name: 'Support Us', to: '/donation/' },
  { together: ['©', String(new Date().getFullYear()), 'Juniper Commons'] },
];
