import type { Content } from '../../schema/content';
import { motifFile, type Art } from './motif-file';

/** What stands above the button that leads to a payment page. */
export const GIVING_ART: Art = { art: 'flowers', scene: 'noon' };

/** Drawn once for each reading of the content, however many files are asked for. */
const known = new WeakMap<Content, ReadonlyMap<string, string>>();

/** The SVG files of all that cards show, by their names. */
export function artFiles(content: Content): ReadonlyMap<string, string> {
  const files = known.get(content) ?? draw(content);
  known.set(content, files);
  return files;
}

function draw({ site, events, programs, pages }: Content): ReadonlyMap<string, string> {
  const areas = pages.mission?.areas?.items ?? [];
  const giving = site.giving.provider === 'link' ? [GIVING_ART] : [];
  const tiles = events.map((event) => ({ ...event, isTile: true }));
  const all: Art[] = [...events, ...programs, ...areas, ...tiles, ...giving];
  const files = all.map((art) => motifFile(site, art));
  return new Map(files.map(({ name, svg }) => [name, svg]));
}
