import { posix } from 'node:path';
import { home } from '@/__tests__/lib/schema/home';
import { readMedia } from '@/lib/content/media';
import type { FormField } from '@/lib/editing/form-fields';
import { pagesCms } from '@/lib/editing/pages-cms';
import { schemasWith } from '@/lib/schema/collections';

const { media, content } = pagesCms(schemasWith(readMedia(''), [], home));

export { media };

/** The files and folders that have forms. */
export const entries = content.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/** The form for a file of content, such as `events/picnic.yaml`; an empty one where there is none. */
export function formFor(name: string): FormField[] {
  const path = posix.join('content', name);
  const entry = entries.find((each) =>
    each.type === 'file' ? each.path === path : each.path === posix.dirname(path),
  );
  return entry?.fields ?? [];
}
