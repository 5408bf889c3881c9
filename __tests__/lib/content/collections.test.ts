import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT, issuesIn, loadChanged, PICNIC, type ContentCopy } from './broken-content';

const NAME =
  'found this name; wanted small letters, digits and single hyphens, then .yaml, such as summer-picnic.yaml';

test.each([
  'events/Summer Picnic.yaml',
  'events/Picnic.yaml',
  'events/picnic.txt',
  'events/picnic',
  'events/picnic.yaml.bak',
  'events/summer_picnic.yaml',
  'events/-picnic.yaml',
  'events/picnic--day.yaml',
  'programs/café.yaml',
  'pages/New Page.yaml',
])('refuses the file name %s', (file) => {
  expect(issuesIn(({ write }) => write(file, PICNIC))).toEqual([`content/${file}: ${NAME}`]);
});

test.each(['events/autumn-fair-2025.yaml', 'events/fair.yml', 'events/2025.yaml'])(
  'takes the file name %s',
  (file) => {
    const { events } = loadChanged(({ write, remove }) => {
      remove(EVENT);
      write(file, PICNIC);
    });
    expect(events.map(({ slug }) => `events/${slug}`)).toEqual([file.replace(/\.ya?ml$/, '')]);
  },
);

test('refuses two files for one address', () => {
  expect(issuesIn(({ write }) => write('events/picnic.yml', PICNIC))).toEqual([
    'content/events/picnic.yml: found a second file named picnic; wanted one of the two',
  ]);
});

test.each(['site.yaml', 'pages/home.yaml', 'pages/not-found.yaml'])(
  'misses the file %s',
  (file) => {
    expect(issuesIn(({ remove }) => remove(file))).toEqual([
      expect.stringMatching(new RegExp(`^content/${file}: is missing; wanted .*title|name`)),
    ]);
  },
);

test('misses every file of an empty folder that a site can’t do without', () => {
  const found = issuesIn(({ remove }) =>
    ['site.yaml', 'pages', 'events', 'programs'].forEach(remove),
  );
  expect(found.map((issue) => issue.replace(/: is missing.*/, ''))).toEqual([
    'content/site.yaml',
    'content/pages/home.yaml',
    'content/pages/not-found.yaml',
  ]);
});

test.each([
  ['empty', '', 'found nothing'],
  ['blank', '\n \n', 'found nothing'],
  ['nothing but a remark', '# soon\n', 'found nothing'],
  ['a list', '- title: Summer Picnic\n', 'found a list of 1'],
  ['bare words', 'Summer Picnic\n', 'found “Summer Picnic”'],
])('refuses a file that is %s', (_what, words, problem) => {
  expect(issuesIn(({ write }) => write(EVENT, words))).toEqual([
    expect.stringMatching(`^content/${EVENT}: ${problem}; wanted .*title, summary, date`),
  ]);
});

test('doesn’t take a file for gone whose fields are all emptied', () => {
  const found = issuesIn(({ write }) => write(EVENT, 'title:\nsummary: ""\n'));
  expect(found).toEqual(
    ['title', 'summary', 'date'].map((field) => expect.stringContaining(`: ${field}: `)),
  );
});

test('refuses a page that the site does not have', () => {
  expect(issuesIn(({ write }) => write('pages/history.yaml', 'title: History\n'))).toEqual([
    'content/pages/history.yaml: found this name; wanted one of home, about, mission, events, programs, donation, contact, not-found',
  ]);
});

test('reports a page under a misspelt name once', () => {
  const found = issuesIn(({ read, write, remove }) => {
    write('pages/abuot.yaml', read('pages/about.yaml'));
    remove('pages/about.yaml');
  });
  expect(found).toEqual(['content/pages/abuot.yaml: found this name; wanted “about”']);
});

test('ignores files that systems hide', () => {
  const found = issuesIn(({ write }) => {
    for (const folder of ['', 'pages/', 'events/', 'programs/', 'media/']) {
      write(`${folder}.DS_Store`, Uint8Array.of(0, 255));
      write(`${folder}._home.yaml`, Uint8Array.of(0, 255));
    }
  });
  expect(found).toEqual([]);
});

test('needs no event: without one the folder may even be gone, as Git keeps no empty folders', () => {
  expect(loadChanged(({ remove }) => remove('events')).events).toEqual([]);
});

test.each([
  ['a file that belongs into a folder', 'picnic.yaml'],
  ['a folder with a capital', 'Events/picnic.yaml'],
  ['a site file that ends otherwise', 'site.yml'],
])('refuses %s', (_what, file) => {
  const [place = ''] = file.split('/');
  expect(issuesIn(({ write }) => write(file, PICNIC))).toEqual([
    `content/${place}: has no place here; wanted only site.yaml, pages, events, programs, media, files`,
  ]);
});

test('refuses a folder in place of a file, and a file in place of a folder', () => {
  expect(issuesIn(({ write }) => write('events/fair.yaml/note.txt', 'Hi'))).toEqual([
    'content/events/fair.yaml: is no file that can be read; wanted a text file',
  ]);
  const file = ({ remove, write }: ContentCopy) => {
    remove('events');
    write('events', 'Hi');
  };
  expect(issuesIn(file)).toEqual(['content/events: is a file; wanted a folder']);
});

test('refuses a link that leads nowhere', () => {
  expect(issuesIn(({ root }) => symlinkSync('nowhere', join(root, 'events/fair.yaml')))).toEqual([
    'content/events/fair.yaml: is no file that can be read; wanted a text file',
  ]);
});

test('takes an event that is named like something every object has', () => {
  const { events } = loadChanged(({ write, remove }) => {
    remove(EVENT);
    write('events/constructor.yaml', PICNIC);
  });
  expect(events.map(({ slug }) => slug)).toEqual(['constructor']);
});

test('reports a page once that cannot be read and ends with .yml', () => {
  const found = issuesIn(({ remove, write }) => {
    remove('pages/about.yaml');
    write('pages/about.yml', 'title: "About');
  });
  expect(found).toEqual([
    expect.stringContaining('content/pages/about.yml, line 1: “title: "About”'),
  ]);
});
