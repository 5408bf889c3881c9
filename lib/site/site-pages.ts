import type { Content } from '../content';
import { longDate } from '../text/dates';
import { inRow } from '../text/locale';
import { apart, standingTitle } from '../events/events';
import { acceptedFields, talkTopics } from '../donation/giving';
import { detailPath, monthlyPath, routes, talkPath, thanksPath, type RouteId } from './routes';
import type { HeroScene } from '../look/hero-scene';

/** A page on the way to another: its name there, and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** A page of the site, as its head, the frame around it and all lists of pages know it. */
export interface SitePage extends HeroScene {
  path: string;
  /** The one of `routes` that it is, or that it lies below. */
  section: RouteId;
  /** What tabs, search results and shared links call it; no other page has the same. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** What its share image says below the heading. */
  note?: string;
  /** Day of its last change, as YYYY-MM-DD, where content names one. */
  updated?: string;
  /** Whether search engines are asked to leave it out: it is only the end of a way. */
  isUnlisted?: boolean;
  /** The way from home to the page itself, if it lies below another than home. */
  crumbs?: readonly Crumb[];
}

type MainPages = Record<RouteId, SitePage>;
type Words = Pick<SitePage, 'title' | 'description' | 'heading' | 'lead' | 'note'>;
type Entry = Pick<SitePage, 'title' | 'updated'> & { summary: string };
type Dated = Pick<SitePage, 'updated'>;

/** Listed once for each reading of the content, however many pages ask. */
const listed = new WeakMap<Content, ReadonlyMap<string, SitePage>>();

/** Every page of the site by its path; the not-found page, which has none, is left out. */
export function pagesByPath(content: Content): ReadonlyMap<string, SitePage> {
  const found = listed.get(content);
  if (found) return found;
  const main = mainPages(content);
  const all = [...Object.values(main), ...pagesBelow(content, main)];
  const pages = new Map(all.map((page) => [page.path, page]));
  listed.set(content, pages);
  return pages;
}

function mainPages({ site, pages, events, programs }: Content): MainPages {
  const main = (section: RouteId, sky: HeroScene, words: Words & Dated, entries: Dated[] = []) => {
    const { title, description, heading, lead, note } = words;
    const updated = latest(words, ...entries);
    const path = routes[section];
    return { path, section, title, description, heading, lead, note, updated, ...sky };
  };
  const { home, about, mission, donation, contact } = pages;
  const opening = { heading: home.hero.heading, lead: site.tagline, note: site.tagline };
  return {
    home: main('home', { timeOfDay: 'dawn', seed: 15 }, { ...home, ...opening }),
    about: main('about', { timeOfDay: 'morning', seed: 26 }, about),
    mission: main('mission', { timeOfDay: 'dawn', seed: 13 }, mission),
    events: main('events', { timeOfDay: 'night', seed: 11 }, pages.events, events),
    donation: main('donation', { timeOfDay: 'dawn', seed: 18 }, donation),
    programs: main('programs', { timeOfDay: 'noon', seed: 31 }, pages.programs, programs),
    contact: main('contact', { timeOfDay: 'morning', seed: 16 }, contact),
  };
}

function pagesBelow({ site, pages, events, programs }: Content, main: MainPages): SitePage[] {
  const { donation, contact } = pages;
  const { home, links } = site.frame;
  const names = { ...links, home, donation: donation.title };
  const below = (section: RouteId, path: string, { title, summary, updated }: Entry) => {
    const crumbs = [
      { name: home, path: routes.home },
      { name: names[section], path: routes[section] },
      { name: title, path },
    ];
    const words = { title, description: summary, heading: title, lead: summary };
    return { ...main[section], ...words, path, updated, crumbs };
  };
  const way = (id: 'monthly' | 'corporate', ...dated: Dated[]) => {
    const { title, text } = donation.options[id];
    return { title, summary: text, updated: latest(...dated) };
  };
  return [
    ...(acceptedFields(site.giving).frequency
      ? [below('donation', monthlyPath, way('monthly', donation))]
      : []),
    {
      ...below('donation', thanksPath, {
        title: donation.thanks.heading,
        summary: donation.thanks.text,
        updated: latest(donation),
      }),
      isUnlisted: true,
    },
    ...talkTopics(site.giving).map((about) =>
      below('contact', talkPath(about), way(about, donation, contact)),
    ),
    ...events.map((event) => ({
      ...below('events', detailPath('events', event.slug), event),
      title: inRow(
        [standingTitle(event, pages.events.calendar), apart(event, events, site.language)],
        site.language,
      ),
      note: `${longDate(event.date, site.language)} · ${event.place}`,
      timeOfDay: event.scene,
    })),
    ...programs.map((program) => ({
      ...below('programs', detailPath('programs', program.slug), program),
      // Each has hills of its own.
      seed: main.programs.seed + program.order,
    })),
  ];
}

function latest(...dated: Dated[]): string | undefined {
  return dated
    .flatMap(({ updated }) => updated ?? [])
    .sort()
    .at(-1);
}
