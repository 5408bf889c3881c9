import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/site/metadata';
import { isPreview } from '@/lib/site/preview';

export const dynamic = 'force-static';

/** Lets search engines see everything, and tells them where all pages are listed. */
export default function robots(): MetadataRoute.Robots {
  const { site } = getContent();
  return {
    rules: { userAgent: '*', allow: '/' },
    // A preview lets them in, too, or they would not see that they should leave it alone.
    ...(!isPreview() && { sitemap: absoluteUrl(site, '/sitemap.xml') }),
  };
}
