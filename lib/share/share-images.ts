import type { Content } from '../content';
import { longDate } from '../dates';
import { takes, talkTopics } from '../giving';
import { sharePath } from '../metadata';
import { detailPath, monthlyPath, routes, talkPath, type RouteId } from '../routes';
import { eventSky, programSky, skies } from '../skies';
import type { ShareImage } from './share-image';

type ShareImages = Map<string, ShareImage>;

/** Listed once for each reading of the content, however many pages ask. */
const listed = new WeakMap<Content, ShareImages>();

/** The share image of every page, by its path. */
export function shareImages(content: Content): ShareImages {
  const images = listed.get(content) ?? list(content);
  listed.set(content, images);
  return images;
}

function list({ site, pages, events, programs }: Content): ShareImages {
  const { home, ...below } = pages;
  const { options } = pages.donation;
  const page = (id: RouteId, path: string, title: string, note?: string) =>
    [sharePath(path), { ...skies[id], title, note }] as const;
  return new Map<string, ShareImage>([
    page('home', routes.home, home.hero.heading, site.tagline),
    ...(['about', 'mission', 'events', 'donation', 'programs', 'contact'] as const).map((id) =>
      page(id, routes[id], below[id].heading),
    ),
    ...(takes(site.giving).frequency ? [page('donation', monthlyPath, options.monthly.title)] : []),
    ...talkTopics(site.giving).map((about) =>
      page('contact', talkPath(about), options[about].title),
    ),
    ...events.map((event) => {
      const note = `${longDate(event.date)} · ${event.place}`;
      return [
        sharePath(detailPath('events', event.slug)),
        { ...eventSky(event), title: event.title, note },
      ] as const;
    }),
    ...programs.map(
      (program) =>
        [
          sharePath(detailPath('programs', program.slug)),
          { ...programSky(program), title: program.title },
        ] as const,
    ),
  ]);
}
