import type { Content } from '../../content';
import { motifFile } from './motif-file';
import { artOf } from './motifs';

/** A file for each thing that is drawn at an hour somewhere on the pages; some come more than once. */
export function artFiles({ site, events, programs, pages }: Content) {
  return [
    ...events.map((event) => ({ motif: artOf(event), timeOfDay: event.scene })),
    ...programs.map((program) => ({ motif: artOf(program), timeOfDay: 'noon' as const })),
    ...(pages.mission?.areas?.items ?? []).map(({ art, title, scene }) => ({
      motif: artOf({ art, slug: title }),
      timeOfDay: scene,
    })),
  ].map((motif) => motifFile(site, motif));
}
