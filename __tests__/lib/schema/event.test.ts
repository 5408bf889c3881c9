import { eventSchema } from '@/lib/schema/event';
import { home } from './home';
import { picture } from './picture';
import { wantedIn } from './wanted';

const EVENT = {
  title: 'Picnic',
  summary: 'Bring a blanket.',
  date: '2024-06-01',
  place: 'City Park',
  scene: 'noon',
};

const issuesOf = (fields: Record<string, unknown>, at = home) =>
  wantedIn(eventSchema(picture, at), { ...EVENT, ...fields });

const day = { startTime: '10:00', endTime: '11:00' };
const evening = { startTime: '20:00', endTime: '01:00' };
const weekend = { endDate: '2024-06-02' };
const [daily, through] = [{ hours: 'daily' }, { hours: 'through' }];

/** The day on which clocks skip 2:00 to 3:00 in Denver. */
const SKIPPING = { date: '2024-03-10' };
const SKIPPED = 'an hour that 2024-03-10 has: clocks go forward then and skip it';

test.each([
  ['a whole day', {}],
  ['whole days', weekend],
  ['a start', { startTime: '18:30' }],
  ['hours', day],
  ['hours from and to the same day', { ...day, endDate: EVENT.date }],
  ['an evening that ends after midnight', { ...evening, ...weekend }],
  ['an evening that ends at midnight', { ...weekend, startTime: '18:00', endTime: '00:00' }],
  ['a night', { ...weekend, startTime: '18:00', endTime: '09:00' }],
  ['the hours of each day', { ...day, ...weekend, ...daily }],
  ['the hours of each night', { ...evening, ...weekend, ...daily }],
  ['a place and an address on the web', { online: 'https://meet.example/a' }],
  ['an address on the web alone', { online: 'https://meet.example/a', place: undefined }],
  ['an address on the web that comes later', { online: 'yes', place: undefined }],
  ['days of every week', { repeats: { every: 'week', until: '2024-09-01' } }],
  [
    'evenings of every month',
    { ...evening, ...weekend, repeats: { every: 'month', until: '2024-09-01' } },
  ],
  ['one long stretch', { ...day, ...weekend, ...through }],
  ['an hour beside that which clocks skip', { ...SKIPPING, startTime: '01:59', endTime: '03:00' }],
  ['that hour on another day', { date: '2024-03-11', startTime: '02:30', endTime: '05:00' }],
  ['an hour that clocks run twice', { date: '2024-11-03', startTime: '01:30', endTime: '05:00' }],
])('takes an event with %s', (_what, fields) => expect(issuesOf(fields)).toEqual([]));

const WHICH =
  'hours: daily if each day has these hours, or through if it goes on through the nights';

test.each([
  ['hours over two days', { ...day, ...weekend }, WHICH],
  ['hours over three days', { ...evening, endDate: '2024-06-03' }, WHICH],
  ['other hours', { ...day, ...weekend, hours: 'nightly' }, WHICH],
  [
    'an end after midnight',
    evening,
    'endTime: a time after 20:00; if it ends after midnight, a line endDate: 2024-06-02 as well',
  ],
  [
    'backward hours on each day',
    { ...weekend, ...daily, startTime: '10:00', endTime: '09:00' },
    'endTime: a time after 10:00, or one in the night, up to 06:00',
  ],
  ['hours of one day', { ...day, ...daily }, 'endDate: the last day, because it has hours'],
  [
    'no end over several days',
    { ...weekend, startTime: '10:00' },
    'endTime: the time at which it ends, because it has an endDate',
  ],
  [
    'no start but hours',
    { ...weekend, ...daily },
    'startTime: the time at which the event starts, because it has hours',
  ],
  [
    'no move',
    { movedFrom: '2024-06-01' },
    'movedFrom: the day that it was first to be on, not that of date',
  ],
  [
    'two ways to register',
    { registration: 'none', registrationUrl: 'https://register.example/' },
    'registration: no such line, because there is a registrationUrl',
  ],
  [
    'no rhythm',
    { repeats: { every: 'day', until: '2024-09-01' } },
    'repeats.every: one of week, two weeks, month',
  ],
  [
    'an end before it comes back',
    { repeats: { every: 'week', until: '2024-06-07' } },
    'repeats.until: the last day on which it is, later than 2024-06-01',
  ],
  [
    'another day left out',
    { repeats: { every: 'week', until: '2024-09-01', except: ['2024-06-09'] } },
    'repeats.except.0: a day on which it would be, such as 2024-06-08',
  ],
  [
    'all days left out',
    { repeats: { every: 'week', until: '2024-06-08', except: ['2024-06-01', '2024-06-08'] } },
    'repeats.except: fewer days, since none is left',
  ],
  [
    'days of several days',
    { ...day, ...weekend, ...daily, repeats: { every: 'week', until: '2024-09-01' } },
    'repeats: no such lines, because it lasts longer than a day',
  ],
  [
    'whole days that come back',
    { ...weekend, repeats: { every: 'week', until: '2024-09-01' } },
    'repeats: no such lines, because it lasts longer than a day',
  ],
  [
    'a move of many days',
    { movedFrom: '2024-05-01', repeats: { every: 'week', until: '2024-09-01' } },
    'movedFrom: no such line, because it has many days',
  ],
  ['no place', { place: undefined }, 'place: words, or a line online if it is only there'],
  [
    'an address of no place',
    { place: undefined, online: 'yes', address: { city: 'Pueblo' } },
    'place: the name of the place, because there is an address',
  ],
  [
    'words in place of an address on the web',
    { online: 'on Zoom' },
    'online: the web address to come to, which starts with https://, or yes if people get it in another way',
  ],
  ['half a registration', { registration: 'no' }, 'registration: none, or no such line'],
  [
    'a start in the hour that clocks skip',
    { ...SKIPPING, startTime: '02:30', endTime: '05:00' },
    `startTime: ${SKIPPED}`,
  ],
  [
    'an end in that hour',
    { date: '2024-03-09', startTime: '20:00', endDate: '2024-03-10', endTime: '02:00' },
    `endTime: ${SKIPPED}`,
  ],
  [
    'the end of one night of several in it',
    {
      date: '2024-03-08',
      endDate: '2024-03-12',
      startTime: '20:00',
      endTime: '02:45',
      hours: 'daily',
    },
    `endTime: ${SKIPPED}`,
  ],
])('refuses an event with %s', (_what, fields, issue) => expect(issuesOf(fields)).toEqual([issue]));

