import { join } from 'node:path';
import { picnic } from '@/examples/fixtures';
import { loadContent } from '@/lib/content';
import type { CharityEvent } from '@/lib/schema/event';
import type { EventTimes } from '@/lib/schema/event-times';
import { breadcrumbData } from '@/lib/structured-data/breadcrumb';
import { charityData } from '@/lib/structured-data/charity';
import { eventData } from '@/lib/structured-data/event';

const content = loadContent(join(process.cwd(), 'content'));
const site = {
  ...content.site,
  url: 'https://example.org/charity',
  name: 'Zebra House',
  tagline: 'Stripes for all.',
  timeZone: 'America/Denver',
};
const home = 'https://example.org/charity/';
const page = `${home}events/picnic/`;
const organizer = { '@type': 'NGO', '@id': `${home}#charity`, name: 'Zebra House', url: home };

const DENVER = 'America/Denver';

const times = { date: '2026-06-01', startTime: '18:00', endTime: '22:00' };
const event = (changes: Partial<CharityEvent> = {}): CharityEvent => ({
  ...picnic,
  slug: 'picnic',
  ...times,
  ...changes,
});

/** What is written into the page, where a field without a value is no field. */
function written(data: object): unknown {
  return JSON.parse(JSON.stringify(data));
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: undefined });
});
afterEach(() => jest.restoreAllMocks());

test('says of the charity what content says, and nothing that it says in words only', () => {
  const { email, dial, address } = site.contact;
  expect(written(charityData(site, 'We help.'))).toEqual({
    '@context': 'https://schema.org',
    ...organizer,
    slogan: 'Stripes for all.',
    logo: `${home}app-icons/large.png`,
    description: 'We help.',
    email,
    telephone: dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  });
});

test('says of the charity how it is registered and where else it is', () => {
  const status = 'Nonprofit501c3' as const;
  const registration = { lines: ['A charity.'], taxID: '12-3', status };
  const social = [{ link: 'https://a.example/us', name: 'Chat' }];
  expect(charityData({ ...site, registration, social }, 'We help.')).toMatchObject({
    taxID: '12-3',
    nonprofitStatus: 'https://schema.org/Nonprofit501c3',
    sameAs: ['https://a.example/us'],
  });
});

test('says of an event what content says, and nothing more', () => {
  const { city, region, country } = site.contact.address;
  expect(written(eventData(site, event()))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: picnic.title,
    inLanguage: site.language,
    description: picnic.summary,
    url: page,
    startDate: '2026-06-01T18:00:00-06:00',
    endDate: '2026-06-01T22:00:00-06:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: picnic.place,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
    organizer,
  });
});

describe('the days and hours of an event', () => {
  const evening = { startTime: '18:00', endTime: '22:00' };
  test.each<[string, EventTimes, string, string, string | undefined]>([
    [
      'in July',
      { date: '2026-07-15', ...evening },
      DENVER,
      '2026-07-15T18:00:00-06:00',
      '2026-07-15T22:00:00-06:00',
    ],
    [
      'over the change of clocks',
      { date: '2026-10-30', endDate: '2026-11-02', startTime: '09:00', endTime: '12:00' },
      DENVER,
      '2026-10-30T09:00:00-06:00',
      '2026-11-02T12:00:00-07:00',
    ],
    ['all day', { date: '2026-07-04' }, DENVER, '2026-07-04', undefined],
    [
      'all day, for several days',
      { date: '2026-07-04', endDate: '2026-07-06' },
      DENVER,
      '2026-07-04',
      '2026-07-06',
    ],
    [
      'in UTC',
      { date: '2026-07-15', ...evening },
      'UTC',
      '2026-07-15T18:00:00+00:00',
      '2026-07-15T22:00:00+00:00',
    ],
  ])('%s', (_name, times, timeZone, start, end) => {
    const cleared = { endDate: undefined, startTime: undefined, endTime: undefined };
    const data = eventData({ ...site, timeZone }, event({ ...cleared, ...times }));
    expect([data.startDate, data.endDate]).toEqual([start, end]);
  });
});

test.each([
  ['cancelled', 'EventCancelled'],
  ['postponed', 'EventPostponed'],
] as const)('an event that is %s keeps its day and offers nothing', (status, type) => {
  const moved = { movedFrom: '2026-05-01' };
  const data = eventData(site, event({ ...moved, status, price: 60 }));
  expect(data.eventStatus).toBe(`https://schema.org/${type}`);
  expect(data.startDate).toBe('2026-06-01T18:00:00-06:00');
  expect(data.previousStartDate).toBeUndefined();
  expect(data.offers).toBeUndefined();
});

test('an event on another day than it was first to be on says so', () => {
  const data = eventData(site, event({ movedFrom: '2026-05-01', price: 60 }));
  expect(data.eventStatus).toBe('https://schema.org/EventRescheduled');
  expect(data.previousStartDate).toBe('2026-05-01');
  expect(data.offers).toMatchObject({ price: 60 });
});

