import { EVENT, issuesIn, PROGRAM } from './broken-content';

const EVENT_FILE = `content/${EVENT}`;
const SITE = 'site.yaml';
const HOME = 'pages/home.yaml';
const GIVE = 'pages/donation.yaml';

const DAY = 'a day that exists, written like 2024-05-01';
const TIME = 'a time on the 24-hour clock, written like 09:00 or 18:30';
const LATER = 'a time after 10:00; if it ends after midnight, a line endDate: 2024-06-02 as well';
const EMAIL = 'an email address, written like hello@example.org';
const URL = 'the address the site will have, written like https://www.example.org';
const DOLLARS = 'a whole amount of money, written like 2500, in digits 0 to 9 alone';
const NOT_BEFORE = 'wanted a day that is not before 2024-06-01';
const BRACES = 'since braces only hold {name} or {city}, which stand for the charity’s';
const ICON = 'one of accessibility, arrow, baby';
const NAME = 'found this name; wanted';
const HOURS = 'wanted indented fields: days, time';
const LIST = 'wanted a list with a line “- …” for each amount';

test('the copy that is about to be broken has no issue', () => {
  expect(issuesIn(() => {})).toEqual([]);
});

test.each([
  ['an unknown placeholder', HOME, 'hero.button', 'Help {nmae}', `no {nmae}, ${BRACES}`],
  ['a placeholder with a capital', HOME, 'hero.button', 'Help {Name}', `no {Name}, ${BRACES}`],
  ['a placeholder with spaces', HOME, 'hero.button', 'Help { name }', `no { name }, ${BRACES}`],
  ['a placeholder for nothing', HOME, 'hero.button', 'Help {}', `no {}, ${BRACES}`],
  ['a placeholder without its end', HOME, 'hero.button', 'Help {name', `no {name, ${BRACES}`],
  ['a sign that computers steer by', EVENT, 'place', 'Hall\u0007', 'words'],
  ['a day that does not exist', EVENT, 'date', '2024-02-30', DAY],
  ['an end before the start', EVENT, 'endTime', '09:30', LATER],
  ['an end at the start', EVENT, 'endTime', '10:00', LATER],
  ['a time without its zero', EVENT, 'endTime', '9:00', TIME],
  ['an unknown hour of the day', EVENT, 'scene', 'sunset', 'one of dawn, morning, noon'],
  ['an event that may be featured', EVENT, 'featured', 'maybe', 'yes or no'],
  ['an unknown icon', GIVE, 'options.once.icon', 'castle', ICON],
  [
    'an icon with a letter wrong',
    GIVE,
    'options.once.icon',
    'stethescope',
    '“stethoscope”, or another of accessibility',
  ],
  ['a word with a capital letter', EVENT, 'scene', 'Noon', '“noon”, or another of dawn, morning'],
  ['an icon that names a part of every object', GIVE, 'options.once.icon', 'constructor', ICON],
  ['a place in words', PROGRAM, 'order', 'first', 'a whole number, written like 1'],
  ['an email address without a host', SITE, 'contact.email', 'hello@', EMAIL],
  ['a site address without encryption', SITE, 'url', 'http://example.org', URL],
])('finds %s', (_what, file, field, value, wanted) => {
  const name = field.replace(/^.*\./, '');
  const found = issuesIn(({ replace }) => replace(file, name, `${name}: "${value}"`));
  const shown = value.replace(/\s/g, ' ');
  const words = `content/${file}, line <line>: ${field}: found “${shown}”; wanted ${wanted}`;
  expect(found).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['a title', EVENT, 'title', 120],
  ['a button', HOME, 'hero.button', 60],
])('finds words that are too long for %s', (_what, file, field, most) => {
  const name = field.replace(/^.*\./, '');
  const withLetters = (count: number) =>
    issuesIn(({ replace }) =>
      replace(file, name, `${name}: ${'Words '.repeat(99).slice(0, count - 1)}!`),
    );
  expect(withLetters(most)).toEqual([]);
  const wanted = `wanted words of at most ${most} letters, not ${most + 1}`;
  expect(withLetters(most + 1)).toEqual([expect.stringContaining(wanted)]);
});

