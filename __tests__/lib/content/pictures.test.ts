import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { EVENT, issuesIn, loadChanged, PROGRAM, type Change } from './broken-content';

/** The smallest picture: one point, as PNG. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FIELDS = 'picture:\n  file: hall.png\n  alt: The hall';
const MISSING = 'found “hall.png”; wanted the name of a file in content/media';
const SAVED = 'wanted a picture saved as JPEG, PNG, WebP or AVIF';

/** The issue of an event whose picture is the file of this name and content. */
function issueOf(file: string, bytes: string | Uint8Array): string[] {
  return issuesIn((copy) => {
    withPicture(file)(copy);
    copy.replace(EVENT, 'file', `file: ${file}`);
    copy.write(`media/${file}`, bytes);
  }).map((issue) => issue.replace(`content/${EVENT}, line <line>: picture.file: `, ''));
}

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
    dimensions: { width: 1, height: 1, version: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
});

test('takes a drawing, as large as it may be shown', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="64" height="16px"/>';
  const { events } = loadChanged((copy) => {
    withPicture('hall.svg')(copy);
    copy.replace(EVENT, 'file', 'file: hall.svg');
    copy.write('media/hall.svg', drawing);
  });
  expect(events[0]?.picture).toMatchObject({ dimensions: { width: 1200, height: 300 } });
});

test.each(['decorative', 'Decorative.', '" decorative "', 'DECORATIVE'])(
  'reads the word %s as no words at all',
  (alt) => {
    const { events } = loadChanged((copy) => {
      withPicture('hall.png')(copy);
      copy.replace(EVENT, 'alt', `alt: ${alt}`);
    });
    expect(events[0]?.picture?.alt).toBe('');
  },
);

test.each(['IMG_1234.jpg', 'hall.png', 'Hall.PNG', 'IMG_1234', 'DSC01234', 'garden day.jpeg'])(
  'refuses the name of a file in place of words: %s',
  (alt) => {
    const found = issuesIn((copy) => {
      withPicture('hall.png')(copy);
      copy.replace(EVENT, 'alt', `alt: ${alt}`);
    });
    expect(found).toEqual([
      `content/${EVENT}, line <line>: picture.alt: found “${alt}”; wanted words that say what the picture shows, or the word decorative`,
    ]);
  },
);

test.each([
  ['hall.png', '%PDF-1.4', `no picture that can be read; ${SAVED}`],
  ['hall.jpg', '', `an empty file; ${SAVED}`],
  ['hall.jpg', '\0\0\0\x18ftypheic\0\0\0\0', `a HEIC photo as phones of Apple save it; ${SAVED}`],
  ['hall.gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), `a GIF; ${SAVED}`],
  [
    'hall.svg',
    '\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Hall</text></svg>',
    'a drawing with letters, which need a font; wanted one saved as plain SVG, with its letters turned into paths',
  ],
  [
    'hall.jpg',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    'a note that Git LFS keeps in place of the photo; wanted the photo itself (git lfs pull fetches it, and hosts have a setting for it)',
  ],
])('refuses as %s what begins with %j', (file, bytes, problem) => {
  expect(issueOf(file, bytes)).toEqual([`found “${file}”, ${problem}`]);
});

test('refuses a picture with more points than the renditions can be made of', () => {
  const huge = Buffer.from(POINT);
  huge.writeUInt32BE(16_400, 16);
  huge.writeUInt32BE(16_400, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(issueOf('scan.png', huge)).toEqual([
    'found “scan.png”, a picture of 16,400 × 16,400 pixels; wanted a smaller one: 4,000 pixels on the longer side are plenty',
  ]);
});

test('refuses a picture that moves', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#6c9484'), frame('#f2a541')]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(issueOf('wave.webp', moving)).toEqual([
    'found “wave.webp”, a picture that moves; wanted one that stands still',
  ]);
});

