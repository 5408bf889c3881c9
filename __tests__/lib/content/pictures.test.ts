import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT, loadChanged, PROGRAM, slips, type Change } from './broken-content';

/** The smallest picture: one point, as PNG. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FIELDS = 'picture:\n  file: hall.png\n  alt: The hall';
const MISSING = 'found “hall.png”; wanted the name of a file in content/media';

/** Gives the event a picture, and the media folder a file. */
function withPicture(file: string): Change {
  return ({ replace, write }) => {
    replace(EVENT, 'scene', `scene: noon\n${FIELDS}`);
    write(`media/${file}`, POINT);
  };
}

test('takes a picture that is there, letter for letter, and measures it', () => {
  const { events } = loadChanged(withPicture('hall.png'));
  expect(events[0]?.picture).toEqual({
    file: 'hall.png',
    alt: 'The hall',
    measures: { width: 1, height: 1, version: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
});

test('reads the word decorative as no words at all', () => {
  const { events } = loadChanged((copy) => {
    withPicture('hall.png')(copy);
    copy.replace(EVENT, 'alt', 'alt: decorative');
  });
  expect(events[0]?.picture?.alt).toBe('');
});

test('refuses a file that is no picture', () => {
  const found = slips((copy) => {
    withPicture('hall.png')(copy);
    copy.write('media/hall.png', '%PDF-1.4');
  });
  expect(found).toEqual([
    `content/${EVENT}, line 10: picture.file: found “hall.png”; wanted a picture saved as JPEG, PNG, WebP or AVIF (not HEIC, which phones of Apple save)`,
  ]);
});

test('misses a picture in a folder of others', () => {
  expect(slips(withPicture('church.png'))).toEqual([
    `content/${EVENT}, line 10: picture.file: ${MISSING}`,
  ]);
});

test('misses a picture where there is no media folder', () => {
  const found = slips(({ replace, root }) => {
    rmSync(join(root, 'media'), { recursive: true, force: true });
    replace(EVENT, 'scene', `scene: noon\n${FIELDS}`);
  });
  expect(found).toEqual([`content/${EVENT}, line 10: picture.file: ${MISSING}`]);
});

test('names both spellings of a picture that differs in capitals only', () => {
  expect(slips(withPicture('Hall.PNG'))).toEqual([
    `content/${EVENT}, line 10: picture.file: found “hall.png”; wanted “Hall.PNG”, which is how the file in content/media is spelt`,
  ]);
});

test('misses the picture of a program', () => {
  expect(slips(({ replace }) => replace(PROGRAM, 'order', `order: 1\n${FIELDS}`))).toEqual([
    `content/${PROGRAM}, line 6: picture.file: ${MISSING}`,
  ]);
});

test('misses a picture deep inside a page', () => {
  const picture = 'picture: { file: hall.png, alt: Ann }\n      role: Director';
  expect(slips(({ replace }) => replace('pages/about.yaml', 'role', picture))).toEqual([
    `content/pages/about.yaml, line <line>: team.people[1].picture.file: ${MISSING}`,
  ]);
});

test.each([
  [
    'a file name alone',
    'picture: hall.png',
    'picture: found “hall.png”; wanted indented fields: file, url, alt',
  ],
  [
    'no words',
    'picture: { file: hall.png }',
    'picture.alt: is missing; wanted words that say what the picture shows, or the word decorative',
  ],
  [
    'empty words',
    'picture: { file: hall.png, alt: }',
    'picture.alt: found nothing; wanted words that say what the picture shows, or the word decorative',
  ],
  [
    'a misspelt field',
    'picture: { file: hall.png, atl: A }',
    'picture.atl: found this name; wanted “alt”',
  ],
])('refuses a picture with %s', (_what, line, problem) => {
  const found = slips((copy) => {
    withPicture('hall.png')(copy);
    copy.write(EVENT, copy.read(EVENT).replace(FIELDS, ''));
    copy.replace(EVENT, 'scene', `${line}\nscene: noon`);
  });
  expect(found).toEqual([`content/${EVENT}, line <line>: ${problem}`]);
});

test('takes the address of a picture on another host', () => {
  const { programs } = loadChanged(({ write, read }) => {
    write(
      PROGRAM,
      `${read(PROGRAM)}picture:\n  url: https://photos.example.org/a.jpg\n  alt: A van\n`,
    );
  });
  expect(programs.find(({ slug }) => slug === 'rides')?.picture).toEqual({
    url: 'https://photos.example.org/a.jpg',
    alt: 'A van',
  });
});

test.each([
  ['neither a file nor an address', ''],
  ['both', 'file: a.jpg\n  url: https://photos.example.org/a.jpg'],
])('refuses a picture with %s', (_what, lines) => {
  const found = slips(({ write, read }) => {
    write('media/a.jpg', POINT);
    write(PROGRAM, `${read(PROGRAM)}picture:\n  alt: A van\n  ${lines}\n`);
  });
  expect(found).toEqual([
    expect.stringContaining(
      'wanted either a file, for a picture in content/media, or a url, for one elsewhere',
    ),
  ]);
});
