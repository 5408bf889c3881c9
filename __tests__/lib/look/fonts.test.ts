import { statSync } from 'node:fs';
import { fontCss, openFont } from '@/lib/look/font-css';
import { fontFiles, FONTS, isFontName, servedFont } from '@/lib/look/fonts';

const names = Object.keys(FONTS).filter(isFontName);

test.each(names)('%s is light enough to come with a page, and is what its name says', (font) => {
  const [latin, ...others] = fontFiles(font);
  expect(statSync(latin.path).size).toBeLessThanOrEqual(20_000);
  for (const { path } of others) expect(openFont(path).numGlyphs).toBeGreaterThan(0);
  expect(servedFont(font).name).toMatch(new RegExp(`^${font}-[0-9a-f]{8}\\.woff2$`));
});

test.each(names)('%s has stand-ins as high as itself', (font) => {
  const { ascent, descent, unitsPerEm } = openFont(fontFiles(font)[0].path);
  const faces = [
    ...fontCss(font).matchAll(
      /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g,
    ),
  ];
  expect(faces).toHaveLength(3);
  for (const [, size, above, below] of faces) {
    expect((Number(size) * Number(above)) / 10_000).toBeCloseTo(ascent / unitsPerEm, 2);
    expect((Number(size) * Number(below)) / 10_000).toBeCloseTo(-descent / unitsPerEm, 2);
  }
});

test('the stand-ins of Fraunces are as they were measured', () => {
  expect(fontCss('fraunces')).toContain(
    'size-adjust:111.7%;ascent-override:87.6%;descent-override:22.8%',
  );
});
