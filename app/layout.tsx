import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { getContent } from '@/lib/content';
import { sizeOf } from '@/lib/look/app-icons';
import { lookCss } from '@/lib/look/look-css';
import { paletteOf } from '@/lib/look/palette';
import { isPreview } from '@/lib/site/preview';
import { href, iconPath } from '@/lib/site/routes';
import { siteUrl } from '@/lib/site/site-url';
import { directionOf } from '@/lib/text/locale';
import './globals.css';
import './type.css';
import './header.css';
import './bar.css';
import './menu.css';
import './frame.css';
import './scenes.css';
import './motion.css';
import './media.css';

const { site } = getContent();
const palette = paletteOf(site);
const direction = directionOf(site.language);
const turned = direction === 'rtl' ? readFileSync(join(process.cwd(), 'app/rtl.css'), 'utf8') : '';
/** The same for all pages, so it is worked out once. */
const look = lookCss(site);

/**
 * Tells browsers to prepare a page of the site while the pointer rests on its link, so that it is
 * there at once; files and prefilled forms are left alone. The policy of a page allows it by hash.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${href('/')}*` },
          { not: { href_matches: `${href('/')}*.*` } },
          { not: { href_matches: `${href('/')}*\\?(.+)` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export const metadata: Metadata = {
  metadataBase: siteUrl(site),
  // Digits that look like a phone number stay text; real numbers are links of our own.
  formatDetection: { telephone: false, email: false, address: false },
  // No manifest: Chromium fetches it on a first visit, before the display font, and needs none for a bookmark.
  icons: {
    // The PNG is for search results; browsers that know SVG take that, and fetch only one.
    icon: [
      { url: href(iconPath('small')), type: 'image/png', sizes: sizeOf('small') },
      { url: href('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: href(iconPath('apple')),
  },
  ...(isPreview() && { robots: { index: false, follow: false } }),
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.colors.paper },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.colors.paper },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const contentCss = `${await look}${turned}:root{--host:'${siteUrl(site).host}'}`;
  return (
    <html
      lang={site.language}
      // What browsers take for granted stays out.
      dir={direction === 'ltr' ? undefined : direction}
      suppressHydrationWarning
    >
      <head>
        <InlineScript name="display-font" />
        {/* What the style sheets paint with, what turns round, and the host for links on paper, which need theirs beside them. */}
        <style dangerouslySetInnerHTML={{ __html: contentCss }} />
      </head>
      <body>
        {children}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <InlineScript name="page" />
      </body>
    </html>
  );
}
