import { detailPath, routes } from './routes';
import type { Site } from './schema/site';

/** A page on the way to another: its name there, and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to the page of one event or one program, which comes last. */
export function crumbsTo(
  { frame }: Site,
  kind: 'events' | 'programs',
  { title, slug }: { title: string; slug: string },
): Crumb[] {
  return [
    { name: frame.home, path: routes.home },
    { name: frame.links[kind], path: routes[kind] },
    { name: title, path: detailPath(kind, slug) },
  ];
}
