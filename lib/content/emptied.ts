import { mapTree } from './map-tree';

/** Groups whose names content makes up itself: files, and the hidden fields that a form service wants. */
const NAMED_FREELY = ['', 'pages', 'events', 'programs', 'site.writing.fields'];

/** Leaves out the fields of a tree in which nothing stands, as editing tools leave them behind. */
export function withoutEmptied<Tree>(tree: Tree): Tree {
  return mapTree(tree, (value, path) => {
    if (Array.isArray(value)) return value.every(isNothing) ? [] : value;
    if (typeof value !== 'object' || value === null || NAMED_FREELY.includes(path)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inside]) => !isNothing(inside)));
  });
}

function isNothing(value: unknown): boolean {
  return value === '' || (value instanceof Object && Object.keys(value).length === 0);
}
