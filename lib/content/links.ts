import type { Content } from '../content';
import { donateAddress } from '../site/nav';
import { calendarPath, routes } from '../site/routes';
import { pagesByPath } from '../site/site-pages';
import { linksIn, readMarkdown } from '../text/markdown';
import { eachCollection, type Collections, type Meanings } from './collections';
import { quoted, type Issue } from './issue';
import { guessName } from '../text/guess-name';
import { locate } from './schema-issues';
import type { FieldPath } from './yaml-file';

/** Fields that hold nothing but where something leads. */
const LINK = 'link';

/** Finds links to pages and files that the site doesn't have. */
export function findDeadLinks(
  collections: Collections,
  meant: Meanings,
  content: Content,
): Issue[] {
  const paths = [
    ...pagesByPath(content).keys(),
    ...content.files.map(({ name }) => `/files/${name}`),
    ...(content.pages.events ? [calendarPath()] : []),
  ];
  return eachCollection(collections).flatMap(([id, collection]) =>
    linksOf(meant[id]).flatMap(({ path, address }) => {
      const [there = ''] = address.split(/[?#]/);
      if (!there.startsWith('/') || paths.includes(there)) return [];
      const guess =
        there === routes.donation ? donateAddress(content.site) : guessName(there, paths);
      const wanted = guess ? `“${guess}”` : 'the path of one, written like /contact/';
      const problem = `found ${quoted(there)}, which is no page or file of the site; wanted ${wanted}`;
      return [locate(path, problem, collection)];
    }),
  );
}

/** Every link of a tree of fields, with the way to the field that it stands in. */
function linksOf(value: unknown, path: FieldPath = []): { path: FieldPath; address: string }[] {
  if (typeof value === 'string') {
    const links = path.at(-1) === LINK ? [value] : linksIn(readMarkdown(value));
    return links.map((address) => ({ path, address }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inside]) =>
    linksOf(inside, [...path, isList ? Number(key) : key]),
  );
}
