import { MODEL_COLORS } from '@/lib/look/model';
import { ART } from '@/lib/look/motifs/art';
import { motifFile } from '@/lib/look/motifs/motif-file';
import { isArtName } from '@/lib/look/motifs/motifs';
import { paletteOf } from '@/lib/look/palette';

const site = { colors: MODEL_COLORS };
const names = Object.keys(ART).filter(isArtName);

test.each(names)('%s in a file is small, and painted for day and night', (art) => {
  const { name, svg } = motifFile(site, { art, scene: 'dawn' });
  expect(name).toMatch(new RegExp(`^${art}-dawn-[0-9a-f]{8}\\.svg$`));
  expect(Buffer.byteLength(svg)).toBeLessThan(3_000);
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, paint]) => paint));
  const [, day = '', night = ''] = svg.split(':root{');
  for (const paint of used) {
    expect(day).toContain(`${paint}:#`);
    expect(night).toContain(`${paint}:#`);
  }
});

test('a tile has the sky of its hour behind its drawing, by day and night', () => {
  const { light, dark } = paletteOf(site);
  const { svg } = motifFile(site, { art: 'boat', scene: 'dawn', isTile: true });
  for (const { scenes } of [light, dark]) {
    expect(svg).toContain(`background:linear-gradient(${scenes.dawn.sky.join()})`);
  }
});

test('a file has another name once it is painted otherwise', () => {
  const boat = { art: 'boat', scene: 'noon' } as const;
  const other = { colors: { ...MODEL_COLORS, brand: '#5b2a86' } };
  expect(motifFile(other, boat).name).not.toBe(motifFile(site, boat).name);
});
