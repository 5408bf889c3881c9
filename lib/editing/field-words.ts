/** A field's name in words: `registrationUrl` is “Registration url”. */
export function labelOf(name: string): string {
  const words = name.replace(/-/g, ' ').replace(/[a-z][A-Z]/g, ([a, b = '']) => `${a} ${b}`);
  return words
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** What to write in a field, as its schema describes it, with the names in braces that its text has to keep. */
export function helpOf(description?: string, holds?: unknown): string | undefined {
  if (!Array.isArray(holds) || holds.length === 0) return description;
  const names = holds.map((name) => `{${name}}`).join(' and ');
  return [description, `keep ${names} in it`].filter(Boolean).join('; ');
}
