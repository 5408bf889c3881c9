import { content } from '../../components/content';
import { camp } from '../../components/fixtures';
import { longDate } from '@/lib/dates';
import { sharePath } from '@/lib/metadata';
import { detailPath, monthlyPath, routes, talkPath } from '@/lib/routes';
import { hour } from '@/lib/schema/fields';
import { paletteOf } from '@/lib/share/palette';
import { drawShareImage, shareSvg } from '@/lib/share/share-image';
import { shareImages } from '@/lib/share/share-images';

test('names the day and the place of an event', () => {
  const images = shareImages({ ...content, events: [camp] });
  expect(images.get(sharePath(detailPath('events', camp.slug)))).toMatchObject({
    title: camp.title,
    note: `${longDate(camp.date)} · ${camp.place}`,
    hour: camp.scene,
  });
});

test.each([
  ['email', { provider: 'email' }, [monthlyPath, talkPath('corporate')]],
  [
    'a page that takes single gifts alone',
    { provider: 'paypal', link: 'https://www.paypal.com/donate?business=A' },
    [talkPath('corporate'), talkPath('monthly')],
  ],
] as const)('knows the pages of a site whose gifts go by %s', (_way, giving, paths) => {
  const site = { ...content.site, giving };
  const images = shareImages({ ...content, site, events: [], programs: [] });
  const all = [...Object.values(routes), ...paths].map(sharePath);
  expect([...images.keys()].sort()).toEqual(all.sort());
});

test.each(hour.options)('finds all colours of a scene at %s', (at) => {
  const { sky, sun, hills, ground, letters, halo } = paletteOf(at);
  for (const colour of [sun, ground, letters, ...hills]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const stop of sky) expect(stop).toMatch(/^#[0-9a-f]{6}( \d+%)?$/);
  expect(hills).toHaveLength(3);
  expect(halo).toBeGreaterThan(0);
});

test.each(['“<b>&amp;</b>”', ']]>', '</svg><script>'])(
  'draws %j as letters, never as markup',
  (title) => {
    const svg = shareSvg({ title, hour: 'dawn', seed: 1 }, title);
    expect(svg).not.toMatch(/<(text|b|script)\b/);
  },
);

test('the same words give the same bytes', async () => {
  const image = { title: 'Café “Nguyễn” 💚', note: 'At noon', hour: 'noon', seed: 3 } as const;
  const [first, second] = await Promise.all([image, image].map((one) => drawShareImage(one, 'Us')));
  expect(second?.equals(first ?? Buffer.of())).toBe(true);
});
