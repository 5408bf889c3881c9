/** The main pages and their addresses; `site-pages.ts` knows more of them, and lists those below them. */
export const routes = {
  home: '/',
  about: '/about/',
  mission: '/mission/',
  events: '/events/',
  donation: '/donation/',
  programs: '/programs/',
  contact: '/contact/',
} as const;

export type RouteId = keyof typeof routes;

/** The main pages in the order in which lists have them. */
export const routeIds = Object.keys(routes).filter((id): id is RouteId => id in routes);

/** The pages of the header's and the small-screen menu's links, in their order. */
export const headerRoutes = ['about', 'mission', 'events', 'programs', 'contact'] as const;

/** The pages of the footer's quick links, in their order. */
export const footerRoutes = ['about', 'mission', 'programs', 'events', 'contact'] as const;

/**
 * Address of a page or file as a link needs it: under the folder that the site is published in,
 * which `next.config.mjs` takes from the site's address (empty at the root of a domain).
 */
export function href(path: string): string {
  return `${process.env.BASE_PATH ?? ''}${path}`;
}

/** An address as content gives it, as a link needs it: a path of the site under its folder, another as it is. */
export function withBase(address: string): string {
  return address.startsWith('/') ? href(address) : address;
}

/** Path of the page of one event or one program. */
export function detailPath(kind: 'events' | 'programs', slug: string): string {
  return `${routes[kind]}${slug}/`;
}

/** Path of the second and any further page of the list of events; no event's own path has two names in it. */
export function furtherPath(page: number | string): string {
  return `${routes.events}upcoming/${page}/`;
}

/** Path of the list of a year's events that are over. */
export function pastPath(year: string): string {
  return `${routes.events}past/${year}/`;
}

/** Path of a page that the charity has made up itself. */
export function freePath(slug: string): string {
  return `/${slug}/`;
}

/** Names that such a page can't have: those of the other pages, of folders with files, and one that Apache takes for itself. */
export const takenNames: readonly string[] = [
  ...routeIds,
  '404',
  'app-icons',
  'calendar',
  'code',
  'files',
  'fonts',
  'icons',
  'index',
  'media',
  'share',
];

/** Address of the contact page with the subject of a message filled in. */
export function contactFormHref(subject: string): string {
  return `${href(routes.contact)}?subject=${encodeURIComponent(subject)}`;
}

/** Path of the donation page with monthly gifts chosen. */
export const monthlyPath = `${routes.donation}monthly/`;

/** Path of the page to come back to from where a gift was paid. */
export const thanksPath = `${routes.donation}thanks/`;

/** Path of the contact page with a way of giving as the subject of a message. */
export function talkPath(about: string): string {
  return `${routes.contact}${about}/`;
}

/** Path of the calendar file of one event, or of all of them. */
export function calendarPath(slug?: string): string {
  return slug === undefined ? '/calendar.ics' : `/calendar/${slug}.ics`;
}

/** The pictures of the site's mark: for a home screen, and in two sizes. */
export type IconId = 'apple' | 'small' | 'large';

/** Path of an icon. */
export function iconPath(id: IconId): string {
  return `/app-icons/${id}.png`;
}
