/** Puts the charity's name where content says `{name}`, in every text of a tree. */
export function fillIn<Tree>(tree: Tree, name: string): Tree;
export function fillIn(tree: unknown, name: string): unknown {
  if (typeof tree === 'string') return tree.replaceAll('{name}', name);
  if (Array.isArray(tree)) return tree.map((entry: unknown) => fillIn(entry, name));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillIn(value, name)]));
}
