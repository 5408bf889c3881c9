import type { Content } from '../../schema/content';
import type { CharityEvent } from '../../schema/event';
import type { Pages } from '../../schema/pages';
import type { Program } from '../../schema/program';
import { motifFile, type PaintedMotif } from './motif-file';

type Area = NonNullable<Pages['mission']['areas']>['items'][number];

/** What the card of an event shows. */
export function eventArt(event: CharityEvent): PaintedMotif {
  return { motif: event.art, timeOfDay: event.scene };
}

/** What stands at the start of an event's row in a list. */
export function eventTile(event: CharityEvent): PaintedMotif {
  return { ...eventArt(event), isTile: true };
}

/** What the card of a program shows. */
export function programArt(program: Program): PaintedMotif {
  return { motif: program.art, timeOfDay: program.scene };
}

/** What the card of an area of the work shows. */
export function areaArt({ art, scene }: Area): PaintedMotif {
  return { motif: art, timeOfDay: scene };
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
    events.map(eventArt),
    events.map(eventTile),
    programs.map(programArt),
    areas.map(areaArt),
    giving,
  ].flat();
  const files = art.map((each) => motifFile(site, each));
  return new Map(files.map(({ name, svg }) => [name, svg]));
}
