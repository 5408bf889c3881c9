import ICAL from 'ical.js';
import { camp, openDay, picnic } from '@/examples/fixtures';
import { calendarFile, followUrl } from '@/lib/events/calendar';
import { endOf, startOf } from '@/lib/events/moments';
import { occurrencesOf } from '@/lib/events/occurrences';
import type { CharityEvent } from '@/lib/schema/event';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../../components/content';

const { pages } = content;
const words = pages.events;
const site = { ...content.site, name: 'The Shed', url: 'https://shed.example/site' };

const fileOf = (...events: CharityEvent[]) => calendarFile(events, site, words);

const DENVER = 'America/Denver';

/** What a parser that knows nothing of ours reads in a file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry)),
  };
}

/** The only event of a file. */
function readOne(event: CharityEvent, timeZone = DENVER) {
  const text = calendarFile([event], { ...site, timeZone }, words);
  const [entry, ...others] = read(text).events;
  if (!entry || others.length > 0) throw new Error('wanted one event');
  const value = (name: string) => String(entry.component.getFirstPropertyValue(name) ?? '');
  return { entry, value };
}

/** An event at a time in a zone. */
function timed(zone: string, times: Partial<CharityEvent>): CharityEvent {
  const event = { ...picnic, endDate: undefined, ...times };
  return { ...event, starts: startOf(event, zone), ends: endOf(event, zone) };
}

/** The stretches that a calendar shows of an event, each from day to day or from instant to instant. */
function stretchesOf(event: CharityEvent) {
  const { events } = read(calendarFile([event], { ...site, timeZone: DENVER }, words));
  const [entry] = events;
  if (!entry) throw new Error('wanted an event');
  for (const other of events.slice(1)) {
    expect(other.uid).toBe(entry.uid);
    entry.relateException(other);
  }
  const days = entry.iterator();
  const found: string[][] = [];
  for (let day = days.next(); day; day = days.next()) {
    const { startDate, endDate } = entry.getOccurrenceDetails(day);
    found.push(
      [startDate, endDate].map((time) =>
        time.isDate ? time.toString() : time.toJSDate().toISOString().slice(0, 16),
      ),
    );
  }
  return found;
}

describe('words come back as they were written', () => {
  test.each([
    'Lunch, dinner; music \\ talk',
    '“Quotes”, "more": and a colon',
    'two\nlines\n\nand a blank one',
    'BEGIN:VEVENT\nSUMMARY:Not this one\nEND:VEVENT',
    'a\r\nATTENDEE:mailto:eve@evil.example',
    'line\u2028separator',
    'é'.repeat(40) + '💚',
    '💚'.repeat(60),
    'x'.repeat(300),
    ' spaces at the ends ',
    'already\\, escaped\\n',
  ])('%j', (text) => {
    const { entry, value } = readOne({ ...picnic, title: text, summary: text, place: text });
    const plain = text.replace(/\r\n|\u2028/g, '\n');
    expect(entry.summary).toBe(plain);
    expect(value('description')).toBe(
      `${plain}\n\nhttps://shed.example/site/events/summer-picnic/`,
    );
    expect(value('location')).toContain(plain);
    expect(value('attendee')).toBe('');
  });
});

test('has the form that calendars insist on', () => {
  const text = fileOf(picnic, camp);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/shed\.example\/\//);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // A method would make an invitation of it.
  expect(text).not.toMatch(/^METHOD/m);
});

