/** Where the site is served, unless PORT says other: two checkouts can be tested side by side. */
export const PORT = Number(process.env.PORT ?? 3210);

/** Where the second site is served. */
export const CONFIGURED_PORT = PORT + 1;

/** What its form service wants beside a message. */
export const HIDDEN = { access_key: '0123-4567' };

/** What `content/site.yaml` says there. */
export const SETTINGS = {
  // Neither can be used as it is everywhere: the one is too light, the other too dark for a dark ground.
  colors: { brand: '#7c3aed', accent: '#1e3a8a' },
  landscape: 'city',
  font: 'nunito',
  writing: {
    service: 'other',
    endpoint: 'https://forms.example/send',
    fields: Object.entries(HIDDEN).map(([name, value]) => ({ name, value })),
  },
  giving: { provider: 'every-org', slug: 'juniper-commons' },
  registration: { lines: ['Registered charity 1234567.', 'Gifts are deductible.'] },
  social: [
    { link: 'https://www.facebook.com/harbor' },
    { link: 'https://hachyderm.example/@harbor', name: 'Mastodon' },
  ],
  newsletter: {
    heading: 'Monthly letter',
    text: 'Never more than one a month.',
    button: 'Sign me up',
    link: 'https://news.example/subscribe',
    form: { field: 'EMAIL', label: 'Where it goes' },
  },
  announcement: {
    text: 'Closed over the holidays: find out whom to call meanwhile',
    link: '/contact/',
    until: `${new Date().getFullYear() + 1}-12-31`,
  },
};

/** A year in which no event of the example is, whenever this is run. */
export const YEAR = new Date().getFullYear() + 2;

/** Events that lie ahead whenever this is run, by the names of their files, beside those of the example. */
export const EVENTS: Record<string, { title: string; [field: string]: unknown }> = {
  'fun-run': {
    title: 'Fun Run',
    date: `${YEAR}-04-05`,
    startTime: '08:00',
    endTime: '11:00',
    registrationUrl: 'https://run.example/',
    was: ['spring-run'],
  },
  'story-night': {
    title: 'Story Night',
    date: `${YEAR}-05-02`,
    startTime: '19:00',
    place: undefined,
    online: 'https://meet.example/story',
  },
  'story-hour': {
    title: 'Story Hour',
    date: `${YEAR}-04-06`,
    startTime: '16:00',
    endTime: '17:00',
    repeats: { every: 'week', until: `${YEAR}-04-27`, except: [`${YEAR}-04-13`] },
  },
  'barn-dance': {
    title: 'Barn Dance',
    date: `${YEAR}-05-10`,
    startTime: '19:00',
    endTime: '23:00',
    status: 'postponed',
  },
  'book-fair': { title: 'Book Fair', date: `${YEAR}-05-20`, status: 'cancelled' },
  'barn-night': {
    title: 'Barn Night',
    date: `${YEAR}-05-24`,
    endDate: `${YEAR}-05-25`,
    startTime: '20:00',
    endTime: '01:00',
    online: 'yes',
    registration: 'none',
  },
  'night-market': {
    title: 'Night Market',
    date: `${YEAR}-08-01`,
    endDate: `${YEAR}-08-03`,
    startTime: '20:00',
    endTime: '00:30',
    hours: 'daily',
    movedFrom: `${YEAR}-07-25`,
  },
  'garden-camp': { title: 'Garden Camp', date: `${YEAR}-06-06`, endDate: `${YEAR}-06-08` },
};

/** A page of the charity's own with every kind of section, and what it leads to. */
export const OWN_PAGE = {
  title: 'Ways to help',
  description: 'Ways to help, and what others say of it.',
  heading: 'Lend a hand',
  lead: 'An hour is enough.',
  was: ['volunteer'],
  show: 'footer',
  picture: { file: 'Open day.jpg', alt: 'decorative' },
  sections: [
    {
      kind: 'text',
      heading: 'First',
      text: 'Read **this** or [write](/contact/):\n\n- one\n- two',
    },
    { kind: 'picture', picture: { file: 'Open day.jpg', alt: 'A long table' }, caption: 'In May' },
    { kind: 'questions', heading: 'Asked', questions: [{ question: 'When?', answer: ['Now.'] }] },
    { kind: 'files', heading: 'Papers', files: [{ title: 'Report', file: 'report.pdf' }] },
    {
      kind: 'buttons',
      heading: 'Go on',
      buttons: [{ label: 'To the report', link: '/files/report.pdf' }],
    },
    {
      kind: 'logos',
      heading: 'With',
      logos: [{ picture: { file: 'Open day.jpg', alt: 'Ann & Sons' } }],
    },
    {
      kind: 'testimonials',
      heading: 'Heard',
      testimonials: [{ quote: 'Good!', name: 'Ann', role: 'Baker' }],
    },
    { kind: 'gallery', heading: 'Seen', pictures: [{ file: 'Open day.jpg', alt: 'Plates' }] },
  ],
};

const PICTURE = "picture: { file: Open day.jpg, alt: 'People at a long table' }";

/** Pictures, and people with names, by the file that has them: what stands there, and what takes its place. */
export const PICTURES: Record<string, [RegExp, string]> = {
  'pages/home.yaml': [/^hero:/m, `hero:\n  ${PICTURE}`],
  'pages/programs.yaml': [/^lead: /m, `${PICTURE}\nlead: `],
  'pages/about.yaml': [/- role: /, `- name: Ana María Ñúñez\n      ${PICTURE}\n      role: `],
  'pages/mission.yaml': [/scene: morning/, `scene: morning\n      ${PICTURE}`],
  'programs/emergency-assistance.yaml': [
    /^order: 1/m,
    `order: 1\n${PICTURE}\nbutton: { label: Ask here, link: /helping/ }`,
  ],
  'events/annual-charity-gala.yaml': [/^scene: dusk/m, `scene: dusk\n${PICTURE}`],
  'events/food-drive.yaml': [/^scene: dawn/m, `scene: dawn\n${PICTURE}`],
};
