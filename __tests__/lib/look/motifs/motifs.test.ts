import { MODEL, paintsOf } from '@/lib/look/model';
import { ART } from '@/lib/look/motifs/art';
import { MOTIF_BOX, MOTIFS, ONLY_BY_NAME, withArt, type ArtName } from '@/lib/look/motifs/motifs';
import { PAGE_MOTIFS } from '@/lib/look/motifs/page-motifs';
import { shapesSvg, type Shape } from '@/lib/look/motifs/shapes';
import { skyline } from '../skyline';

const { width, height } = MOTIF_BOX;
/** How far above its box a drawing is looked at. */
const AROUND = 40;

/** How high a drawing stands in its box, in units from the top. */
const topsOf = (shapes: readonly Shape[]) =>
  skyline(
    width,
    height + AROUND,
    shapesSvg(shapes, () => '#000'),
    -AROUND,
  );

test.each(Object.entries(PAGE_MOTIFS))(
  '%s is low where words stand and high toward the end',
  async (_name, shapes) => {
    const tops = await topsOf(shapes);
    expect(Math.min(...tops.slice(0, width / 5))).toBeGreaterThan(height / 2);
    expect(Math.min(...tops.slice(width / 2))).toBeLessThan(height / 3);
  },
);

describe.each(Object.entries(MOTIFS))('%s', (_name, shapes) => {
  test('stays in its box', async () => {
    expect(Math.min(...(await topsOf(shapes)))).toBeGreaterThanOrEqual(0);
  });

  test('is painted with what every scene has', () => {
    const scenes = [MODEL.light, MODEL.dark].flatMap((theme) => Object.values(theme.scenes));
    const paints = new Set<string>(shapes.map(({ paint }) => paint));
    for (const scene of scenes)
      expect(Object.keys(paintsOf(scene))).toEqual(expect.arrayContaining([...paints]));
  });

  // It stands in a page that has to fit into the first flight of a connection.
  test('is drawn in less than 2.5 kB', () => {
    const drawn = shapes.map(({ d }) => d).join('');
    expect(drawn.length).toBeLessThan(2_500);
    expect(drawn).not.toMatch(/NaN|undefined|\d\.\d{2}/);
  });
});

describe('what is drawn for each of a list', () => {
  const named: { slug: string; art?: ArtName }[] = Array.from({ length: 40 }, (_, i) => ({
    slug: `a-long-name-of-an-event-${i}`,
  }));
  const nameOf = ({ slug }: { slug: string }) => slug;

  test('is for many names all that fits any, and differs among neighbors', () => {
    const drawn = withArt(named, nameOf).map(({ art }) => art);
    expect([...new Set(drawn), ...ONLY_BY_NAME].sort()).toEqual(Object.keys(ART).sort());
    for (const [i, art] of drawn.entries()) expect(drawn.slice(i + 1, i + 6)).not.toContain(art);
  });

  test('stays with a name when one before it goes', () => {
    const before = withArt(named, nameOf);
    const after = withArt(named.slice(1), nameOf);
    const moved = after.filter(({ slug, art }) =>
      before.some((other) => other.slug === slug && other.art !== art),
    );
    expect(moved.length).toBeLessThan(named.length / 4);
  });

  test('is what content chooses, and the others keep off that', () => {
    const [own] = withArt(named, nameOf);
    const chosen = { slug: 'chosen', ...(own && { art: own.art }) };
    const [first, second] = withArt([...named.slice(0, 1), chosen], nameOf);
    expect(second?.art).toBe(own?.art);
    expect(first?.art).not.toBe(own?.art);
  });
});

test('no two pages look alike from afar', async () => {
  const outlines = await Promise.all(Object.values(PAGE_MOTIFS).map(topsOf));
  for (const [i, one] of outlines.entries()) {
    for (const other of outlines.slice(i + 1)) {
      const apart = one.reduce((sum, top, x) => sum + Math.abs(top - (other[x] ?? 0)), 0) / width;
      expect(apart).toBeGreaterThan(10);
    }
  }
});
