import type { Site } from '../schema/site';
import type { SitePage } from '../site/site-page';
import { versionOf } from '../site/version';
import { directionOf } from '../text/locale';
import { backdrop } from './backdrop';
import { LAYOUT } from './layout';
import type { ShareImage } from './share-image';

/** What a page is announced with where its address is shared. */
export function shareImageOf(site: Site, page: SitePage): ShareImage {
  return { ...site, ...page, title: page.heading, direction: directionOf(site.language) };
}

/** Each is made of its page's own words, so it is worked out once, however many ask. */
const paths = new WeakMap<SitePage, string>();

/** Path of that picture, or of the one of the page that it shares. */
export function sharePath(site: Site, page: SitePage): string {
  if (page.sharedAs) return sharePath(site, page.sharedAs);
  const path = paths.get(page) ?? `/share/${fileOf(page.path, shareImageOf(site, page))}`;
  paths.set(page, path);
  return path;
}

/**
 * Networks keep a picture by its address, so a picture that changes gets another: its name ends with
 * a hash of all that is drawn.
 */
function fileOf(page: string, image: ShareImage): string {
  const drawn = JSON.stringify([
    backdrop(image),
    image.name,
    image.title,
    image.note,
    image.font,
    LAYOUT,
  ]);
  const name = page.split('/').filter(Boolean).join('-') || 'home';
  return `${name}-${versionOf(drawn)}.png`;
}
