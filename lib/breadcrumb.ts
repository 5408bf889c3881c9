import { routes } from './routes';
import type { Site } from './schema/site';

/** A page on the way to another: its name there, and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to a page, which comes last. */
export function crumbsTo({ frame }: Site, ...steps: Crumb[]): Crumb[] {
  return [{ name: frame.home, path: routes.home }, ...steps];
}
