import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/breadcrumb';
import { yearAt } from '@/lib/moments';
import type { RouteId } from '@/lib/routes';
import type { Site } from '@/lib/schema/site';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

interface FrameProps {
  site: Site;
  /** The page that is shown; none for an address that leads to no page. */
  current?: RouteId;
  /** The way to a page that lies below the current one, as that of one event does. */
  crumbs?: readonly Crumb[];
  /** The time of the build, which the footer's year is taken from. */
  now?: Date;
  children: ReactNode;
}

/** What stands around every page: skip link, header and footer. */
export function Frame({ site, current, crumbs, now = new Date(), children }: FrameProps) {
  return (
    <>
      <SkipLink label={site.frame.skip} />
      <Header site={site} current={current} below={crumbs !== undefined} />
      {crumbs && <Breadcrumb site={site} crumbs={crumbs} />}
      <main id="main">{children}</main>
      <Footer site={site} year={yearAt(now, site.timeZone)} />
    </>
  );
}
