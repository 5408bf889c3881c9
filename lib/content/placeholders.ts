import { mapTree } from './map-tree';

/** Puts words where content names them in braces, such as `{name}`, in every text of a tree. */
export function fillIn<Tree>(tree: Tree, words: Readonly<Record<string, string>>): Tree {
  return mapTree(tree, (value) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (typed, name: string) =>
          Object.hasOwn(words, name) ? (words[name] ?? typed) : typed,
        )
      : value,
  );
}
