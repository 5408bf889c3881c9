import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Site } from '../schema/site';
import { absoluteUrl } from '../site/metadata';
import type { Crumb } from '../site/site-page';

/**
 * The way to a page as search engines read it.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbData(site: Site, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  } satisfies WithContext<BreadcrumbList>;
}
