import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { measurePicture } from '@/lib/content/measure-picture';
import { renderPictures } from '@/lib/content/render-pictures';
import { copiesOf, type Picture } from '@/lib/pictures';

let media = '';
let out = '';

beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'media-'));
  out = mkdtempSync(join(tmpdir(), 'copies-'));
});

afterEach(() => {
  rmSync(media, { recursive: true });
  rmSync(out, { recursive: true });
});

/** Draws a photo, lying on its side as phones store it if asked, with the place where it was taken. */
async function photo(file: string, width: number, height: number, orientation = 1) {
  await sharp({ create: { width, height, channels: 3, background: '#6c9484' } })
    .withExif({ IFD3: { GPSLatitude: '38/1 15/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(join(media, file));
  return picture(file);
}

function picture(file: string): Picture {
  return { file, alt: '', measures: measurePicture(join(media, file)) };
}

test('writes AVIF, WebP and JPEG in sensible widths, as tall as the photo is', async () => {
  const garden = await photo('Garden Day.JPG', 1000, 500);
  await renderPictures([garden], media, out);

  const names = readdirSync(out);
  expect(names.sort()).toEqual(
    copiesOf(garden)
      .map(({ name }) => name)
      .sort(),
  );
  for (const { name, width, format } of copiesOf(garden)) {
    const copy = await sharp(join(out, name)).metadata();
    expect([copy.width, copy.height]).toEqual([width, width / 2]);
    expect(copy.format).toBe(format === 'avif' ? 'heif' : format);
  }
  expect(copiesOf(garden).map(({ width }) => width)).toEqual([
    480, 800, 1000, 480, 800, 1000, 480, 800, 1000,
  ]);
});

test('never makes a picture larger than it is', async () => {
  const small = await photo('small.jpg', 200, 100);
  await renderPictures([small], media, out);
  for (const name of readdirSync(out)) {
    expect((await sharp(join(out, name)).metadata()).width).toBe(200);
  }
});

test('turns a photo that was taken upright', async () => {
  const upright = await photo('upright.jpg', 600, 300, 6);
  expect(upright.measures).toMatchObject({ width: 300, height: 600 });
  await renderPictures([upright], media, out);
  for (const name of readdirSync(out)) {
    const { width, height } = await sharp(join(out, name)).metadata();
    expect([width, height]).toEqual([300, 600]);
  }
});

test('leaves out where a photo was taken', async () => {
  const garden = await photo('garden.jpg', 100, 100);
  expect((await sharp(join(media, 'garden.jpg')).metadata()).exif).toBeDefined();
  await renderPictures([garden], media, out);
  for (const name of readdirSync(out)) {
    expect((await sharp(join(out, name)).metadata()).exif).toBeUndefined();
  }
});

test('keeps the copies of an earlier build, and takes away those that nothing shows', async () => {
  const garden = await photo('garden.jpg', 100, 100);
  const fair = await photo('fair.jpg', 120, 100);
  await renderPictures([garden, fair], media, out);
  const [name = ''] = copiesOf(garden).map((copy) => copy.name);
  const before = statSync(join(out, name)).mtimeMs;

  await renderPictures([garden], media, out);
  expect(statSync(join(out, name)).mtimeMs).toBe(before);
  expect(readdirSync(out).sort()).toEqual(
    copiesOf(garden)
      .map((copy) => copy.name)
      .sort(),
  );
});

test('gives a changed picture new names, so that no browser shows the old one', async () => {
  const before = copiesOf(await photo('garden.jpg', 100, 100));
  const after = copiesOf(await photo('garden.jpg', 100, 101));
  expect(after.map(({ name }) => name)).not.toEqual(before.map(({ name }) => name));
});

test('puts a transparent picture on paper where the format knows no transparency', async () => {
  await sharp({ create: { width: 10, height: 10, channels: 4, background: '#00000000' } })
    .png()
    .toFile(join(media, 'logo.png'));
  await renderPictures([picture('logo.png')], media, out);
  const jpeg = readdirSync(out).find((name) => name.endsWith('.jpeg')) ?? '';
  const { channels } = await sharp(join(out, jpeg)).stats();
  expect(channels.every(({ mean }) => mean > 230)).toBe(true);
});

test('names a picture that is damaged, and says what is wanted', async () => {
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
  await expect(renderPictures([picture('torn.png')], media, out)).rejects.toThrow(
    /torn\.png: found a picture that is damaged; wanted a whole one/,
  );
});
