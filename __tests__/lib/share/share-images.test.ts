import sharp from 'sharp';
import { camp } from '@/examples/fixtures';
import type { CharityEvent } from '@/lib/schema/event';
import { backdrop } from '@/lib/share/backdrop';
import { LAYOUT, SHARE_SIZE } from '@/lib/share/layout';
import { shareSvg } from '@/lib/share/share-image';
import { shareImageOf, sharePath } from '@/lib/share/share-images';
import { detailPath } from '@/lib/site/routes';
import type { SitePage } from '@/lib/site/site-page';
import { pagesByPath } from '@/lib/site/site-pages';
import { content } from '../../components/content';

const { colors } = content.site;
const gala = {
  name: 'Us',
  title: 'Gala',
  note: 'At noon',
  timeOfDay: 'noon',
  seed: 3,
  direction: 'ltr',
  colors,
} as const;

/** The page at a path of a site with these events. */
function pageAt(path: string, events = content.events): SitePage {
  const page = pagesByPath({ ...content, events }).get(path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}

const pageOf = (event: CharityEvent) => pageAt(detailPath('events', event.slug), [event]);

/** The address of the picture of an event. */
const pathOf = (event: CharityEvent = camp, site = content.site) => sharePath(site, pageOf(event));

test.each([
  ['/', /^\/share\/home-[0-9a-f]{8}\.png$/],
  ['/about/', /^\/share\/about-[0-9a-f]{8}\.png$/],
])('the picture of %s is named after it', (path, file) => {
  expect(sharePath(content.site, pageAt(path))).toMatch(file);
});

test.each([
  ['title', pathOf({ ...camp, title: 'Another' })],
  ['place', pathOf({ ...camp, place: 'Another' })],
  ['day', pathOf({ ...camp, date: '2031-01-01' })],
  ['scene', pathOf({ ...camp, scene: 'night' })],
  ['charity’s name', pathOf(camp, { ...content.site, name: 'Another' })],
  ['logo', pathOf(camp, { ...content.site, logo: { svg: '<svg/>', width: 1, height: 1 } })],
  [
    'pair of colors',
    pathOf(camp, { ...content.site, colors: { brand: '#402060', accent: '#ffd500' } }),
  ],
])('a picture with another %s has another address', (_what, path) => {
  expect(path).not.toBe(pathOf());
});

test('shows what the page itself opens with, and not only its hour', () => {
  const motifs = [undefined, 'town', 'tent'] as const;
  const drawn = motifs.map((motif) => backdrop({ ...gala, motif }));
  expect(new Set(drawn).size).toBe(motifs.length);
});

test('a picture that stays keeps its address', () => {
  expect(pathOf({ ...camp, summary: 'Another', status: 'cancelled' })).toBe(pathOf());
});

test('shows all of a mark of any size, apart from what the picture itself is made of', async () => {
  const at = async (box: string) => {
    const { width, height } = SHARE_SIZE;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><style>rect{fill:red}</style><rect id="sky" width="100%" height="100%"/></svg>`;
    const image = { ...gala, logo: { svg, width: 1, height: 1 } };
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop(image)}</svg>`;
    return sharp(Buffer.from(drawn)).png().toBuffer();
  };
  const usual = await at('viewBox="0 0 32 32"');
  for (const box of ['viewBox="0 0 512 512"', 'width="24" height="24"']) {
    expect((await at(box)).equals(usual)).toBe(true);
  }
});

test.each(['💚', '春祭り'])('a title of %s leaves a picture without words', async (title) => {
  const [drawn, empty] = await Promise.all([
    shareSvg({ ...gala, title }),
    shareSvg({ ...gala, title: '', note: undefined }),
  ]);
  expect(drawn).toBe(empty);
});

test('shows the mark large where no word can be set', async () => {
  const heights = await Promise.all(
    ['Us', '春祭り'].map(async (name) => {
      const svg = await shareSvg({ ...gala, name, title: '春祭り' });
      return Number(/<image [^>]*height="(\d+)"/.exec(svg)?.[1]);
    }),
  );
  expect(heights).toEqual([LAYOUT.mark.height, LAYOUT.loneMark.height]);
});

test('says what the page opens with, and who announces it', () => {
  const page = pageOf(camp);
  const { name, font } = content.site;
  const { heading: title, note, timeOfDay, seed, motif } = page;
  const said = { name, title, note, direction: 'ltr' };
  expect(shareImageOf(content.site, page)).toMatchObject({ ...said, timeOfDay, seed, motif, font });
});

test.each(['“<b>&amp;</b>”', ']]>', '</svg><script>'])(
  'draws %j as letters, never as markup',
  async (title) => {
    const svg = await shareSvg({
      name: title,
      title,
      timeOfDay: 'dawn',
      seed: 1,
      colors,
      direction: 'ltr',
    });
    expect(svg).not.toMatch(/<(text|b|script)\b/);
  },
);
