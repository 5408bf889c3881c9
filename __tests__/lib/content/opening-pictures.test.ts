import { freePath, routes } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { issuesIn, loadChanged, type ContentCopy } from './broken-content';

const OWN = 'pages/more/team.yaml';
const PAGE = `title: Our people
description: Who we are.
heading: Our people
lead: Come in.
sections:
  - { kind: text, text: Hello. }
`;
const FILE = 'picture: { file: door.png, alt: decorative }';
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Lets every kind of page that can open with a picture do so. */
function open({ replace, write }: ContentCopy, picture = FILE) {
  write('media/door.png', POINT);
  write(OWN, `${PAGE}${picture}\n`);
  replace('pages/home.yaml', 'hero', `hero:\n  ${picture}`);
  replace('pages/events.yaml', 'heading', `${picture}\nheading: Events`);
}

test('opens home, another page and one of the charity’s own with a picture, and no page below them', () => {
  const pages = pagesByPath(loadChanged((copy) => open(copy)));
  const opened = [...pages.values()].filter(({ picture }) => picture).map(({ path }) => path);
  expect(opened).toEqual([routes.home, routes.events, freePath('team')]);
});

test('refuses a picture on another host, which would be asked before a visitor does anything', () => {
  const remote = 'picture: { url: https://photos.example.org/a.jpg, alt: A van }';
  const wanted =
    'picture.url: found “https://photos.example.org/a.jpg”; wanted a picture in content/media, named by file, since a page opens with it';
  const issues = issuesIn((copy) => open(copy, remote));
  expect(issues).toHaveLength(3);
  for (const issue of issues) expect(issue).toContain(wanted);
});
