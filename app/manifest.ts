import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { sizeOf } from '@/lib/icon-files';
import { LOCALE } from '@/lib/locale';
import { href, iconPath, routes } from '@/lib/routes';
import { paper } from '@/lib/theme';

export const dynamic = 'force-static';

/** What a phone calls the site on its home screen. It stays a site: it opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, tagline } = getContent().site;
  const icon = (id: 'small' | 'large' | 'maskable') => ({
    src: href(iconPath(id)),
    sizes: sizeOf(id),
    type: 'image/png',
  });
  return {
    name,
    short_name: name,
    description: tagline,
    lang: LOCALE,
    start_url: href(routes.home),
    scope: href(routes.home),
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [icon('small'), icon('large'), { ...icon('maskable'), purpose: 'maskable' }],
  };
}