// Each row replaces the first line of a field.
test.each([
  [
    'markup in words, whose curly quotes are right',
    EVENT,
    'title',
    'title: “Tom &amp; Jo”',
    'title: found ““Tom &amp; Jo””; wanted the character itself in place of “&amp;”: &',
  ],
  ['an empty text', EVENT, 'summary', 'summary:', 'summary: found nothing; wanted words'],
  ['empty quotes', EVENT, 'summary', 'summary: ""', 'summary: found nothing; wanted words'],
  [
    'a list for a text',
    EVENT,
    'summary',
    'summary: [a]',
    'summary: found a list of 1; wanted words',
  ],
  ...[' ', '\u00a0', '\u200b'].map((unseen) => [
    'a text that nobody sees',
    EVENT,
    'summary',
    `summary: "${unseen}"`,
    'summary: found nothing; wanted words',
  ]),
  ['a misspelt field', EVENT, 'summary', 'sumary: A', `sumary: ${NAME} “summary”`],
  [
    'a name in curly quotes',
    EVENT,
    'title',
    '“title”: A',
    '““title””: found this name with curly quotes (leave them out, or use straight ones); wanted “title”',
  ],
  ['a misspelt group', SITE, 'address', 'adress:', `contact.adress: ${NAME} “address”`],
  ['a county', SITE, 'region', 'county: CO', `contact.address.county: ${NAME} “region”`],
  ['a misspelling in a list', SITE, 'days', 'dayz: A', `contact.hours[1].dayz: ${NAME} “days”`],
  ['a capital letter', EVENT, 'title', 'Title: A', `Title: ${NAME} “title”`],
  ['capitals only', EVENT, 'title', 'TITLE: A', `TITLE: ${NAME} “title”`],
  ['a small letter', EVENT, 'endTime', 'endtime: 14:00', `endtime: ${NAME} “endTime”`],
  ['an empty entry', SITE, 'days', '\n    - days: A', `contact.hours[1]: found nothing; ${HOURS}`],
  ['an emptied group', EVENT, 'summary', 'summary: {}', 'summary: found nothing; wanted words'],
  ['an emptied list', EVENT, 'summary', 'summary: []', 'summary: found nothing; wanted words'],
  [
    'braces without quotes',
    EVENT,
    'summary',
    'summary: {name}',
    'summary: found a group of fields (name); wanted words, in straight quotes (") if they hold a colon or braces',
  ],
  [
    'an amount twice',
    GIVE,
    'presets',
    'presets: [5, 5]',
    'form.presets: found a list of 2; wanted each amount once',
  ],
  [
    'a script for an address, once',
    SITE,
    'url',
    'url: javascript:alert(1)',
    'url: found “javascript:alert(1)”; wanted the address the site will have, written like https://www.example.org',
  ],
  [
    'a name inside itself, once',
    SITE,
    'name',
    'name: The {name}',
    `name: found “The {name}”; wanted no {name}, ${BRACES}`,
  ],
  [
    'dashes of a word processor',
    EVENT,
    'date',
    'date: 2024–06–01',
    `date: found “2024–06–01” with long dashes (type hyphens, -); wanted ${DAY}`,
  ],
  ['the end of a name', EVENT, 'startTime', 'time: 10:00', `time: ${NAME} “startTime”`],
  ['words for a list', GIVE, 'presets', 'presets: 25', `form.presets: found “25”; ${LIST}`],
])('finds %s', (_what, file, field, words, problem) => {
  const found = issuesIn(({ replace }) => replace(file, field, words));
  expect(found).toEqual([`content/${file}, line <line>: ${problem}`]);
});

test.each([
  [
    'an unknown field',
    'sponsorship: A',
    `sponsorship: ${NAME} one of title, summary, date, endDate`,
  ],
  ['an inherited name', '__proto__: A', `__proto__: ${NAME} one of title, summary, date, endDate`],
  ['an early end', 'endDate: 2024-05-31', `endDate: found “2024-05-31”; ${NOT_BEFORE}`],
])('finds %s', (_what, line, problem) => {
  const found = issuesIn(({ replace }) => replace(EVENT, 'scene', `${line}\nscene: noon`));
  expect(found).toEqual([expect.stringContaining(`${EVENT_FILE}, line <line>: ${problem}`)]);
});

