/** What can stand for a sign that no face has: a plainer form, or nothing; undefined for a letter without one. */
export function standIn(sign: string): string | undefined {
  const plainer = sign.normalize('NFKC');
  if (plainer !== sign) return plainer;
  if (/\p{Dash_Punctuation}/u.test(sign)) return '-';
  if (/\p{Default_Ignorable_Code_Point}/u.test(sign)) return '';
  return /[\p{L}\p{N}\p{M}]/u.test(sign) ? undefined : '';
}

/** A text with something else for what no face has; undefined if nothing can stand for a letter. */
export function without(text: string, missing: ReadonlyMap<string, string | undefined>) {
  let rest = text;
  for (const [sign, other] of missing) {
    if (other === undefined) return undefined;
    rest = rest.replaceAll(sign, other);
  }
  return rest === text ? undefined : rest.replace(/\s+/g, ' ');
}
