import { z } from 'zod';
import type { Content } from '../schema/content';
import { givingSchema } from '../schema/giving';
import { presets } from '../schema/pages/donation';
import { donateHref } from '../site/nav';
import { calendarPath, routes, takenNames } from '../site/routes';
import { pagesByPath } from '../site/site-pages';
import { guessName } from '../text/guess-name';
import { linksIn, readMarkdown } from '../text/markdown';
import { eachCollection, type Collection, type Collections, type Resolved } from './collections';
import { inContent } from './folder';
import { quoted, shownExactly, type Issue } from './issue';
import { locate } from './schema-issues';
import type { FieldPath } from './yaml-file';

/** Texts of a file, without the differences that a reader doesn't see. */
const normalized = z.string().trim().toLowerCase().catch('');
const texts = z.object({ title: normalized, date: normalized, featured: normalized });

/** Finds pages, events and programs that were copied and not edited, or under a name that is taken, and a second featured event. */
export function findDuplicates(
  { pages, more, events, programs }: Collections,
  resolved: Resolved,
): Issue[] {
  const first = new Map<string, string>();
  const issues: Issue[] = [];
  const claim = (key: unknown[], path: FieldPath, wanted: string, collection: Collection) => {
    const file = collection.files.get(String(path[0]))?.file ?? '';
    const other = first.get(JSON.stringify(key));
    if (other === undefined) first.set(JSON.stringify(key), file);
    else issues.push(locate(path, `found the same as in ${other}; wanted ${wanted}`, collection));
  };
  for (const [name, event] of Object.entries(resolved.events)) {
    const { title, date, featured } = texts.safeParse(event).data ?? {};
    if (title && date) {
      claim(['event', title, date], [name, 'title'], 'another title or another day', events);
    }
    if (featured === 'yes') {
      claim(['featured'], [name, 'featured'], 'one featured event at the most', events);
    }
  }
  for (const [name, page] of Object.entries({ ...resolved.pages, ...resolved.more })) {
    const { title } = texts.safeParse(page).data ?? {};
    const isOwn = name in resolved.more;
    if (isOwn && takenNames.includes(name)) {
      const file = more.files.get(name)?.file ?? '';
      issues.push({
        file,
        problem: 'found this name, which the site has for something else; wanted another',
      });
    }
    if (title) claim(['page', title], [name, 'title'], 'another title', isOwn ? more : pages);
  }
  for (const [name, program] of Object.entries(resolved.programs)) {
    const { title } = texts.safeParse(program).data ?? {};
    if (title) claim(['program', title], [name, 'title'], 'another title', programs);
  }
  return issues;
}

const renamed = z.object({ was: z.array(z.string()).default([]) });

/** The folders of the site that the pages of each collection stand in. */
const FOLDERS = [
  ['pages', routes.home],
  ['more', routes.home],
  ['events', routes.events],
  ['programs', routes.programs],
] as const;

/** Finds old names of pages under which something else stands, or has stood. */
export function findTakenOldNames(
  collections: Collections,
  resolved: Resolved,
  content: Content,
): Issue[] {
  const taken = new Set([...pagesByPath(content).keys(), ...takenNames.map((name) => `/${name}/`)]);
  return FOLDERS.flatMap(([id, folder]) =>
    Object.entries(resolved[id]).flatMap(([name, fields]) =>
      (renamed.safeParse(fields).data?.was ?? []).flatMap((old, i) => {
        const path = `${folder}${old}/`;
        const isTaken = taken.has(path);
        taken.add(path);
        const problem = `found ${quoted(old)}; wanted a name that no other page has or had`;
        return isTaken ? [locate([name, 'was', i], problem, collections[id])] : [];
      }),
    ),
  );
}

/** The names of fields that hold nothing but where something leads. */
const LINK = /^(link|monthlyLink)$/;

/** Finds links to pages and files that the site doesn't have. */
export function findDeadLinks(
  collections: Collections,
  resolved: Resolved,
  content: Content,
): Issue[] {
  const paths = [
    ...pagesByPath(content).keys(),
    ...content.files.map(({ name }) => `/files/${name}`),
    ...(content.pages.events ? [calendarPath()] : []),
  ];
  return eachCollection(collections).flatMap(([id, collection]) =>
    linksOf(resolved[id]).flatMap(({ path, address }) => {
      const [there = ''] = address.split(/[?#]/);
      if (!there.startsWith('/') || paths.includes(there)) return [];
      const guess = there === routes.donation ? donateHref(content.site) : guessName(there, paths);
      const wanted = guess ? `“${guess}”` : `the path of one, such as ${paths[1] ?? routes.home}`;
      const problem = `found ${shownExactly(there)}, which is no page or file of the site; wanted ${wanted}`;
      return [locate(path, problem, collection)];
    }),
  );
}

/** Every link of a tree of fields, with the way to the field that it stands in. */
function linksOf(value: unknown, path: FieldPath = []): { path: FieldPath; address: string }[] {
  if (typeof value === 'string') {
    const links = LINK.test(String(path.at(-1))) ? [value] : linksIn(readMarkdown(value));
    return links.map((address) => ({ path, address }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inside]) =>
    linksOf(inside, [...path, isList ? Number(key) : key]),
  );
}

const files = z.object({
  site: z.object({ site: z.object({ giving: givingSchema }) }),
  pages: z.object({ donation: z.object({ form: z.object({ presets }) }) }),
});

/**
 * Finds links for monthly gifts that don't fit the amounts on the donation page: a button there
 * would lead nowhere, or a link would have no button.
 */
export function findMonthlyLinkIssues({ site }: Collections, resolved: Resolved): Issue[] {
  const { data } = files.safeParse(resolved);
  const giving = data?.site.site.giving;
  if (!giving || !('monthlyLinks' in giving) || !giving.monthlyLinks) return [];

  const amounts = data.pages.donation.form.presets;
  const linked = giving.monthlyLinks.map(({ amount }) => amount);
  const fit = amounts.length === linked.length && amounts.every((each) => linked.includes(each));
  if (fit) return [];
  const problem = `found links for ${linked.join(', ')}; wanted a link for each of the presets in ${inContent('pages/donation.yaml')} (${amounts.join(', ')}) and for no other amount, or no monthlyLinks at all`;
  return [locate(['site', 'giving', 'monthlyLinks'], problem, site)];
}