test('reports every picture that is amiss, together with other issues', () => {
  const found = issuesIn((copy) => {
    withPicture('hall.png')(copy);
    copy.write('media/hall.png', 'GIF89a');
    copy.write('media/van.jpg', '');
    copy.write(PROGRAM, `${copy.read(PROGRAM)}picture: { file: van.jpg, alt: A van }\n`);
    copy.replace(EVENT, 'date', 'date: soon');
  });
  expect(found.map((issue) => issue.split(': ')[1])).toEqual([
    'date',
    'picture.file',
    'picture.file',
  ]);
});

test.each([
  ['cafe\u0301.png', 'caf\u00e9.png'],
  ['caf\u00e9.png', 'cafe\u0301.png'],
  ['Screenshot 10.15\u202fAM.png', 'Screenshot 10.15 AM.png'],
  ['Screenshot 10.15 AM.png', 'Screenshot 10.15\u202fAM.png'],
  // As Pages CMS writes it.
  ['hall.png', '/hall.png'],
])('finds the file %j, which content calls %j', (there, named) => {
  const { events } = loadChanged((copy) => {
    withPicture(there)(copy);
    copy.replace(EVENT, 'file', `file: ${named}`);
  });
  expect(events[0]?.picture).toMatchObject({ file: there, dimensions: { width: 1 } });
});

test.each([
  ['church.png', `${MISSING} (church.png)`],
  [
    'hal.png',
    'found “hall.png”; wanted “hal.png”, or the name of another file in content/media (hal.png)',
  ],
  [
    'hall.jpeg',
    'found “hall.png”; wanted “hall.jpeg”, or the name of another file in content/media (hall.jpeg)',
  ],
  [
    'Hall.PNG',
    'found “hall.png”; wanted “Hall.PNG”, which is how the file in content/media is spelt',
  ],
])('where %s is there, says which name is wanted', (there, problem) => {
  expect(issuesIn(withPicture(there))).toEqual([
    `content/${EVENT}, line 10: picture.file: ${problem}`,
  ]);
});

test('takes a name with another ending in capitals for nearer than one with other letters', () => {
  const [issue] = issuesIn((copy) => {
    withPicture('h\u00e4ll.PNG')(copy);
    copy.write('media/hal-1.png', POINT);
  });
  expect(issue).toContain('wanted “h\u00e4ll.PNG”');
});

test('lists no more files than a message bears', () => {
  const [issue] = issuesIn((copy) => {
    withPicture('church0.png')(copy);
    for (let i = 1; i < 12; i += 1) copy.write(`media/church${i}.png`, POINT);
  });
  expect(issue).toMatch(/church0\.png, .* and 4 more\)$/);
});

test.each([
  ['media/hall.png', 'only the name of the file, without its folder'],
  ['.hall.png', 'a name that doesn’t begin with a dot, which hides the file'],
  ['hall', '“hall.png”, or the name of another file in content/media (hall.png)'],
])('refuses the name %s', (named, wanted) => {
  const found = issuesIn((copy) => {
    withPicture('hall.png')(copy);
    copy.write('media/.hall.png', POINT);
    copy.replace(EVENT, 'file', `file: ${named}`);
  });
  expect(found).toEqual([
    `content/${EVENT}, line <line>: picture.file: found “${named}”; wanted ${wanted}`,
  ]);
});

test('misses a picture where there is no media folder', () => {
  const found = issuesIn(({ replace, root }) => {
    rmSync(join(root, 'media'), { recursive: true, force: true });
    replace(EVENT, 'scene', `scene: noon\n${FIELDS}`);
  });
  expect(found).toEqual([`content/${EVENT}, line 10: picture.file: ${MISSING} (it is empty)`]);
});

test('misses a picture deep inside a page', () => {
  const picture = 'picture: { file: hall.png, alt: Ann }\n      role: Director';
  expect(issuesIn(({ replace }) => replace('pages/about.yaml', 'role', picture))).toEqual([
    `content/pages/about.yaml, line <line>: team.people[1].picture.file: ${MISSING} (it is empty)`,
  ]);
});