describe('times', () => {
  test.each([
    ['in January', 'America/Denver', { date: '2031-01-15' }, '2031-01-15T18:00:00Z'],
    ['far east', 'Pacific/Kiritimati', { date: '2031-07-15' }, '2031-07-14T21:00:00Z'],
  ])('are instants: %s', (_when, zone, times, start) => {
    const event = timed(zone, times);
    const { entry } = readOne(event, zone);
    expect(entry.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
    expect(entry.endDate.toJSDate()).toEqual(new Date(event.ends));
    expect(entry.endDate.compare(entry.startDate)).toBe(1);
    expect(fileOf(event)).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
  });

  test.each([
    ['one day', '2031-08-14', undefined, '2031-08-15'],
    ['a leap day', '2032-02-28', '2032-02-29', '2032-03-01'],
    ['the night in which the clocks change', '2031-03-08', '2031-03-09', '2031-03-10'],
  ])(
    'are days for an event that lasts all day, the last exclusive: %s',
    (_what, date, endDate, end) => {
      const text = fileOf({ ...openDay, date, endDate });
      const written = (day: string) => day.replaceAll('-', '');
      expect(text).toContain(`DTSTART;VALUE=DATE:${written(date)}\r\n`);
      expect(text).toContain(`DTEND;VALUE=DATE:${written(end)}\r\n`);
    },
  );

  test('of one long stretch run from the first start to the last end', () => {
    const { entry } = readOne(camp);
    expect([entry.startDate.toJSDate(), entry.endDate.toJSDate()]).toEqual([
      new Date(camp.starts),
      new Date(camp.ends),
    ]);
    expect(entry.isRecurring()).toBe(false);
  });

  test('keep nobody busy for an event that lasts all day, and do for any other', () => {
    expect(readOne(openDay).value('transp')).toBe('TRANSPARENT');
    expect(readOne(picnic).value('transp')).toBe('');
  });
});

describe('hours of every day', () => {
  const daily = (times: Partial<CharityEvent>) => timed(DENVER, { ...times, hours: 'daily' });

  test.each([
    [
      'two days',
      { date: '2031-05-03', endDate: '2031-05-04', startTime: '10:00', endTime: '11:00' },
      [
        ['2031-05-03T16:00', '2031-05-03T17:00'],
        ['2031-05-04T16:00', '2031-05-04T17:00'],
      ],
    ],
    [
      'nights over the end of summer time',
      { date: '2031-10-31', endDate: '2031-11-02', startTime: '20:00', endTime: '01:30' },
      [
        ['2031-11-01T02:00', '2031-11-01T07:30'],
        ['2031-11-02T02:00', '2031-11-02T07:30'],
        ['2031-11-03T03:00', '2031-11-03T08:30'],
      ],
    ],
    [
      'nights over the beginning of summer time',
      { date: '2031-03-07', endDate: '2031-03-09', startTime: '20:00', endTime: '03:00' },
      [
        ['2031-03-08T03:00', '2031-03-08T10:00'],
        ['2031-03-09T03:00', '2031-03-09T09:00'],
        ['2031-03-10T02:00', '2031-03-10T09:00'],
      ],
    ],
  ])('are an entry a day: %s', (_what, times, stretches) => {
    const event = daily(times);
    expect(stretchesOf(event)).toEqual(stretches);
    expect([event.starts.slice(0, 16), event.ends.slice(0, 16)]).toEqual([
      stretches[0]?.[0],
      stretches.at(-1)?.[1],
    ]);
  });
});

describe('what became of an event', () => {
  test.each([
    ['scheduled', 'CONFIRMED', picnic.title],
    ['cancelled', 'CANCELLED', fillIn(words.calendar.cancelled, { title: picnic.title })],
    ['postponed', 'TENTATIVE', fillIn(words.calendar.postponed, { title: picnic.title })],
  ] as const)('is told to calendars and to people: %s', (status, told, title) => {
    const { entry, value } = readOne({ ...picnic, status });
    expect(value('status')).toBe(told);
    expect(entry.summary).toBe(title);
  });

  // Each row is a history: what content says of one event, one state after the other.
  test.each<[string, Partial<CharityEvent>[]]>([
    ['is cancelled', [{}, { status: 'cancelled' }]],
    ['is put off, and cancelled', [{}, { status: 'postponed' }, { status: 'cancelled' }]],
    ['is put off, and has a new day', [{}, { status: 'postponed' }, { date: '2030-06-02' }]],
    ['is put off twice', [{ status: 'postponed' }, { date: '2030-07-01' }, { date: '2030-07-08' }]],
    [
      'is put off to an earlier day',
      [
        { status: 'postponed' },
        { date: '2030-05-01', movedFrom: '2030-06-01' },
        { date: '2030-05-01', movedFrom: '2030-06-01', status: 'cancelled' },
      ],
    ],
    [
      'is cancelled in error',
      [{}, { status: 'cancelled' }, { updated: '2026-11-28' }, { updated: '2026-11-29' }],
    ],
    [
      'changes twice on one day',
      [{ updated: '2026-11-28' }, { updated: '2026-11-28', status: 'postponed' }],
    ],
    [
      'moves to an earlier day as the editor says when',
      [{ updated: '2026-11-28' }, { updated: '2026-11-29', date: '2028-01-01' }],
    ],
  ])('counts up where an event %s', (_what, history) => {
    const revisions = history.map((state) => {
      const { entry, value } = readOne({ ...picnic, ...state });
      return { sequence: entry.sequence, stamp: Date.parse(value('dtstamp')) };
    });
    for (const [i, { sequence, stamp }] of revisions.slice(1).entries()) {
      expect(sequence).toBeGreaterThan(revisions[i]?.sequence ?? NaN);
      expect(stamp).toBeGreaterThan(revisions[i]?.stamp ?? NaN);
      expect(sequence).toBeLessThan(2 ** 31);
    }
  });

  test('is not told by the day alone that an editor gives', () => {
    expect(readOne({ ...picnic, updated: '2029-05-01' }).value('dtstamp')).toMatch(/^2029-05-01T/);
  });
});

test.each([
  ['The Shed', 'the-shed'],
  ['the shed!', 'the-shed'],
  ['Café “Æble” & Söhne', 'cafe-æble-sohne'],
  ['助け合い', '助け合い'],
])('an event of %s keeps its identity, whatever address the site has', (name, key) => {
  const addresses = ['https://shed.github.io/site', 'https://shed.example'];
  const ids = addresses.flatMap((url) =>
    read(calendarFile([picnic], { ...site, name, url }, words)).events.map(({ uid }) => uid),
  );
  expect(ids).toEqual([`summer-picnic@${key}`, `summer-picnic@${key}`]);
});

test('an event keeps its identity when it was renamed', () => {
  const renamed = { ...picnic, slug: 'picnic-in-the-park', was: [picnic.slug, 'park-picnic'] };
  expect(readOne(renamed).entry.uid).toBe(readOne(picnic).entry.uid);
});

test('a place is named with its address, or else with the city', () => {
  const { city, region } = site.contact.address;
  expect(readOne(picnic).entry.location).toBe(`${picnic.place}, ${city}, ${region}`);
  const address = {
    street: '1 Elm St',
    city: 'Salida',
    region: 'CO',
    postalCode: '81201',
    country: 'US',
  };
  expect(readOne({ ...picnic, address }).entry.location).toBe(
    `${picnic.place}, 1 Elm St, Salida, CO 81201`,
  );
});

test('the address of the page is no text, whose commas would be escaped', () => {
  expect(calendarFile([picnic], { ...site, url: 'https://shed.example/a,b;c' }, words)).toContain(
    'URL;VALUE=URI:https://shed.example/a%2Cb%3Bc/events/summer-picnic/\r\n',
  );
});

test('the feed says what it is, where it comes from and when to ask again', () => {
  const { calendar, events } = read(calendarFile([picnic, openDay], site, words, { feed: true }));
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(value('x-wr-calname')).toBe(words.calendar.name);
  expect(value('source')).toBe('https://shed.example/site/calendar.ics');
  expect(value('refresh-interval')).toBe('PT6H');
  expect(events.map(({ uid }) => uid)).toEqual(['summer-picnic@the-shed', 'open-day@the-shed']);
  expect(followUrl(site)).toBe('webcal://shed.example/site/calendar.ics');
});

test.each(['A, B; C \\ D', 'two\nlines', 'X\r\nMETHOD:REQUEST', 'é'.repeat(60)])(
  'the name of the feed can hold whatever a charity is called: %j',
  (name) => {
    const named = { ...words, calendar: { ...words.calendar, name: `${name}: Events` } };
    const { calendar } = read(calendarFile([], site, named, { feed: true }));
    // The parser leaves values of names that it doesn't know as they were written.
    const found = String(calendar.getFirstPropertyValue('x-wr-calname'))
      .replaceAll('\\n', '\n')
      .replace(/\\([\\;,])/g, '$1');
    expect(found).toBe(`${name.replaceAll('\r\n', '\n')}: Events`);
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  },
);

test('no line break but that of the file itself is left in it', () => {
  const title = 'a\u2028b\u2029c\u0085d\ve\ff';
  expect(fileOf({ ...picnic, title, summary: title, place: title })).not.toMatch(
    /[\v\f\u0085\u2028\u2029]/,
  );
});

test('a feed without events is a calendar all the same', () => {
  expect(read(calendarFile([], site, words, { feed: true })).events).toEqual([]);
});

test('leads to where an event is online', () => {
  const online = 'https://meet.example/a';
  const only = readOne({ ...picnic, place: undefined, online });
  expect(only.value('location')).toBe(online);
  expect(only.value('description')).toContain(`\n\n${online}\n\n`);
  const both = readOne({ ...picnic, online });
  expect(both.value('location')).toContain(picnic.place);
  expect(both.value('description')).toContain(online);
  const later = readOne({ ...picnic, place: undefined, online: 'yes' });
  expect(later.value('location')).toBe(words.status.online);
});

describe('an event that comes back', () => {
  const rules = [
    { every: 'week', until: '2030-05-01', except: ['2030-03-12', '2030-04-02'] },
    { every: 'two weeks', until: '2030-05-01' },
    { every: 'month', until: '2030-12-31' },
  ] as const;
  // Evenings in Denver are of the next day in UTC, and clocks go forward on March 10.
  const evening = { date: '2030-02-19', startTime: '19:00', endTime: '20:30' };
  const wholeDay = { date: '2030-02-19', startTime: undefined, endTime: undefined };

  test.each(rules.flatMap((repeats) => [evening, wholeDay].map((day) => ({ ...day, repeats }))))(
    'is in calendars on the days on which it is: %j',
    ({ repeats, ...day }) => {
      const rule = { ...repeats, except: 'except' in repeats ? [...repeats.except] : undefined };
      const event = timed(DENVER, { ...day, repeats: rule });
      const wanted = occurrencesOf(event).map((one) =>
        one.startTime ? startOf(one, DENVER).slice(0, 16) : one.date,
      );
      expect(stretchesOf(event).map(([start]) => start)).toEqual(wanted);
    },
  );
});
