import { mapTree } from './map-tree';

/** Puts the charity's name where content says `{name}`, in every text of a tree. */
export function fillIn<Tree>(tree: Tree, name: string): Tree {
  return mapTree(tree, (value) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
}
