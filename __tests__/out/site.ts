import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/export/sweep';
import { siteUrl } from '@/lib/site/site-url';
import { wholeContent } from '../whole-content';

/** The folder of the built site. */
export const OUT = process.env.OUT_DIR ?? 'out';

/** Every word that the site was built from. */
export const content = wholeContent();

/** One HTML file of an exported site. */
export interface ExportedPage {
  /** Its path in the folder, such as `about/index.html`. */
  file: string;
  /** The address that the host answers with it. */
  address: URL;
  document: Document;
}

/** A site as it will be published: its files, and the address that they were made for. */
export interface ExportedSite {
  folder: string;
  origin: string;
  /** The folder of the host that the site stands in, with both slashes. */
  base: string;
  /** Paths of all files, byte for byte: a host tells capitals from small letters. */
  files: ReadonlySet<string>;
  /** Every HTML file. */
  html: ExportedPage[];
  /** The HTML files that are pages of their own, without the not-found page and those that lead on from an old address. */
  pages: ExportedPage[];
}

let built: ExportedSite | undefined;

/** The site that was built, read once for all tests of a file; they leave its documents as they are. */
export function builtSite(): ExportedSite {
  return (built ??= openSite(OUT, siteUrl(content.site)));
}

/** Reads an exported site. */
export function openSite(folder: string, url: URL): ExportedSite {
  const base = url.pathname.replace(/\/?$/, '/');
  const files = filesIn(folder);
  const html = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      address: new URL(base + file.replace(/(^|\/)index\.html$/, '$1'), url),
      document: parse(readFileSync(join(folder, file), 'utf8')),
    }));
  const pages = html.filter(
    ({ file, document }) => !/^(404|_not-found)\b/.test(file) && !refreshOf(document),
  );
  return { folder, origin: url.origin, base, files: new Set(files), html, pages };
}

/** What a page tells search engines and whoever links to it under a name, in each of its tags for that. */
export function metaOf(document: Document, name: string): string[] {
  const tags = document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return [...tags].map((tag) => tag.getAttribute('content') ?? '');
}

/** Where a page leads on to at once, and when; none where visitors stay. */
export function refreshOf(document: Document): string | null | undefined {
  return document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content');
}

/** Finds the page of a file; fails where there is none. */
export function pageOf({ html }: ExportedSite, file: string): ExportedPage {
  const page = html.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`${file} was not exported`);
  return page;
}

/** The file that a route is exported to: `/about/` becomes `about/index.html`. */
export function fileOf(route: string): string {
  return `${route.slice(1)}index.html`;
}

/** Text as a reader sees it, with each run of spaces and line breaks as one space. */
export function textOf(node: Node | null): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
