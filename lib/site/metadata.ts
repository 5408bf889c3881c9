import type { Metadata } from 'next';
import type { Site } from '../schema/site';
import { SHARE_SIZE } from '../share/layout';
import { sharePath } from '../share/share-images';
import type { SitePage } from './site-page';
import { siteUrl } from './site-url';

/**
 * The head of a page: its own title and description, the one address it goes by, and how it is
 * announced where that is shared. Next makes addresses whole with the `metadataBase` of the layout.
 */
export function pageMetadata(site: Site, page: SitePage): Metadata {
  const { path, title, description, isUnlisted } = page;
  return {
    title: pageTitle(site, title),
    description,
    ...(isUnlisted && { robots: { index: false } }),
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: localeOf(site),
      url: path,
      title,
      description,
      images: [
        {
          url: sharePath(site, page),
          ...SHARE_SIZE,
          type: 'image/png',
          alt: (page.sharedAs ?? page).title,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/**
 * A page's title as tabs and search results show it, with the charity's name once. Next's own
 * `title.template` would leave out home and the not-found page, which stand beside the layout.
 */
export function pageTitle({ name }: Site, title: string): string {
  return title.includes(name) ? title : `${title} · ${name}`;
}

/** Language and country as Open Graph wants them, such as en_US. https://ogp.me/#optional */
function localeOf({ language, country }: Site): string {
  const { language: code, region = country } = new Intl.Locale(language);
  return `${code}_${region}`;
}

/** Address of a page with host and folder, such as `https://example.org/site/about/`. */
export function absoluteUrl(site: Site, path: string): string {
  return siteUrl(site).href.replace(/\/$/, '') + path;
}
