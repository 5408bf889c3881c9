import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { measurePictures } from '@/lib/content/measure-pictures';
import { progressOf, renderPictures } from '@/lib/content/render-pictures';
import { renditionsOf, type Picture } from '@/lib/look/pictures';

let media = '';
let out = '';

beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'media-'));
  out = mkdtempSync(join(tmpdir(), 'renditions-'));
});

afterEach(() => {
  rmSync(media, { recursive: true });
  rmSync(out, { recursive: true });
});

/** All that a camera or an editor may store beside a picture, with the place where it was taken. */
const PLACE = {
  IFD0: { Artist: 'Ann' },
  IFD3: { GPSLatitude: '38/1 15/1 0/1', GPSLatitudeRef: 'N' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="38,15N"/></rdf:RDF></x:xmpmeta>';

/** Draws a photo, lying on its side as phones store it if asked, with the place where it was taken. */
async function draw(
  file: string,
  width: number,
  height: number,
  {
    orientation = 1,
    format = 'jpeg',
  }: { orientation?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' } = {},
) {
  await sharp({ create: { width, height, channels: 3, background: '#6c9484' } })
    .withExif(PLACE)
    .withXmp(XMP)
    .withMetadata({ orientation })
    .toFormat(format)
    .toFile(join(media, file));
  return file;
}

/** Measures all pictures that have been drawn, for which one process is started, and gives that of a file. */
function picture(file: string): Picture {
  const path = join(media, file);
  const dimensions = measurePictures(readdirSync(media).map((name) => join(media, name))).get(path);
  if (dimensions === undefined || 'wanted' in dimensions)
    throw new Error(`${file} can't be measured`);
  return { file, alt: '', dimensions };
}

/** Draws words, so to speak: a bar of a color on a clear ground. */
async function drawMark(file: string, color: string, format: 'png' | 'webp' | 'avif') {
  await sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 90, height: 30, channels: 4, background: color } } }])
    .toFormat(format, { lossless: true })
    .toFile(join(media, file));
  return file;
}

/** Checks that the renditions of a picture have been made, and no others. */
function expectRenditionsOf(picture: Picture) {
  const names = renditionsOf(picture).map(({ name }) => name);
  expect(readdirSync(out).sort()).toEqual(names.sort());
}

test('writes AVIF, WebP and JPEG in sensible widths, as tall as the photo is', async () => {
  const garden = picture(await draw('Garden Day.JPG', 1000, 500));
  await renderPictures([garden], media, out);

  expectRenditionsOf(garden);
  for (const { name, width, format } of renditionsOf(garden)) {
    const copy = await sharp(join(out, name)).metadata();
    expect([copy.width, copy.height]).toEqual([width, width / 2]);
    expect(copy.format).toBe(format === 'avif' ? 'heif' : format);
  }
  expect(renditionsOf(garden).map(({ width }) => width)).toEqual([
    480, 800, 1000, 480, 800, 1000, 480, 800, 1000,
  ]);
});

test('never makes a picture larger than it is', async () => {
  const small = picture(await draw('small.jpg', 200, 100));
  await renderPictures([small], media, out);
  for (const name of readdirSync(out)) {
    expect((await sharp(join(out, name)).metadata()).width).toBe(200);
  }
});

test('draws a drawing sharp in the size that it is shown in', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8"><path d="M0 0h8v8H0z"/></svg>';
  writeFileSync(join(media, 'half.svg'), svg);
  await renderPictures([picture('half.svg')], media, out);
  const jpeg = readdirSync(out).find((name) => name.endsWith('-1200.jpeg')) ?? '';
  const { data, info } = await sharp(join(out, jpeg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 600]);
  const row = [...Array(1200).keys()].map((x) => data[(300 * 1200 + x) * info.channels] ?? 0);
  // Enlarged from 16 points, the edge would be blurred over 75 of these.
  expect(row.filter((value) => value > 40 && value < 200).length).toBeLessThan(8);
});

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

