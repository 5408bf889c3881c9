import { posix } from 'node:path';
import type { Content } from '../content';
import { pagesByPath, type SitePage } from './site-pages';

/** The pages that stood elsewhere before, by their old paths. */
export function movedPages(content: Content): ReadonlyMap<string, SitePage> {
  const pages = [...pagesByPath(content).values()];
  return new Map(pages.flatMap((page) => (page.was ?? []).map((path) => [path, page] as const)));
}

/** The names that old paths in a folder of the site end with, such as `/events/`. */
export function oldNames(content: Content, folder: string): string[] {
  const paths = [...movedPages(content).keys()];
  return paths
    .filter((path) => posix.join(path, '../') === folder)
    .map((path) => posix.basename(path));
}
