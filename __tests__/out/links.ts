import type { ExportedSite } from './site';

const ADDRESS_ATTRIBUTE = /^(xlink:)?href$|^(src|action|formaction|poster|data)$/;
const SOURCE_SET_ATTRIBUTE = /srcset$/i;

/** Every address that a page names: links, files, picture sets, styles and share cards. */
export function addressesIn(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (ADDRESS_ATTRIBUTE.test(name)) return [value];
      if (SOURCE_SET_ATTRIBUTE.test(name)) return sourcesIn(value);
      // Share cards name pictures and pages in full, and so does nothing else in a meta tag.
      if (element.localName === 'meta' && /^https?:/.test(value)) return [value];
      return addressesInCss(value);
    }),
    ...(element.localName === 'style' ? addressesInCss(element.textContent ?? '') : []),
  ]);
}

/** The addresses in the `url()`s of a style sheet or attribute. */
export function addressesInCss(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);
}

function sourcesIn(set: string): string[] {
  return set.split(',').map((source) => source.trim().split(/\s+/)[0] ?? '');
}

/**
 * Says why an address that stands in the file at `from` leads nowhere, or nothing when it leads
 * to a file of the site and an element in it, or to another host.
 */
export function deadEnd(site: ExportedSite, from: URL, address: string): string | undefined {
  if (!URL.canParse(address, from)) return 'is no address';
  // Calendar programs ask for https where it says webcal.
  const { origin, pathname, hash } = new URL(address.replace(/^webcal:/, 'https:'), from);
  if (origin !== site.origin) return undefined;
  if (!pathname.startsWith(site.base)) return `is outside ${site.base}`;

  const path = decodeURIComponent(pathname.slice(site.base.length));
  const file = path.replace(/(^|\/)$/, '$1index.html');
  if (!site.files.has(file)) return `leads to no file ${file}`;

  const target = site.html.find((page) => page.file === file)?.document;
  const id = decodeURIComponent(hash.slice(1));
  if (target && id && !target.getElementById(id)) return `leads to no element in ${file}`;
  return undefined;
}
