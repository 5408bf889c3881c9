import type { Content } from '../../schema/content';
import type { CharityEvent } from '../../schema/event';
import type { TimeOfDay } from '../../schema/fields';
import { motifFile, type PaintedMotif } from './motif-file';
import type { MotifName } from './motifs';

/** What a card shows: of an event, a program or an area of the work. */
export function artOf({ art, scene }: { art: MotifName; scene: TimeOfDay }): PaintedMotif {
  return { motif: art, timeOfDay: scene };
}

/** What stands at the start of an event's row in a list. */
export function eventTile(event: CharityEvent): PaintedMotif {
  return { ...artOf(event), isTile: true };
}

/** What stands above the button that leads to a payment page. */
export const GIVING_ART: PaintedMotif = { motif: 'flowers', timeOfDay: 'noon' };

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
  const art = [
    ...[...events, ...programs, ...areas].map(artOf),
    ...events.map(eventTile),
    ...giving,
  ];
  const files = art.map((each) => motifFile(site, each));
  return new Map(files.map(({ name, svg }) => [name, svg]));
}
