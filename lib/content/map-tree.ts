/** Says what a value becomes; `path` is where it stands, such as `site.name`. */
type Change = (value: unknown, path: string) => unknown;

/** Rebuilds a tree of lists and groups of fields, each value changed after the values inside it. */
export function mapTree<Tree>(tree: Tree, change: Change): Tree;
export function mapTree(tree: unknown, change: Change): unknown {
  return mapFrom(tree, change, '');
}

function mapFrom(tree: unknown, change: Change, path: string): unknown {
  const inside = (value: unknown, key: string | number) =>
    mapFrom(value, change, path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(tree)) return change(tree.map(inside), path);
  if (typeof tree !== 'object' || tree === null) return change(tree, path);
  const entries = Object.entries(tree).map(([key, value]) => [key, inside(value, key)]);
  return change(Object.fromEntries(entries), path);
}
