import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getContent, loadContent } from '@/lib/content';
import {
  EVENT,
  issuesIn,
  loadChanged,
  PICNIC,
  PROGRAM,
  type Change,
} from './content/broken-content';

const FOLDER = join(process.cwd(), 'content');

afterEach(() => jest.restoreAllMocks());

/** Rewrites every content file of a copy. */
function rewriteAll(rewrite: (words: string) => string): Change {
  return ({ root, read, write }) => {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (/\.ya?ml$/.test(name)) write(name, rewrite(read(name)));
    }
  };
}

/** Every text of a tree. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

test('lists the issues of all files in one error, a line for each', () => {
  const found = issuesIn(({ replace, write, remove }) => {
    replace(EVENT, 'date', 'date: 2024-02-30');
    replace(EVENT, 'summary', 'sumary: A');
    replace('site.yaml', 'email', 'email: hello@');
    write('events/fair.yaml', 'title: Fair: the big one\n');
    write('events/Bad Name.yaml', PICNIC);
    write(PROGRAM, Uint8Array.of(0xe9));
    remove('pages/home.yaml');
  });
  expect(found.map((issue) => issue.split(/[,:]/)[0]).sort()).toEqual([
    'content/events/Bad Name.yaml',
    'content/events/fair.yaml',
    'content/events/picnic.yaml',
    'content/events/picnic.yaml',
    'content/pages/home.yaml',
    'content/programs/rides.yaml',
    'content/site.yaml',
  ]);
});

test('says no more about a file that can’t be read than why', () => {
  const found = issuesIn(({ write }) => write('site.yaml', 'name: Hope: the charity\n'));
  expect(found).toEqual([
    'content/site.yaml, line 1: “name: Hope: the charity” has a second colon followed by a space; put straight quotes (") around all of the words after the first',
  ]);
});

test.each([
  ['Windows line ends', (words: string) => words.replaceAll('\n', '\r\n')],
  ['a byte order mark', (words: string) => `\uFEFF${words}`],
  ['no last line end', (words: string) => words.trimEnd()],
])('reads files with %s alike', (_what, rewrite) => {
  expect(loadChanged(rewriteAll(rewrite))).toEqual(loadChanged(() => {}));
});

test('counts lines alike in files with Windows line ends', () => {
  const found = issuesIn((copy) => {
    copy.replace(EVENT, 'place', 'place: Hall: the big one');
    rewriteAll((words) => words.replaceAll('\n', '\r\n'))(copy);
  });
  expect(found).toEqual([
    expect.stringContaining(`content/${EVENT}, line <line>: “place: Hall: the big one” has`),
  ]);
});

test('puts the name wherever content says {name}', () => {
  let places = 0;
  const content = loadChanged((copy) => {
    copy.replace('site.yaml', 'name', 'name: Zebra House');
    copy.replace(EVENT, 'title', 'title: Picnic of {name} for {name}');
    copy.replace(PROGRAM, 'summary', 'summary: By {name}.');
    rewriteAll((words) => {
      places += words.replaceAll(/^ *#.*$/gm, '').split('{name}').length - 1;
      return words;
    })(copy);
  });
  expect(content.events[0]?.title).toBe('Picnic of Zebra House for Zebra House');
  const texts = textsOf(content).join('\n');
  expect(texts).not.toMatch(/\{(name|city)\}/);
  // Once more than content says it: in site.yaml, where it stands itself.
  expect(texts.split('Zebra House').length - 1).toBe(places + 1);
});

test('orders events by day, hour and file name', () => {
  const event = (title: string, from: string, to: string) =>
    PICNIC.replace('Summer Picnic', title).replace('featured: yes\n', '').replace(from, to);
  const { events } = loadChanged(({ write }) => {
    write('events/b-late.yaml', event('Late', 'startTime: 10:00', 'startTime: 12:00'));
    write('events/c-year.yaml', event('Next year', '2024-06-01', '2025-01-01'));
    write('events/d-all-day.yaml', event('All day', 'startTime: 10:00\nendTime: 14:00\n', ''));
    write('events/a-twin.yaml', event('Twin', '', ''));
  });
  const slugs = events.map(({ slug }) => slug);
  expect(slugs).toEqual(['d-all-day', 'a-twin', 'picnic', 'b-late', 'c-year']);
});

test.each([
  ['07:30', 'dawn'],
  ['10:00', 'morning'],
  ['14:00', 'noon'],
  ['18:30', 'dusk'],
  ['21:00', 'night'],
])('draws an event that begins at %s at %s, unless it says otherwise', (time, hour) => {
  const sceneOf = (change: Change) => loadChanged(change).events[0]?.scene;
  const times = /^startTime[^]*^endTime.*$/m;
  const words = PICNIC.replace(times, `startTime: ${time}`).replace('scene: noon\n', '');
  const starts: Change = ({ write }) => write(EVENT, words);
  expect(sceneOf(starts)).toBe(hour);
  expect(sceneOf(({ write }) => write(EVENT, PICNIC.replace('noon', 'night')))).toBe('night');
});

test('orders programs by their number, then by file name', () => {
  const { programs } = loadChanged(({ read, write, remove }) => {
    const rides = read(PROGRAM);
    remove('programs');
    write('programs/a.yaml', rides.replace('order: 1', 'order: 10'));
    write('programs/b.yaml', rides.replace('order: 1', 'order: 9').replace('Rides', 'Meals'));
    write('programs/10.yaml', rides.replace('order: 1', 'order: 9').replace('Rides', 'Books'));
  });
  expect(programs.map(({ slug }) => slug)).toEqual(['10', 'b', 'a']);
});

test('getContent reads the content of the project', () => {
  expect(getContent()).toEqual(loadContent(FOLDER));
});

test('getContent reads once, and anew while editing', () => {
  expect(getContent()).toBe(getContent());
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(getContent()).not.toBe(getContent());
});
