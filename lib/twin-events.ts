import { locate } from './content-faults';
import type { ContentTree, Entry } from './content-tree';
import type { Fault } from './faults';

/** Finds an event that was copied and not edited, and a second featured event. */
export function findTwinFaults(tree: ContentTree, entries: readonly Entry[]): Fault[] {
  const first = new Map<string, string>();
  return Object.entries(tree.events).flatMap(([slug, event]) => {
    if (typeof event !== 'object' || event === null) return [];
    const path = ['events', slug];
    const { title, date, featured }: Record<string, unknown> = { ...event };
    const faults: Fault[] = [];
    const claim = (key: string, field: string, wanted: string) => {
      const other = first.get(key);
      if (other === undefined) first.set(key, slug);
      else {
        const problem = `found the same as in content/events/${other}.yaml; wanted ${wanted}`;
        faults.push(locate([...path, field], problem, entries));
      }
    };
    if (title && date) {
      claim(JSON.stringify([title, date]), 'title', 'another title or another day');
    }
    if (featured === 'yes') claim('featured', 'featured', 'one featured event at the most');
    return faults;
  });
}
