/** Pages that hosts show in place of others, and that nobody comes to by their address. */
const NOT_FOUND = /^(404|_not-found)\//;

/** The addresses of a site's pages, taken from its files. */
export function pagesIn(files: Iterable<string>): string[] {
  return [...files]
    .filter((file) => /(^|\/)index\.html$/.test(file) && !NOT_FOUND.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();
}

/** Every page at the top, and of those below only the first in each folder: the rest are alike. */
function onePerKind(pages: readonly string[]): string[] {
  const kinds = new Set<string>();
  return pages.filter((page) => {
    const [top = '', ...below] = page.split('/').filter(Boolean);
    const kind = below.length === 0 ? page : `${top} ${below.length}`;
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** The pages to measure: those asked for, else one of every kind. */
export function pickPages(files: Iterable<string>, asked?: readonly string[]): string[] {
  const pages = pagesIn(files);
  const missing = asked?.find((page) => !pages.includes(page));
  if (missing !== undefined) {
    throw new Error(`--pages: found “${missing}”; wanted one of ${pages.join(' ')}`);
  }
  return asked ? [...asked] : onePerKind(pages);
}
