import { posix } from 'node:path';
import { acceptedFields, talkTopics } from '../donation/giving';
import type { HeroScene } from '../look/hero-scene';
import { withArt } from '../look/motifs/motifs';
import type { Content } from '../schema/content';
import type { Pages, SomePages } from '../schema/pages';
import type { Site } from '../schema/site';
import { eventPages } from './event-pages';
import {
  detailPath,
  freePath,
  monthlyPath,
  routeIds,
  routes,
  talkPath,
  thanksPath,
  type RouteId,
} from './routes';
import type { PageEntry, SitePage } from './site-page';

type Words = Pick<
  SitePage,
  'title' | 'description' | 'heading' | 'lead' | 'picture' | 'note' | 'updated' | 'was'
>;
type Dated = Pick<SitePage, 'updated'>;

/** The hour, the land and the motif that each main page opens with. */
const skies: Record<RouteId, HeroScene> = {
  home: { timeOfDay: 'dawn', seed: 15, motif: 'town' },
  about: { timeOfDay: 'dusk', seed: 26, motif: 'street' },
  mission: { timeOfDay: 'morning', seed: 13, motif: 'path' },
  events: { timeOfDay: 'night', seed: 11, motif: 'tent' },
  donation: { timeOfDay: 'morning', seed: 18, motif: 'bridge' },
  programs: { timeOfDay: 'noon', seed: 31, motif: 'garden' },
  contact: { timeOfDay: 'dawn', seed: 16, motif: 'door' },
};

/** Listed once for each reading of the content, however many pages ask. */
const listed = new WeakMap<Content, ReadonlyMap<string, SitePage>>();

/** Every page of the site by its path; the not-found page, which has none, is left out. */
export function pagesByPath(content: Content): ReadonlyMap<string, SitePage> {
  const found = listed.get(content);
  if (found) return found;
  const main = mainPages(content);
  const all = [...main, ...pagesOfItsOwn(content), ...pagesBelow(content, main)];
  const pages = new Map(all.map((page) => [page.path, page]));
  listed.set(content, pages);
  return pages;
}

/** The pages that stood elsewhere before, by their old paths. */
export function movedPages(content: Content): ReadonlyMap<string, SitePage> {
  const pages = [...pagesByPath(content).values()];
  return new Map(pages.flatMap((page) => (page.was ?? []).map((path) => [path, page] as const)));
}

/** What the paths of pages in a folder of the site, such as `/events/`, end with, now or before; the main pages are in none. */
export function namesIn(content: Content, folder: string): string[] {
  const pages = [...pagesByPath(content).values()].filter(
    ({ crumbs, section }) => crumbs ?? !section,
  );
  return [...pages.map(({ path }) => path), ...movedPages(content).keys()]
    .filter((path) => posix.join(path, '../') === folder)
    .map((path) => posix.basename(path));
}

function mainPages({ site, pages, events, programs }: Content): SitePage[] {
  const { home } = pages;
  const hero = { ...home.hero, lead: site.tagline, note: site.tagline };
  const all: Partial<Record<RouteId, Words>> = { ...pages, home: { ...home, ...hero } };
  const entries: Partial<Record<RouteId, Dated[]>> = { events, programs };
  return routeIds.flatMap((section) => {
    const words = all[section];
    if (!words) return [];
    const { title, description, heading, lead, picture, note } = words;
    const updated = latest(words, ...(entries[section] ?? []));
    const path = routes[section];
    const was = words.was?.map(freePath);
    const opening = { heading, lead, picture, ...skies[section] };
    return [{ path, was, section, title, description, ...opening, note, updated }];
  });
}

/** Pages that the charity has made up itself: the name of each makes its hills, and what stands before them if content doesn't say. */
function pagesOfItsOwn({ freePages }: Content): SitePage[] {
  return withArt(freePages, ({ slug }) => slug).map((page) => {
    const { slug, title, description, heading, lead, picture, updated, scene, art } = page;
    const seed = 70 + (slug.length % 20);
    const was = page.was?.map(freePath);
    const words = { title, description, heading, lead, picture, updated, was };
    return { path: freePath(slug), ...words, timeOfDay: scene, seed, motif: art };
  });
}

function pagesBelow({ site, pages, events, programs }: Content, main: SitePage[]): SitePage[] {
  const { home, links } = site.frame;
  const names = { ...links, home, donation: pages.donation?.title ?? '' };
  const below = (section: RouteId, path: string, { title, summary, updated }: PageEntry) => {
    const crumbs = [
      { name: home, path: routes.home },
      { name: names[section], path: routes[section] },
      { name: title, path },
    ];
    const words = { title, description: summary, heading: title, lead: summary };
    return { ...skies[section], section, ...words, path, updated, crumbs };
  };
  const list = main.find(({ section }) => section === 'events');
  return [
    ...(pages.donation ? pagesOfGiving(site, pages.donation, pages.contact, below) : []),
    ...(pages.events && list ? eventPages(site, pages.events, events, list, below) : []),
    ...programs.map((program) => ({
      ...below('programs', detailPath('programs', program.slug), program),
      was: program.was?.map((name) => detailPath('programs', name)),
      // Each has an hour and land of its own.
      timeOfDay: program.scene,
      seed: skies.programs.seed + program.order,
      motif: program.art,
    })),
  ];
}

/** Pages for ways of giving: monthly, by a talk where there is a contact page, and that to come back to. */
function pagesOfGiving(
  { giving }: Site,
  donation: Pages['donation'],
  contact: SomePages['contact'],
  below: (section: RouteId, path: string, entry: PageEntry) => SitePage,
): SitePage[] {
  const way = (id: 'monthly' | 'corporate', ...dated: Dated[]) => {
    const { title, text } = donation.options[id];
    return { title, summary: text, updated: latest(...dated) };
  };
  // What the page above shows by day.
  const evening = { timeOfDay: 'dusk' } as const;
  const { heading, text } = donation.thanks;
  const thanks = { title: heading, summary: text, updated: latest(donation) };
  return [
    ...(acceptedFields(giving).frequency
      ? [{ ...below('donation', monthlyPath, way('monthly', donation)), ...evening }]
      : []),
    { ...below('donation', thanksPath, thanks), isUnlisted: true },
    ...(contact
      ? talkTopics(giving).map((about) => ({
          ...below('contact', talkPath(about), way(about, donation, contact)),
          ...evening,
        }))
      : []),
  ];
}

function latest(...dated: Dated[]): string | undefined {
  return dated
    .flatMap(({ updated }) => updated ?? [])
    .sort()
    .at(-1);
}
