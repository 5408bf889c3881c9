import { join, resolve } from 'node:path';
import { z } from 'zod';
import { withoutEmptied } from './content/emptied';
import { issuesOf } from './content/schema-issues';
import { checkPictures, withMeasures } from './content/pictures';
import { readContentTree, type ContentTree } from './content/tree';
import { ContentError } from './content/issue';
import { findMonthlyLinkIssues } from './content/monthly-links';
import { fillIn } from './content/placeholders';
import { eventSchema, type CharityEvent } from './schema/event';
import { address, group } from './schema/fields';
import { pagesSchema, type Pages } from './schema/pages';
import { programSchema, type Program } from './schema/program';
import { siteSchema, type Site } from './schema/site';
import { findSkippedHours } from './content/skipped-hours';
import { findDuplicates } from './content/duplicates';
import { endOf, startOf } from './moments';

/** Every word of the site, checked. */
export interface Content {
  site: Site;
  pages: Pages;
  /** By their beginning, the earliest first. */
  events: CharityEvent[];
  /** In the order that content gives them. */
  programs: Program[];
}

const contentSchema = group({
  site: siteSchema,
  pages: pagesSchema,
  events: z.record(z.string(), eventSchema),
  programs: z
    .record(z.string(), programSchema)
    .refine((programs) => Object.keys(programs).length > 0, 'a file for at least one program'),
});

/**
 * Reads and checks a content folder.
 * @throws {ContentError} with every issue of the folder at once.
 */
export function loadContent(root: string): Content {
  const { tree, entries, issues } = readContentTree(root);
  const filled = fillInPlaceholders(tree);
  // Messages show what was typed, emptied fields too.
  const said = withoutEmptied(filled);
  const pictures = checkPictures(filled, join(root, 'media'), entries);
  const result = contentSchema.safeParse(said);

  issues.push(
    ...(result.success ? [] : issuesOf(result.error.issues, contentSchema, filled, entries)),
    ...pictures.issues,
    ...findDuplicates(filled, entries),
    ...findMonthlyLinkIssues(said, entries),
    ...findSkippedHours(said, entries),
  );
  if (!result.success || issues.length > 0) throw new ContentError(issues);

  const { site, pages, events, programs } = withMeasures(result.data, pictures.found);
  return {
    site,
    pages,
    events: withSlugs(events)
      .map((event) => ({
        ...event,
        starts: startOf(event, site.timeZone),
        ends: endOf(event, site.timeZone),
      }))
      .sort((a, b) => compare(a.starts, b.starts) || compare(a.slug, b.slug)),
    programs: withSlugs(programs).sort((a, b) => a.order - b.order || compare(a.slug, b.slug)),
  };
}

let cached: Content | undefined;

/** The content folder of this project, or another that CONTENT_DIR names. */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content');
}

/** The content of this project, read once for a build and anew for each request while editing. */
export function getContent(): Content {
  if (process.env.NODE_ENV !== 'production') return loadContent(contentFolder());
  cached ??= loadContent(contentFolder());
  return cached;
}

/** Puts the charity's name and city, or stand-ins where they can't be used, everywhere but into the name. */
function fillInPlaceholders(tree: ContentTree): ContentTree {
  const { name } = siteSchema.shape;
  const place = address.pick({ city: true }).strip();
  const city = z.object({ contact: z.object({ address: place }) }).safeParse(tree.site);
  const named = z.object({ name }).safeParse(tree.site);
  const words = {
    name: named.data?.name ?? 'the charity',
    city: city.data?.contact.address.city ?? 'our city',
  };
  // A placeholder in the name itself is an issue, which the message shows as it was typed.
  return fillIn(tree, words, 'site.name');
}

function withSlugs<Item>(items: Record<string, Item>): (Item & { slug: string })[] {
  return Object.entries(items).map(([slug, item]) => ({ ...item, slug }));
}

/** Orders by code unit, which is the same on every machine whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
