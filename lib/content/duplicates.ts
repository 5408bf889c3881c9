import { z } from 'zod';
import { takenNames } from '../site/routes';
import type { Collection, Collections, Meanings } from './collections';
import type { Issue } from './issue';
import { locate } from './schema-issues';
import type { FieldPath } from './yaml-file';

/** Texts of a file, without the differences that a reader doesn't see. */
const said = z.string().trim().toLowerCase().catch('');
const texts = z.object({ title: said, date: said, featured: said });

/** Finds pages, events and programs that were copied and not edited, or under a name that is taken, and a second featured event. */
export function findDuplicates(
  { pages, more, events, programs }: Collections,
  meant: Meanings,
): Issue[] {
  const first = new Map<string, string>();
  const issues: Issue[] = [];
  const claim = (key: unknown[], path: FieldPath, wanted: string, collection: Collection) => {
    const file = collection.files.get(String(path[0]))?.file ?? '';
    const other = first.get(JSON.stringify(key));
    if (other === undefined) first.set(JSON.stringify(key), file);
    else issues.push(locate(path, `found the same as in ${other}; wanted ${wanted}`, collection));
  };
  for (const [name, event] of Object.entries(meant.events)) {
    const { title, date, featured } = texts.safeParse(event).data ?? {};
    if (title && date) {
      claim(['event', title, date], [name, 'title'], 'another title or another day', events);
    }
    if (featured === 'yes') {
      claim(['featured'], [name, 'featured'], 'one featured event at the most', events);
    }
  }
  for (const [name, page] of Object.entries({ ...meant.pages, ...meant.more })) {
    const { title } = texts.safeParse(page).data ?? {};
    const isOwn = name in meant.more;
    if (isOwn && takenNames.includes(name)) {
      const file = more.files.get(name)?.file ?? '';
      issues.push({
        file,
        problem: 'found this name, which the site has for something else; wanted another',
      });
    }
    if (title) claim(['page', title], [name, 'title'], 'another title', isOwn ? more : pages);
  }
  for (const [name, program] of Object.entries(meant.programs)) {
    const { title } = texts.safeParse(program).data ?? {};
    if (title) claim(['program', title], [name, 'title'], 'another title', programs);
  }
  return issues;
}