test('finds an hour that clocks skip where the charity is', () => {
  const found = issuesIn(({ replace }) => {
    replace(SITE, 'timeZone', 'timeZone: America/Denver');
    replace(EVENT, 'date', 'date: 2024-03-10');
    replace(EVENT, 'startTime', 'startTime: 02:30');
  });
  expect(found).toEqual([
    `${EVENT_FILE}, line <line>: startTime: found “02:30”; wanted an hour that 2024-03-10 has: clocks go forward then and skip it`,
  ]);
});

test.each(['25.50', '$50', '0', '1e3', '-5'])('finds the amount %s in a list', (amount) => {
  const found = issuesIn(({ replace }) => replace(GIVE, 'presets', `presets: [25, ${amount}]`));
  const problem = `form.presets[2]: found “${amount}”; wanted ${DOLLARS}`;
  expect(found).toEqual([`content/${GIVE}, line <line>: ${problem}`]);
});

// What isn't there has no line of its own, unless the group around it has one.
test.each([
  [EVENT, 'summary', 'words'],
  [EVENT, 'startTime', 'the time at which the event starts, because it has an endTime'],
  [PROGRAM, 'order', 'a whole number, written like 1'],
  [SITE, 'name', 'words'],
])('misses in %s the field %s', (file, field, wanted) => {
  expect(issuesIn(({ replace }) => replace(file, field, ''))).toEqual([
    `content/${file}: ${field}: is missing; wanted ${wanted}`,
  ]);
});

test('misses a field of a group at the line of the group', () => {
  const found = issuesIn(({ replace, read, write }) => {
    write('site.yaml', read('site.yaml').replace(/\n *time: .*/, ''));
    replace('site.yaml', 'days', 'days: Monday');
  });
  expect(found).toEqual([
    'content/site.yaml, line <line>: contact.hours[1].time: is missing; wanted words',
  ]);
});

test.each([0, 13])('takes from one to twelve cards, and not %d', (count) => {
  const card = '\n    - icon: hand\n      title: A\n      text: B';
  const found = issuesIn(({ read, write }) => {
    const others = read(HOME).replace(/^change:\n( .*\n)*/m, '');
    const cards = count ? card.repeat(count) : ' []';
    write(HOME, `change:\n  heading: A\n  text: B\n  cards:${cards}\n${others}`);
  });
  expect(found).toEqual([
    expect.stringMatching(
      /change\.cards: .*wanted a list of one to 12, with a line “- …” for each card$/,
    ),
  ]);
});

test('reports every unknown field of a group', () => {
  const found = issuesIn(({ replace }) =>
    replace(EVENT, 'scene', 'scene: noon\nsponsor: A\nparking: B'),
  );
  expect(found).toEqual([
    expect.stringMatching(/line 9: sponsor: found this name; wanted /),
    expect.stringMatching(/line 10: parking: found this name; wanted /),
  ]);
});

test('takes unknown fields for those that are missing, and no list for words', () => {
  const found = issuesIn(({ replace }) => {
    replace(EVENT, 'summary', 'blurb: A\nwhen: B\nsponsors: [C]');
    replace(EVENT, 'date', '');
  });
  expect(found).toEqual([
    `${EVENT_FILE}, line 2: blurb: found this name; wanted one of summary, date, which are missing`,
    `${EVENT_FILE}, line 3: when: found this name; wanted one of summary, date, which are missing`,
    expect.stringMatching(/line 4: sponsors: found this name; wanted one of title, summary/),
  ]);
});

test('reports a misspelt field once for each spelling, and never the right one as missing', () => {
  const found = issuesIn(({ replace }) => {
    replace(EVENT, 'summary', 'sumary: A\nsummry: B');
    replace(EVENT, 'date', '');
  });
  expect(found).toEqual([
    `${EVENT_FILE}, line 2: sumary: found this name; wanted “summary”`,
    `${EVENT_FILE}, line 3: summry: found this name; wanted “summary”`,
    `${EVENT_FILE}: date: is missing; wanted ${DAY}`,
  ]);
});
