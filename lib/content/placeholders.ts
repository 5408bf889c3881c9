import { mapTree } from './map-tree';

/**
 * Puts words where content names them in braces, such as `{name}`, in every text of a tree but the
 * one at `kept`, which stays as it was typed.
 */
export function fillIn<Tree>(
  tree: Tree,
  words: Readonly<Record<string, string>>,
  kept?: string,
): Tree {
  return mapTree(tree, (value, path) =>
    typeof value === 'string' && path !== kept
      ? value.replace(/\{(\w+)\}/g, (typed, name: string) =>
          Object.hasOwn(words, name) ? (words[name] ?? typed) : typed,
        )
      : value,
  );
}
