import type { ReactNode } from 'react';
import type { Site } from '@/lib/schema/site';
import { buildTime } from '@/lib/site/build-time';
import type { SitePage } from '@/lib/site/site-page';
import { yearAt } from '@/lib/text/dates';
import { Announcement } from './announcement';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { Header } from './header';

interface SiteLayoutProps {
  site: Site;
  /** The page that is shown; none for an address that leads to no page. */
  page?: SitePage;
  children: ReactNode;
}

/**
 * What stands around every page: skip link, header and footer. Each page brings it itself, since a
 * layout isn't told which page it is around.
 * https://nextjs.org/docs/app/api-reference/file-conventions/layout#pathname
 */
export function SiteLayout({ site, page, children }: SiteLayoutProps) {
  const { path, crumbs } = page ?? {};
  const now = buildTime();
  // A page below another is found by the way to it: home, then that one.
  const section = crumbs?.[1]?.path ?? path;
  return (
    <>
      <a
        href="#main"
        className="skip-link button fixed start-4 top-2 z-50 border-ink bg-ink text-paper"
      >
        {site.frame.skip}
      </a>
      {site.announcement && (
        <Announcement {...site.announcement} timeZone={site.timeZone} now={now} />
      )}
      <Header site={site} current={section} below={crumbs !== undefined} />
      {crumbs && <Breadcrumb site={site} crumbs={crumbs} />}
      <main id="main">{children}</main>
      <Footer site={site} year={yearAt(now, site.language, site.timeZone)} />
    </>
  );
}
