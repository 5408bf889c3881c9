import { z } from 'zod';
import type { Content } from '../content';
import { routes, takenNames } from '../site/routes';
import { pagesByPath } from '../site/site-pages';
import type { Collections, Meanings } from './collections';
import { quoted, type Issue } from './issue';
import { locate } from './schema-issues';

const file = z.object({ was: z.array(z.string()).default([]) });

/** The folders of the site that the pages of each collection stand in. */
const FOLDERS = [
  ['pages', routes.home],
  ['more', routes.home],
  ['events', routes.events],
  ['programs', routes.programs],
] as const;

/** Finds old names of pages under which something else stands, or has stood. */
export function findTakenOldNames(
  collections: Collections,
  meant: Meanings,
  content: Content,
): Issue[] {
  const taken = new Set([...pagesByPath(content).keys(), ...takenNames.map((name) => `/${name}/`)]);
  return FOLDERS.flatMap(([id, folder]) =>
    Object.entries(meant[id]).flatMap(([name, fields]) =>
      (file.safeParse(fields).data?.was ?? []).flatMap((old, i) => {
        const path = `${folder}${old}/`;
        const isTaken = taken.has(path);
        taken.add(path);
        const problem = `found ${quoted(old)}; wanted a name that no other page has or had`;
        return isTaken ? [locate([name, 'was', i], problem, collections[id])] : [];
      }),
    ),
  );
}
