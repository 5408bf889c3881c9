import { join } from 'node:path';
import { z } from 'zod';
import { eachOf, readCollections, type Collection } from './content/collections';
import {
  findDeadLinks,
  findDuplicates,
  findMonthlyLinkIssues,
  findTakenOldNames,
} from './content/cross-checks';
import { labelFileLinks, readFiles, type Download } from './content/files';
import { contentFolder, inContent } from './content/folder';
import { ContentError } from './content/issue';
import { picturesIn, readMedia } from './content/media';
import { issuesOf } from './content/schema-issues';
import { endOf, startOf } from './events/moments';
import { occurrencesOf } from './events/occurrences';
import { withArt } from './look/motifs/motifs';
import { schemasWith, type Schemas } from './schema/collections';
import type { Content } from './schema/content';
import { text, type TimeOfDay } from './schema/fields';
import { siteLocale } from './schema/locale';
import { download } from './schema/site';
import { navOf } from './site/nav';
import { fillIn } from './text/placeholders';

/**
 * Reads and checks a content folder.
 * @throws {ContentError} with every issue of the folder at once.
 */
export function loadContent(root: string): Content {
  const { collections, issues } = readCollections(root);
  const media = readMedia(join(root, 'media'));
  const downloads = readFiles(join(root, 'files'));
  issues.push(...downloads.issues);
  const raw = collections.site.files.get('site')?.raw;
  const settings = basicSettings.parse(raw instanceof Object ? raw : {});
  const schemas = schemasWith(media, downloads.files, settings);
  const placeholders = { name: settings.name, city: settings.contact.address.city };
  const resolve = (collection: Collection) =>
    eachOf(collection, (file) =>
      file.resolve((words) =>
        labelFileLinks(fillIn(words, placeholders), downloads.files, settings),
      ),
    );
  const resolved = {
    site: withTypedName(resolve(collections.site), raw),
    pages: resolve(collections.pages),
    more: resolve(collections.more),
    events: resolve(collections.events),
    programs: resolve(collections.programs),
  };
  const check = <Schema extends z.ZodType>(name: keyof typeof resolved, schema: Schema) => {
    const { data, error } = schema.safeParse(resolved[name]);
    issues.push(...issuesOf(error?.issues ?? [], collections[name]));
    return data;
  };

  const site = check('site', schemas.site)?.site;
  const pages = check('pages', schemas.pages);
  const more = check('more', schemas.more);
  const events = check('events', schemas.events);
  const programs = check('programs', schemas.programs);
  issues.push(
    ...findDuplicates(collections, resolved),
    ...findMonthlyLinkIssues(collections, resolved),
  );
  if (pages?.programs && Object.keys(resolved.programs).length === 0) {
    const page = inContent('pages/programs.yaml');
    const problem = `is empty; wanted a file for at least one program, or no ${page}`;
    issues.push({ file: inContent('programs'), problem });
  }
  if (!site || !pages || !more || !events || !programs || issues.length > 0)
    throw new ContentError(issues);

  const content = assemble({ site, pages, more, events, programs }, downloads.files);
  const linkIssues = [
    ...findDeadLinks(collections, resolved, content),
    ...findTakenOldNames(collections, resolved, content),
  ];
  if (linkIssues.length > 0) throw new ContentError(linkIssues);
  return content;
}

/** What the schemas make of each collection, by the names of its files. */
type Checked = { [Id in Exclude<keyof Schemas, 'site'>]: z.infer<Schemas[Id]> } & {
  site: z.infer<Schemas['site']>['site'];
};

/** Puts together what was read: each list in its order, with what follows from its words. */
function assemble({ site, pages, more, events, programs }: Checked, files: Download[]): Content {
  const freePages = withSlugs(more).sort(
    (a, b) => (a.order ?? LAST) - (b.order ?? LAST) || compare(a.slug, b.slug),
  );
  // What has no page to be listed on isn't there.
  const listedEvents = withSlugs(pages.events ? events : {})
    .map((event) => ({
      ...event,
      scene: event.scene ?? hourOf(event.startTime),
      starts: startOf(event, site.timeZone),
      ends: endOf(event, site.timeZone),
      ...(event.repeats && {
        endsOfEach: occurrencesOf(event).map((times) => endOf(times, site.timeZone)),
      }),
    }))
    .sort((a, b) => compare(a.starts, b.starts) || compare(a.slug, b.slug));
  const listedPrograms = withSlugs(pages.programs ? programs : {}).sort(
    (a, b) => a.order - b.order || compare(a.slug, b.slug),
  );
  return {
    site: { ...site, nav: navOf(site, pages, freePages) },
    pages,
    freePages,
    events: withArt(listedEvents, slugOf),
    programs: withArt(listedPrograms, slugOf),
    pictures: picturesIn([pages, more, events, programs]),
    files,
  };
}

/** What of the file of the site the others are read with, with stand-ins for what can't be used, which is an issue of its own. */
const basicSettings = siteLocale.extend({
  name: text.catch('the charity'),
  contact: z.object({ address: z.object({ city: text }) }).catch({ address: { city: 'our city' } }),
  download: download.catch('{title}'),
});

const withName = z.object({ name: z.unknown() });

/** The order of pages for which content gives none. */
const LAST = 10_000;

let cached: Content | undefined;

/** The content of this project, read once, and anew for each request while editing. */
export function getContent(): Content {
  if (process.env.NODE_ENV === 'development') return loadContent(contentFolder());
  cached ??= loadContent(contentFolder());
  return cached;
}

/** Leaves the name as it was typed: a placeholder in it is an issue, which the message shows. */
function withTypedName({ site }: Record<string, unknown>, typed: unknown) {
  const { data } = withName.safeParse(typed);
  return { site: data && site instanceof Object ? { ...site, name: data.name } : site };
}

/** The hour at which an event is drawn that begins at a time, if it names one. */
function hourOf(startTime = '12:00'): TimeOfDay {
  if (startTime < '08:00') return 'dawn';
  if (startTime < '11:00') return 'morning';
  if (startTime < '17:00') return 'noon';
  return startTime < '21:00' ? 'dusk' : 'night';
}

const slugOf = ({ slug }: { slug: string }) => slug;

function withSlugs<Item>(items: Record<string, Item>): (Item & { slug: string })[] {
  return Object.entries(items).map(([slug, item]) => ({ ...item, slug }));
}

/** Orders by code unit, which is the same on every machine whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
