/** What stands for a name in braces, such as `{city}`. */
export type Placeholders = Readonly<Record<string, string>>;

/** A name in braces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts words in the place of names in braces; a name without any stays as it is. */
export function fillIn(text: string, placeholders: Placeholders): string {
  const words = new Map(Object.entries(placeholders));
  return text.replace(PLACEHOLDER, (typed, name: string) => words.get(name) ?? typed);
}
