import ICAL from 'ical.js';
import { content } from '../components/content';
import { camp, concert, openDay, picnic } from '../components/fixtures';
import { calendarFile, followUrl } from '@/lib/calendar';
import { endOf, startOf } from '@/lib/moments';
import type { CharityEvent } from '@/lib/schema/event';

const { pages } = content;
const words = pages.events;
const site = { ...content.site, name: 'The Shed', url: 'https://shed.example/site' };

const fileOf = (...events: CharityEvent[]) => calendarFile(events, site, words);

/** What a parser that knows nothing of ours reads in a file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry)),
  };
}

/** The only event of a file. */
function readOne(event: CharityEvent) {
  const [entry, ...others] = read(fileOf(event)).events;
  if (!entry || others.length > 0) throw new Error('wanted one event');
  const value = (name: string) => String(entry.component.getFirstPropertyValue(name) ?? '');
  return { entry, value };
}

/** An event at a time in a zone. */
function timed(zone: string, times: Partial<CharityEvent>): CharityEvent {
  const event = { ...picnic, endDate: undefined, ...times };
  return { ...event, starts: startOf(event, zone), ends: endOf(event, zone) };
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

test.each(['é', '💚', 'x', 'Nguyễn '])(
  'no line is longer than 75 bytes, whatever it holds: %s',
  (letter) => {
    const text = fileOf({ ...picnic, title: letter.repeat(120), place: letter.repeat(99) });
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A letter that was cut in two would not survive.
      expect(line).not.toContain('\ufffd');
    }
    expect(readOne({ ...picnic, title: letter.repeat(120) }).entry.summary).toBe(
      letter.repeat(120),
    );
  },
);

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
    ['in July', 'America/Denver', { date: '2031-07-15' }, '2031-07-15T17:00:00Z'],
    [
      'before summer time begins',
      'America/Denver',
      { date: '2031-03-09', startTime: '01:30' },
      '2031-03-09T08:30:00Z',
    ],
    [
      'when summer time has begun',
      'America/Denver',
      { date: '2031-03-09', startTime: '03:30' },
      '2031-03-09T09:30:00Z',
    ],
    [
      'when winter time has begun',
      'America/Denver',
      { date: '2031-11-02', startTime: '03:00' },
      '2031-11-02T10:00:00Z',
    ],
    ['far east', 'Pacific/Kiritimati', { date: '2031-07-15' }, '2031-07-14T21:00:00Z'],
    ['at half an hour', 'Asia/Kolkata', { date: '2031-07-15' }, '2031-07-15T05:30:00Z'],
  ])('are instants: %s', (_when, zone, times, start) => {
    const event = timed(zone, times);
    const { entry } = readOne(event);
    expect(entry.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
    expect(entry.endDate.toJSDate()).toEqual(new Date(event.ends));
    expect(entry.endDate.compare(entry.startDate)).toBe(1);
    expect(fileOf(event)).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
  });

  test.each([
    ['one day', '2031-08-14', undefined, '2031-08-15'],
    ['three days', '2031-08-14', '2031-08-16', '2031-08-17'],
    ['the end of February', '2031-02-27', '2031-02-28', '2031-03-01'],
    ['a leap day', '2032-02-28', '2032-02-29', '2032-03-01'],
    ['New Year', '2031-12-31', '2032-01-01', '2032-01-02'],
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

  test('have no end where content gives none, but the end of the last day of several', () => {
    expect(fileOf(concert)).not.toMatch(/^DTEND/m);
    const fair = timed('America/Denver', {
      date: '2031-08-14',
      endDate: '2031-08-16',
      endTime: undefined,
    });
    expect(readOne(fair).entry.endDate.toJSDate()).toEqual(new Date('2031-08-17T06:00:00Z'));
  });

  test('never end before they start, as hours that clocks skip could make them', () => {
    const event = timed('America/Denver', {
      date: '2031-03-09',
      startTime: '02:30',
      endTime: '03:15',
    });
    expect(event.ends < event.starts).toBe(true);
    expect(fileOf(event)).not.toMatch(/^DTEND/m);
  });

  test('of several days run from the first start to the last end', () => {
    const { entry } = readOne(camp);
    expect([entry.startDate.toJSDate(), entry.endDate.toJSDate()]).toEqual([
      new Date(camp.starts),
      new Date(camp.ends),
    ]);
  });
});

describe('what became of an event', () => {
  test.each([
    ['scheduled', 'CONFIRMED', picnic.title],
    ['cancelled', 'CANCELLED', `${words.calendar.cancelled}: ${picnic.title}`],
    ['postponed', 'TENTATIVE', `${words.calendar.postponed}: ${picnic.title}`],
  ] as const)('is told to calendars and to people: %s', (status, told, title) => {
    const { entry, value } = readOne({ ...picnic, status });
    expect(value('status')).toBe(told);
    expect(entry.summary).toBe(title);
  });

  test.each([
    [undefined, 'scheduled', '2000-01-01', 0],
    [undefined, 'cancelled', '2000-01-01', 1],
    ['1999-12-31', 'scheduled', '1999-12-31', 0],
    ['2000-01-02', 'scheduled', '2000-01-02', 1],
    ['2031-05-01', 'cancelled', '2031-05-01', 11_443],
  ] as const)('is newer with each change: updated %s, %s', (updated, status, day, sequence) => {
    const { entry, value } = readOne({ ...picnic, updated, status });
    expect(value('dtstamp')).toBe(`${day}T00:00:00Z`);
    expect(entry.sequence).toBe(sequence);
  });
});

test('an event keeps its identity, wherever the site is built for', () => {
  const built = process.env.SITE_URL;
  const ids = ['https://preview.example/pr-1', undefined].map((address) => {
    process.env.SITE_URL = address ?? '';
    return readOne(picnic).entry.uid;
  });
  process.env.SITE_URL = built ?? '';
  expect(ids).toEqual(['summer-picnic@shed.example', 'summer-picnic@shed.example']);
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
  expect(value('x-wr-calname')).toBe(`The Shed: ${words.heading}`);
  expect(value('source')).toBe('https://shed.example/site/calendar.ics');
  expect(value('refresh-interval')).toBe('PT6H');
  expect(events.map(({ uid }) => uid)).toEqual([
    'summer-picnic@shed.example',
    'open-day@shed.example',
  ]);
  expect(followUrl(site)).toBe('webcal://shed.example/site/calendar.ics');
});

test.each(['A, B; C \\ D', 'two\nlines', 'X\r\nMETHOD:REQUEST', 'é'.repeat(60)])(
  'the name of the feed can hold whatever a charity is called: %j',
  (name) => {
    const { calendar } = read(calendarFile([], { ...site, name }, words, { feed: true }));
    // The parser leaves values of names that it doesn't know as they were written.
    const found = String(calendar.getFirstPropertyValue('x-wr-calname'))
      .replaceAll('\\n', '\n')
      .replace(/\\([\\;,])/g, '$1');
    expect(found).toBe(`${name.replaceAll('\r\n', '\n')}: ${words.heading}`);
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