test('takes an hour that clocks skip elsewhere', () => {
  const tokyo = { ...home, timeZone: 'Asia/Tokyo' };
  expect(issuesOf({ ...SKIPPING, startTime: '02:30', endTime: '05:00' }, tokyo)).toEqual([]);
});

const PRICE =
  'a whole amount of money, written like 60, in digits 0 to 9 alone, or 0 if it is free';

test.each([
  ['0', undefined],
  ['0', 'Free'],
  ['0', 'Free; donations of $5 welcome'],
  ['0', 'Pay what you can, $10 suggested'],
  ['0', 'No charge; a $5 raffle'],
  ['0', '$0'],
  ['0', 'Ask us'],
  ['60', '$60 a seat, or what you can pay'],
  ['60', 'Members free, others $60'],
  ['60', 'Sixty dollars, with free parking'],
  ['1000', '$1,000 a table'],
  ['7', '$7.50'],
  ['25', '25 dollars'],
  [undefined, '$60 a seat'],
])('takes the price %s beside the cost “%s”', (price, cost) => {
  expect(issuesOf({ price, cost })).toEqual([]);
});

test.each([
  ['0', '$60 a seat', '“free” in cost'],
  ['60', 'Free', '60 in cost'],
  ['60', 'Free, lunch included', '60 in cost'],
  ['60', 'Admission is free', '60 in cost'],
  ['60', 'No cost to families', '60 in cost'],
  ['60', '$16 a seat', '60 in cost'],
])('asks which holds, the price %s or the cost “%s”', (price, cost, other) => {
  expect(issuesOf({ price, cost })).toEqual([`price: what cost says (“${cost}”), or ${other}`]);
});

test('leaves a cost in another language be, whose words for free it doesn’t know', () => {
  const fields = { price: '0', cost: 'Eintritt frei, Essen 5 $' };
  expect(issuesOf(fields)).toHaveLength(1);
  expect(issuesOf(fields, { ...home, language: 'de' })).toEqual([]);
});

test.each([
  ['60.50', `${PRICE}; with cents, leave this line out and say the price in cost`],
  ['$7.50', `${PRICE}; with cents, leave this line out and say the price in cost`],
  ['0.00', `${PRICE}; with cents, leave this line out and say the price in cost`],
  ['10-20', `${PRICE}; of several prices the lowest, and all of them in cost`],
  ['from 10', `${PRICE}; of several prices the lowest, and all of them in cost`],
  ['10.50–20.00', `${PRICE}; of several prices the lowest, and all of them in cost`],
  ['$60', PRICE],
  ['free', PRICE],
])('says what to do about the price %s', (price, advice) => {
  expect(issuesOf({ price })).toEqual([`price: ${advice}`]);
});
