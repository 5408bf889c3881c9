import { camp, helping, picnic } from '@/examples/fixtures';
import { detailPath, freePath, monthlyPath, routes, talkPath, thanksPath } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { longDate } from '@/lib/text/dates';
import { content } from '../../components/content';

const { site, pages, programs } = content;

test.each([
  ['email', { provider: 'email' }, [monthlyPath, thanksPath, talkPath('corporate')]],
  [
    'a page that takes single gifts alone',
    { provider: 'paypal', link: 'https://www.paypal.com/donate?business=A' },
    [thanksPath, talkPath('corporate'), talkPath('monthly')],
  ],
] as const)('lists the pages of a site whose gifts go by %s', (_way, giving, below) => {
  const found = pagesByPath({
    ...content,
    site: { ...site, giving },
    events: [camp],
    programs: programs.slice(0, 1),
  });
  const details = [
    detailPath('events', camp.slug),
    ...programs.slice(0, 1).map(({ slug }) => detailPath('programs', slug)),
  ];
  expect([...found.keys()]).toEqual([...Object.values(routes), ...below, ...details]);
});

test('lists another content anew', () => {
  const others = pagesByPath({ ...content, events: [picnic] });
  expect(others.has(detailPath('events', picnic.slug))).toBe(true);
});

test('knows what an event is announced with, and when', () => {
  const path = detailPath('events', camp.slug);
  expect(pagesByPath({ ...content, events: [camp] }).get(path)).toMatchObject({
    section: 'events',
    title: camp.title,
    description: camp.summary,
    note: `${longDate(camp.date, content.site.language)} · ${camp.place}`,
    timeOfDay: camp.scene,
  });
});

test('gives each main page a motif of its own, and those of events and programs what content or their name says', () => {
  const art = 'boat';
  const found = pagesByPath({ ...content, events: [camp, { ...camp, slug: 'sailing', art }] });
  const motifs = Object.values(routes).map((path) => found.get(path)?.motif);
  expect(motifs).not.toContain(undefined);
  expect(new Set(motifs).size).toBe(motifs.length);
  expect(found.get(detailPath('events', 'sailing'))?.motif).toBe(art);
  expect(found.get(detailPath('events', camp.slug))?.motif).toBe(camp.art);
  for (const program of programs) {
    expect(found.get(detailPath('programs', program.slug))?.motif).toBe(program.art);
  }
});

test('draws for a page of the charity’s own what its content says', () => {
  const page = { ...helping, art: 'boat' } as const;
  const found = pagesByPath({ ...content, freePages: [page] });
  expect(found.get(freePath(page.slug))?.motif).toBe('boat');
});

test('draws something else for each page of the charity’s own', () => {
  const found = pagesByPath({ ...content, freePages: [helping, { ...helping, slug: 'partners' }] });
  const motifs = [helping.slug, 'partners'].map((slug) => found.get(freePath(slug))?.motif);
  expect(motifs).not.toContain(undefined);
  expect(new Set(motifs).size).toBe(motifs.length);
});

test('shows ways to give in the evening, and so not as the page above', () => {
  const found = pagesByPath(content);
  for (const path of [monthlyPath, talkPath('corporate')]) {
    expect(found.get(path)?.timeOfDay).toBe('dusk');
    expect(found.get(path)?.motif).toBe(found.get(found.get(path)?.crumbs?.[1]?.path ?? '')?.motif);
  }
});

test('gives each program the hour that its card shows, and hills of its own', () => {
  for (const { slug, scene } of programs) {
    expect(pagesByPath(content).get(detailPath('programs', slug))?.timeOfDay).toBe(scene);
  }
  const seeds = programs.map(
    ({ slug }) => pagesByPath(content).get(detailPath('programs', slug))?.seed,
  );
  expect(new Set([...seeds, pagesByPath(content).get(routes.programs)?.seed]).size).toBe(
    programs.length + 1,
  );
});

test('knows the way to a page below another, and to no other', () => {
  const found = pagesByPath({ ...content, events: [camp] });
  const path = detailPath('events', camp.slug);
  expect(found.get(path)?.crumbs).toEqual([
    { name: site.frame.home, path: routes.home },
    { name: site.frame.links.events, path: routes.events },
    { name: camp.title, path },
  ]);
  expect(found.get(talkPath('corporate'))?.crumbs?.at(-1)?.name).toBe(
    pages.donation.options.corporate.title,
  );
  expect(Object.values(routes).filter((route) => found.get(route)?.crumbs)).toEqual([]);
});
