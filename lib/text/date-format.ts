const known = new Map<string, Intl.DateTimeFormat>();

/** Writes dates in a language; made once for each kind, which takes longer than writing one. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const kind = JSON.stringify([language, options]);
  const format = known.get(kind) ?? new Intl.DateTimeFormat(language, options);
  known.set(kind, format);
  return format;
}
