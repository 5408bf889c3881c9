import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';

export const dynamic = 'force-static';

/** Lets search engines see everything, and tells them where all pages are listed. */
export default function robots(): MetadataRoute.Robots {
  const { site } = getContent();
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(site, '/sitemap.xml') };
}