test.each(FORMATS)(
  'turns a photo that was taken upright and saved as %s, and leaves out where that was',
  async (format) => {
    const upright = picture(await draw(`upright.${format}`, 60, 30, { orientation: 6, format }));
    expect(upright.dimensions).toMatchObject({ width: 30, height: 60 });
    const { exif, xmp } = await sharp(join(media, upright.file)).metadata();
    expect([exif, xmp]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    await renderPictures([upright], media, out);
    expect(readdirSync(out).length).toBeGreaterThan(0);
    for (const name of readdirSync(out)) {
      const { width, height } = await sharp(join(out, name)).metadata();
      expect([width, height]).toEqual([30, 60]);
      expect(readFileSync(join(out, name), 'latin1')).not.toMatch(
        /Exif|GPSLat|xmpmeta|8BIM|Photoshop/,
      );
    }
  },
);

test('tells how far it is, keeps the renditions of an earlier build, and takes away those that nothing shows', async () => {
  await draw('garden.jpg', 100, 100);
  await draw('fair.jpg', 120, 100);
  const [garden, fair] = [picture('garden.jpg'), picture('fair.jpg')];
  const told: string[] = [];
  const tell = (done: number, all: number) => told.push(`${done} of ${all}`);
  await renderPictures([garden, fair], media, out, tell);
  expect(told).toEqual(['0 of 2', '1 of 2', '2 of 2']);
  const [name = ''] = renditionsOf(garden).map(({ name }) => name);
  const before = statSync(join(out, name)).mtimeMs;

  await renderPictures([garden], media, out, tell);
  expect(told).toHaveLength(3);
  expect(statSync(join(out, name)).mtimeMs).toBe(before);
  expectRenditionsOf(garden);
});

test('gives a changed picture new names, so that no browser shows the old one', async () => {
  const before = renditionsOf(picture(await draw('garden.jpg', 100, 100)));
  const after = renditionsOf(picture(await draw('garden.jpg', 100, 101)));
  expect(after.map(({ name }) => name)).not.toEqual(before.map(({ name }) => name));
});

test.each([
  ['black', '#000000', 'light'],
  ['white', '#ffffff', 'dark'],
  ['orange', '#f2a541', 'dark'],
  ['clear', '#00000000', 'light'],
])('shows what is %s on clear on the same ground in every format', async (_what, color, ground) => {
  const files = await Promise.all(
    (['png', 'webp', 'avif'] as const).map((format) => drawMark(`logo.${format}`, color, format)),
  );
  await renderPictures(files.map(picture), media, out);
  expect(readdirSync(out)).toHaveLength(9);
  for (const name of readdirSync(out)) {
    const whole = sharp(join(out, name));
    expect((await whole.metadata()).hasAlpha).toBe(false);
    const corner = await whole.extract({ left: 5, top: 80, width: 5, height: 5 }).toBuffer();
    const { channels } = await sharp(corner).stats();
    const isOnGround = channels.every(({ mean }) => (ground === 'light' ? mean > 230 : mean < 60));
    expect([name, isOnGround]).toEqual([name, true]);
  }
});

test('gives renditions names of plain letters, and each picture its own', async () => {
  const files = [
    'Été – fête (1).JPG',
    '李.jpg',
    '王.jpg',
    'photo 1.jpeg',
    'photo-1.png',
    'a.b.c.jpg',
    `${'long'.repeat(60)}.jpg`,
  ];
  for (const [i, file] of files.entries()) await draw(file, 100, 100 + i);
  const names = files.flatMap((file) => renditionsOf(picture(file)).map(({ name }) => name));
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.(avif|webp|jpeg)$/);
  expect(names[0]).toMatch(/^ete-fete-1-/);
  expect(new Set(names).size).toBe(files.length * 3);
});

test('names all pictures that are damaged, and says what is wanted', async () => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#6c9484',
      noise: { type: 'gaussian', mean: 100, sigma: 50 },
    },
  })
    .png()
    .toBuffer();
  writeFileSync(join(media, 'torn.png'), whole.subarray(0, 400));
  writeFileSync(join(media, 'broken.png'), whole.subarray(0, 500));
  const torn = renderPictures([picture('torn.png'), picture('broken.png')], media, out);
  await expect(torn).rejects.toThrow(
    /torn\.png: found a picture that is damaged; wanted a whole one \(.*\n.*broken\.png: found a picture that is damaged/,
  );
  expect(readdirSync(out)).toEqual([]);
});

/** Runs the program that the build runs. */
function runProgram(pictures: Picture[]) {
  const program = join('lib', 'content', 'render-program.mjs');
  const input = JSON.stringify({ pictures, from: media, to: out });
  return spawnSync(process.execPath, [program], { input, encoding: 'utf8' });
}

test('the build’s program tells how far it is, and writes what it is asked for', async () => {
  const garden = picture(await draw('garden.jpg', 60, 30));
  const { status, stdout, stderr } = runProgram([garden]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/: 0 of 1\n.*: 1 of 1\n$/);
  expectRenditionsOf(garden);
});

test('the build’s program fails with the names of damaged pictures, and no stack', async () => {
  const whole = picture(await draw('torn.png', 300, 300, { format: 'png' }));
  writeFileSync(join(media, 'torn.png'), '');
  const { status, stderr } = runProgram([whole]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/torn\.png: found a picture that is damaged; .*\n\n$/);
  expect(stderr).not.toMatch(/^ +at /m);
});

/** What is written while a number of things are done. */
function written(all: number, isTTY: boolean) {
  let text = '';
  const tell = progressOf('Pictures', { isTTY, write: (more: string) => Boolean((text += more)) });
  for (let done = 0; done <= all; done += 1) tell(done, all);
  return text;
}

test('a terminal shows one line, which ends when all is done', () => {
  expect(written(2, true)).toBe('\rPictures: 0 of 2\rPictures: 1 of 2\rPictures: 2 of 2\n');
});

test('records get a line at the beginning and eleven at the most', () => {
  expect(written(2, false)).toBe('Pictures: 0 of 2\nPictures: 1 of 2\nPictures: 2 of 2\n');
  expect(written(60, false).split('\n').slice(0, 3)).toEqual([
    'Pictures: 0 of 60',
    'Pictures: 6 of 60',
    'Pictures: 12 of 60',
  ]);
  expect(written(601, false).trimEnd().split('\n')).toHaveLength(11);
});
