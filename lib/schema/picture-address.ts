import { inContent } from '../content/folder';

/** Hosts whose addresses lead to a page around the picture, which no <img> can show, by their names. */
const PAGES: [host: RegExp, name: string][] = [
  [/^(drive|docs)\.google\.com$/, 'Google Drive'],
  [/^photos\.(google\.com|app\.goo\.gl)$/, 'Google Photos'],
  [/^(www\.|m\.)?facebook\.com$/, 'Facebook'],
  [/^(www\.)?instagram\.com$/, 'Instagram'],
  [/^(1drv\.ms|onedrive\.live\.com)$/, 'OneDrive'],
  [/^(www\.)?(icloud|share\.icloud)\.com$/, 'iCloud'],
  [/^(www\.)?flickr\.com$/, 'Flickr'],
  [/^(www\.)?imgur\.com$/, 'Imgur'],
];

/** What stands in an address that is a pass for some hours or days. */
const PASS = /[?&](oe|oh|x-(amz|goog)-(expires|signature))=/i;

const INSTEAD = `download the picture and put it into ${inContent('media')}`;

/** Finds addresses that lead to no picture, or only for a while, and says what to do instead. */
export function findPageOrPass(address: string): string | undefined {
  const { hostname, search, searchParams } = new URL(address);
  const name = PAGES.find(([host]) => host.test(hostname))?.[1];
  if (name !== undefined)
    return `a picture’s own address, and this is a page of ${name}: ${INSTEAD}`;
  if (/^(www\.)?dropbox\.com$/.test(hostname) && searchParams.get('raw') !== '1') {
    return 'raw=1 at the end of this address of Dropbox in place of dl=0, since it leads to a page otherwise';
  }
  return PASS.test(search)
    ? `an address that lasts, and this one runs out after some days: ${INSTEAD}`
    : undefined;
}
