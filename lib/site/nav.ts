import { mailto } from '../contact/mailto';
import type { FreePage } from '../schema/free-page';
import type { SomePages } from '../schema/pages';
import type { Nav, Site, SiteFile } from '../schema/site';
import {
  contactFormHref,
  footerRoutes,
  freePath,
  headerRoutes,
  href,
  routeIds,
  routes,
  type RouteId,
} from './routes';

/** What there is to lead to: a page that content leaves out has no link. */
export function navOf(
  { frame, footer }: SiteFile,
  pages: SomePages,
  more: readonly FreePage[] = [],
): Nav {
  const isThere = (id: RouteId) => pages[id] !== undefined;
  const own = (...places: FreePage['show'][]) =>
    more
      .filter(({ show }) => places.includes(show))
      .map(({ slug, label, title }) => ({ path: freePath(slug), label: label ?? title }));
  return {
    main: routeIds.filter(isThere),
    header: [
      ...headerRoutes.filter(isThere).map((id) => ({ path: routes[id], label: frame.links[id] })),
      ...own('header'),
    ],
    footer: [
      ...footerRoutes.filter(isThere).map((id) => ({ path: routes[id], label: footer.links[id] })),
      ...own('header', 'footer'),
    ],
  };
}

/** Address of a main page, as a link needs it; none where the site doesn't have it. */
export function pageHref({ nav }: Pick<Site, 'nav'>, id: RouteId): string | undefined {
  return nav.main.includes(id) ? href(routes[id]) : undefined;
}

/** Where a button to give leads: the donation page, or straight on to where gifts are paid; none without either. */
export function donateHref(site: Pick<Site, 'nav' | 'giving'>): string | undefined {
  const { giving } = site;
  return giving.provider === 'link' && giving.straight === 'yes'
    ? giving.link
    : pageHref(site, 'donation');
}

/** Where to write to the charity about something: the form with the subject filled in, or an email. */
export function contactHref({ nav, contact }: Pick<Site, 'nav' | 'contact'>, subject: string) {
  return nav.main.includes('contact')
    ? contactFormHref(subject)
    : mailto(contact.email, { subject });
}
