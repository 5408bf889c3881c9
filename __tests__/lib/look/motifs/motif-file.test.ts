import { MODEL_COLORS } from '@/lib/look/model';
import { motifFile } from '@/lib/look/motifs/motif-file';
import { ART, isArtName } from '@/lib/look/motifs/motifs';

const site = { colors: MODEL_COLORS };
const names = Object.keys(ART).filter(isArtName);

test.each(names)('%s in a file is small, and painted for day and night', (motif) => {
  const { name, svg } = motifFile(site, { motif, timeOfDay: 'dawn' });
  expect(name).toMatch(new RegExp(`^${motif}-dawn-[0-9a-f]{8}\\.svg$`));
  expect(Buffer.byteLength(svg)).toBeLessThan(3_000);
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, paint]) => paint));
  const [, day = '', night = ''] = svg.split(':root{');
  for (const paint of used) {
    expect(day).toContain(`${paint}:#`);
    expect(night).toContain(`${paint}:#`);
  }
});

test('a file has another name once it is painted otherwise', () => {
  const motif = { motif: 'boat', timeOfDay: 'noon' } as const;
  const other = { colors: { ...MODEL_COLORS, brand: '#5b2a86' } };
  expect(motifFile(other, motif).name).not.toBe(motifFile(site, motif).name);
});
