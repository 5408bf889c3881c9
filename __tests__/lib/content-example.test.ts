import { join } from 'node:path';
import { loadContent } from '@/lib/content';

const { site, pages, events, programs } = loadContent(join(process.cwd(), 'content'));

/** The facts of the example charity; one that has put its own in place is not held to them. */
const exampleTest = site.name === 'Juniper Commons' ? test : test.skip;

exampleTest.each([
  ['Annual Charity Gala', '2024-03-15', '18:00', '22:00', /ballroom.*hotel/, 'yes'],
  ['Community Volunteer Day', '2024-04-01', '09:00', '14:00', /^City Park$/, undefined],
  ['Youth Mentorship Workshop', '2024-04-15', '10:00', '15:00', /^Community Center$/, undefined],
  ['Food Drive', '2024-05-01', '08:00', '16:00', /^Multiple locations$/, undefined],
  ['Community Health Fair', '2024-05-15', '09:00', '15:00', /^Recreation Center$/, undefined],
])('announces the %s', (title, date, startTime, endTime, place, featured) => {
  const event = events.find((candidate) => candidate.title === title);
  expect(event).toMatchObject({ date, startTime, endTime, place: expect.stringMatching(place) });
  expect(event?.featured).toBe(featured);
});

exampleTest('announces five events and no other', () => {
  expect(events).toHaveLength(5);
});

exampleTest('presents six programs in their order', () => {
  expect(programs.map(({ title }) => title)).toEqual([
    'Emergency Assistance',
    'Education Support',
    'Youth Development',
    'Housing Support',
    'Health & Wellness',
    'Community Gardens',
  ]);
});

exampleTest('says who the charity is and how to reach it', () => {
  expect(site).toMatchObject({
    name: 'Juniper Commons',
    tagline: expect.stringMatching(/\w/),
    contact: {
      email: 'hello@junipercommons.example',
      phone: '(719) 555-0142',
      dial: '+17195550142',
      address: { city: 'Pueblo', region: 'CO', postalCode: '81003', country: 'US' },
      hours: [
        { days: 'Monday–Friday', time: '9:00 AM–5:00 PM' },
        { days: 'Saturday–Sunday', time: 'Closed' },
      ],
    },
  });
});

exampleTest('labels the links of the header', () => {
  expect(site.frame).toMatchObject({
    donate: 'Donate Now',
    links: {
      about: 'About Us',
      mission: 'Mission',
      events: 'Events',
      programs: 'Programs',
      contact: 'Contact',
    },
  });
});

exampleTest('labels the links of the footer', () => {
  expect(site.footer).toMatchObject({
    support: 'Support Us',
    links: {
      about: 'About Us',
      mission: 'Our Mission',
      programs: 'Programs',
      events: 'Events',
      contact: 'Contact',
    },
  });
});

exampleTest('opens home with a welcome, numbers, three ways of change and calls', () => {
  const { hero, impact, change, events: teasers, call } = pages.home;
  expect(hero).toMatchObject({
    heading: 'Welcome to Juniper Commons',
    button: 'Make a Difference Today',
  });
  expect(impact.numbers).toEqual([
    { figure: '15,000+', label: 'lives transformed' },
    { figure: '75+', label: 'active programs' },
    { figure: '2,500+', label: 'volunteers' },
  ]);
  expect(change.heading).toBe('How We Create Change');
  expect(change.cards.map(({ title }) => title)).toEqual([
    'Essential Support',
    'Collaboration',
    'Empowerment',
  ]);
  expect(teasers.button).toBe('View All Events');
  expect(call).toMatchObject({ donate: 'Support Our Mission', involve: 'Get Involved' });
});

exampleTest(
  'tells about the founding, the values and the team, whose names are not recorded',
  () => {
    const { story, values, team } = pages.about;
    expect(story.steps[0]?.year).toBe('2020');
    expect(values.items.map(({ title }) => title)).toEqual(['Compassion', 'Impact', 'Community']);
    expect(team.people.map(({ name, role }) => [name, role])).toEqual([
      [undefined, 'Executive Director'],
      [undefined, 'Program Director'],
      [undefined, 'Community Outreach Manager'],
    ]);
  },
);

exampleTest('states the mission, four goals and two areas', () => {
  const { statement, goals, areas } = pages.mission;
  expect(statement.text).toMatch(/\w/);
  expect(goals.items.map(({ title }) => title)).toEqual([
    'Community Support',
    'Education',
    'Sustainability',
    'Collaboration',
  ]);
  expect(areas.items.map(({ title }) => title)).toEqual(['Local Communities', 'Youth Development']);
});

exampleTest('labels the buttons of events and programs', () => {
  expect(pages.events.featured.register).toBe('Register Now');
  expect(pages.events.more.learn).toBe('Learn More');
  expect(pages.programs.list.learn).toBe('Learn More');
  expect(pages.programs.call).toMatchObject({
    volunteer: 'Volunteer Now',
    donate: 'Make a Donation',
  });
});

exampleTest('counts what the programs have done', () => {
  expect(pages.programs.impact.numbers).toEqual([
    { figure: '5,000+', label: 'families' },
    { figure: '1,200+', label: 'students mentored' },
    { figure: '300+', label: 'community events' },
  ]);
});

exampleTest('offers three ways to give, four amounts, and what three of them do', () => {
  const { options, form, impact } = pages.donation;
  expect([options.once, options.monthly, options.corporate].map(({ title }) => title)).toEqual([
    'One-Time Donation',
    'Monthly Giving',
    'Corporate Giving',
  ]);
  expect(form.presets).toEqual([25, 50, 100, 250]);
  expect(form).toMatchObject({
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    submit: 'Complete Donation',
  });
  expect(impact.items).toEqual([
    { amount: 25, text: 'provides meals for a family' },
    { amount: 50, text: 'provides educational materials' },
    { amount: 100, text: 'provides emergency assistance' },
  ]);
});

exampleTest('labels the message form', () => {
  expect(pages.contact.form).toMatchObject({
    name: 'Your Name',
    email: 'Email Address',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send Message',
  });
});

exampleTest('answers the four questions that people ask', () => {
  const { questions } = pages.contact.faq;
  expect(questions.map(({ question }) => question)).toEqual([
    expect.stringMatching(/volunteer/),
    expect.stringMatching(/donations used/),
    expect.stringMatching(/donate items/),
    expect.stringMatching(/organization partner/),
  ]);
});
