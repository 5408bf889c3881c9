/** Rebuilds a tree of lists and groups of fields, each value changed after the values inside it. */
export function mapTree<Tree>(tree: Tree, change: (value: unknown) => unknown): Tree;
export function mapTree(tree: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(tree)) return change(tree.map((entry: unknown) => mapTree(entry, change)));
  if (typeof tree !== 'object' || tree === null) return change(tree);
  return change(
    Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, mapTree(value, change)])),
  );
}
