/** Settings by name, as `process.env` holds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether the site is built to be looked at before it is published: search engines are then asked
 * to leave it alone.
 * @throws {Error} when PREVIEW is neither yes nor empty.
 */
export function isPreview({ PREVIEW = '' }: Environment = process.env): boolean {
  if (PREVIEW === 'yes') return true;
  if (PREVIEW === '') return false;
  throw new Error(`PREVIEW: found “${PREVIEW}”; wanted yes, or nothing for the published site`);
}