test('hours of every day are not one long stretch', () => {
  const days = { endDate: '2026-06-03', hours: 'daily' } as const;
  expect(eventData(site, event(days)).eventSchedule).toEqual({
    '@type': 'Schedule',
    repeatFrequency: 'P1D',
    startDate: '2026-06-01',
    endDate: '2026-06-03',
    startTime: '18:00',
    endTime: '22:00',
    scheduleTimezone: DENVER,
  });
  expect(eventData(site, event({ ...days, hours: 'through' })).eventSchedule).toBeUndefined();
});

const allDay = { startTime: undefined, endTime: undefined };

test.each<[string, Partial<CharityEvent>, number, string, string]>([
  ['of a free seat', { price: 0 }, 0, page, '2026-06-01T22:00:00-06:00'],
  ['of a seat that costs', { price: 60 }, 60, page, '2026-06-01T22:00:00-06:00'],
  [
    'of a seat sold elsewhere',
    { price: 60, registrationUrl: 'https://tickets.example/1' },
    60,
    'https://tickets.example/1',
    '2026-06-01T22:00:00-06:00',
  ],
  ['without an end', { price: 5, endTime: undefined }, 5, page, '2026-06-01T20:00:00-06:00'],
  ['all day', { price: 5, ...allDay }, 5, page, '2026-06-01'],
])('the offer %s ends with the event', (_name, changes, price, url, validThrough) => {
  expect(written(eventData(site, event(changes)).offers ?? {})).toEqual({
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    url,
    availability: 'https://schema.org/InStock',
    validThrough,
  });
});

test('gives the address of the place, where content has it, and who performs', () => {
  const address = {
    street: '1 Way',
    city: 'Ely',
    region: 'NV',
    postalCode: '89301',
    country: 'US',
  };
  const data = eventData(site, event({ address, performer: 'The Band' }));
  expect(data).toMatchObject({
    location: {
      name: picnic.place,
      address: {
        streetAddress: '1 Way',
        addressLocality: 'Ely',
        addressRegion: 'NV',
        postalCode: '89301',
        addressCountry: 'US',
      },
    },
    performer: { name: 'The Band' },
  });
});

describe('the picture of an event', () => {
  const shared = 'https://example.org/charity/share.png';
  const photo = {
    file: 'Day.JPG',
    alt: '',
    dimensions: { width: 2000, height: 900, version: 'abc' },
  };
  const remote = { url: 'https://pictures.example/1.jpg', alt: '' };
  test.each([
    ['its largest copy that everything reads', photo, `${home}media/day-abc-1600.jpeg`],
    ['the one that is given, for want of its own', undefined, shared],
    ['the one that is given, in place of one that another host may take away', remote, shared],
  ])('%s', (_name, picture, address) => {
    expect(eventData(site, event({ picture }), shared).image).toBe(address);
  });
});

test('leads from home by a list to a page', () => {
  const crumbs = [
    { name: site.frame.home, path: '/' },
    { name: 'Events', path: '/events/' },
    { name: 'Picnic', path: '/events/picnic/' },
  ];
  expect(breadcrumbData(site, crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: site.frame.home, item: home },
    { '@type': 'ListItem', position: 2, name: 'Events', item: `${home}events/` },
    { '@type': 'ListItem', position: 3, name: 'Picnic', item: `${home}events/picnic/` },
  ]);
});

describe('where people come to', () => {
  const web = 'https://meet.example/a';
  const registrationUrl = 'https://register.example/';
  test.each<[string, Partial<CharityEvent>, string, object]>([
    ['a place', {}, 'Offline', { '@type': 'Place' }],
    ['the web', { place: undefined, online: web }, 'Online', { url: web }],
    [
      'the web, once they have signed up',
      { place: undefined, online: 'yes', registrationUrl },
      'Online',
      { url: registrationUrl },
    ],
    [
      'the web, by an address that the page tells of',
      { place: undefined, online: 'yes' },
      'Online',
      { url: page },
    ],
    [
      'either',
      { online: web },
      'Mixed',
      [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: web }],
    ],
  ])('%s', (_where, changes, mode, location) => {
    expect(eventData(site, event(changes))).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    });
  });
});

test.each([
  ['week', '2026-06-02', { repeatFrequency: 'P1W', byDay: 'TU' }],
  ['two weeks', '2026-06-02', { repeatFrequency: 'P2W', byDay: 'TU' }],
  ['month', '2026-06-09', { repeatFrequency: 'P1M', byDay: '2TU' }],
  ['month', '2026-06-30', { repeatFrequency: 'P1M', byDay: '-1TU' }],
] as const)('says how an event comes back each %s from %s', (every, date, rhythm) => {
  const repeats = { every, until: '2026-12-01', except: ['2026-07-07'] };
  expect(eventData(site, event({ date, repeats })).eventSchedule).toEqual({
    '@type': 'Schedule',
    ...rhythm,
    startDate: date,
    endDate: '2026-12-01',
    exceptDate: ['2026-07-07'],
    startTime: '18:00',
    endTime: '22:00',
    scheduleTimezone: DENVER,
  });
});