test.each([
  [
    'a file name alone',
    'picture: hall.png',
    'picture: found “hall.png”; wanted two indented lines: “file: …” with the name of the file, and “alt: …” with words that say what it shows',
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
  const found = issuesIn((copy) => {
    withPicture('hall.png')(copy);
    copy.write(EVENT, copy.read(EVENT).replace(FIELDS, ''));
    copy.replace(EVENT, 'scene', `${line}\nscene: noon`);
  });
  expect(found).toEqual([`content/${EVENT}, line <line>: ${problem}`]);
});

/** Gives the program a picture that has these fields. */
const ofProgram =
  (...lines: string[]): Change =>
  ({ read, write }) =>
    write(PROGRAM, `${read(PROGRAM)}picture:\n  alt: A van\n  ${lines.join('\n  ')}\n`);

test.each([
  ['neither a file nor an address', ''],
  ['both', 'file: a.jpg', 'url: https://photos.example.org/a.jpg'],
])('refuses a picture with %s', (_what, ...lines) => {
  const found = issuesIn((copy) => {
    copy.write('media/a.jpg', POINT);
    ofProgram(...lines)(copy);
  });
  expect(found).toEqual([
    expect.stringContaining(
      'wanted either a file, for a picture in content/media, or a url, for one elsewhere',
    ),
  ]);
});

const FILE = 'and put it into content/media';

test.each([
  ['https://drive.google.com/file/d/abc/view?usp=sharing', 'Google Drive'],
  ['https://drive.google.com/uc?export=view&id=abc', 'Google Drive'],
  ['https://photos.app.goo.gl/abc', 'Google Photos'],
  ['https://www.dropbox.com/scl/fi/a/b.jpg?rlkey=c&dl=0', 'raw=1'],
  ['https://www.dropbox.com/s/a/b.jpg', 'raw=1'],
  ['https://scontent-den2-1.xx.fbcdn.net/v/t39/a.jpg?_nc_cat=1&oh=00_AY&oe=66AA', FILE],
  ['https://scontent.cdninstagram.com/v/t51/a.jpg?oe=66AA&oh=00_AY', FILE],
  ['https://www.instagram.com/p/abc/', 'Instagram'],
  ['https://bucket.s3.amazonaws.com/a.jpg?X-Amz-Expires=3600&X-Amz-Signature=a', FILE],
  ['https://bucket.s3.amazonaws.com/a.jpg?Expires=1700000000&Signature=a', FILE],
  ['https://media.licdn.com/dms/image/a/b?e=1700000000&v=beta&t=c', FILE],
  ['https://cdn.discordapp.com/attachments/1/2/a.png?ex=66aa&is=66aa&hm=a', FILE],
  ['https://ourcharity.sharepoint.com/:i:/g/abc', 'SharePoint'],
  ['https://github.com/our/site/blob/main/content/media/a.jpg', 'GitHub'],
])('refuses an address that shows no picture, or not for long: %s', (url, wanted) => {
  const found = issuesIn(ofProgram(`url: ${url}`));
  expect(found).toEqual([
    expect.stringMatching(/^content\/programs\/rides.yaml, line 6: picture.url: found “/),
  ]);
  expect(found[0]?.split('; wanted')[1]).toContain(wanted);
});

test.each([
  'https://www.dropbox.com/scl/fi/a/b.jpg?rlkey=c&raw=1',
  'https://live.staticflickr.com/1/2_3_b.jpg',
  'https://images.example.org/a.jpg?w=800&expires=never',
])('takes the address of a picture on another host: %s', (url) => {
  const { programs } = loadChanged(ofProgram(`url: ${url}`));
  const rides = programs.find(({ slug }) => slug === 'rides');
  expect(rides?.picture).toEqual({ url, alt: 'A van' });
});
