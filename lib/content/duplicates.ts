import { locate } from './schema-issues';
import type { ContentTree, Entry } from './tree';
import type { Issue } from './issue';
import type { FieldPath } from './yaml-file';

/** Finds events and programs that were copied and not edited, and a second featured event. */
export function findDuplicates(tree: ContentTree, entries: readonly Entry[]): Issue[] {
  const first = new Map<string, FieldPath>();
  const issues: Issue[] = [];
  const claim = (key: unknown[], path: FieldPath, wanted: string) => {
    const other = first.get(JSON.stringify(key));
    if (other === undefined) first.set(JSON.stringify(key), path);
    else {
      const file = entries.find((entry) => entry.path.every((step, i) => step === other[i]))?.file;
      issues.push(locate(path, `found the same as in ${file}; wanted ${wanted}`, entries));
    }
  };
  for (const [slug, event] of Object.entries(tree.events)) {
    const { title, date, featured } = fieldsOf(event);
    if (title && date) {
      claim(['event', title, date], ['events', slug, 'title'], 'another title or another day');
    }
    if (featured === 'yes') {
      claim(['featured'], ['events', slug, 'featured'], 'one featured event at the most');
    }
  }
  for (const [slug, program] of Object.entries(tree.programs)) {
    const { title } = fieldsOf(program);
    if (title) claim(['program', title], ['programs', slug, 'title'], 'another title');
  }
  return issues;
}

/** The texts of a file, without the differences that a reader doesn't see. */
function fieldsOf(file: unknown): Record<string, string | undefined> {
  if (typeof file !== 'object' || file === null) return {};
  return Object.fromEntries(
    Object.entries(file).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' ? value.trim().toLowerCase() : undefined,
    ]),
  );
}
