import { createHash } from 'node:crypto';
import type { Content } from '../content';
import { longDate } from '../dates';
import { takes, talkTopics } from '../giving';
import { detailPath, monthlyPath, routes, talkPath, type RouteId } from '../routes';
import { eventSky, programSky, skies } from '../skies';
import { backdrop } from './backdrop';
import { LAYOUT } from './layout';
import type { ShareImage } from './share-image';

type ShareImages = ReadonlyMap<string, ShareImage & { file: string }>;

/** Listed once for each reading of the content, however many pages ask. */
const listed = new WeakMap<Content, ShareImages>();

/** The share image of every page and the name of its file, by the page's path. */
export function shareImages(content: Content): ShareImages {
  const images =
    listed.get(content) ??
    new Map(list(content).map(([page, image]) => [page, { ...image, file: fileOf(page, image) }]));
  listed.set(content, images);
  return images;
}

/**
 * Path of the picture that a page is announced with.
 * @throws {Error} for a page that has none.
 */
export function sharePath(content: Content, page: string): string {
  const image = shareImages(content).get(page);
  if (image === undefined)
    throw new Error(`${page}: found no share image; wanted one in lib/share/`);
  return `/share/${image.file}`;
}

/**
 * Networks keep a picture by its address, so a picture that changes gets another: its name ends with
 * a hash of all that is drawn.
 */
function fileOf(page: string, image: ShareImage): string {
  const drawn = JSON.stringify([backdrop(image), image.name, image.title, image.note, LAYOUT]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
  const name = page.split('/').filter(Boolean).join('-') || 'home';
  return `${name}-${hash}.png`;
}

function list({ site, pages, events, programs }: Content): (readonly [string, ShareImage])[] {
  const { home, ...below } = pages;
  const { options } = pages.donation;
  const { name } = site;
  const page = (id: RouteId, path: string, title: string, note?: string) =>
    [path, { ...skies[id], name, title, note }] as const;
  return [
    page('home', routes.home, home.hero.heading, site.tagline),
    ...(['about', 'mission', 'events', 'donation', 'programs', 'contact'] as const).map((id) =>
      page(id, routes[id], below[id].heading),
    ),
    ...(takes(site.giving).frequency ? [page('donation', monthlyPath, options.monthly.title)] : []),
    ...talkTopics(site.giving).map((about) =>
      page('contact', talkPath(about), options[about].title),
    ),
    ...events.map((event) => {
      const { slug, title, date, place } = event;
      const note = `${longDate(date)} · ${place}`;
      return [detailPath('events', slug), { ...eventSky(event), name, title, note }] as const;
    }),
    ...programs.map((program) => {
      const { slug, title } = program;
      return [detailPath('programs', slug), { ...programSky(program), name, title }] as const;
    }),
  ];
}
