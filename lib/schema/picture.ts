import { z } from 'zod';
import { inContent } from '../content/folder';
import type { Media } from '../content/media';
import type { Picture, RemotePicture } from '../look/pictures';
import { fileName, group, httpsUrl, words } from './fields';

const WANTED_ALT = 'words that say what the picture shows, or the word decorative';

/** How files are called, by their ending or by a camera. */
const FILE_NAME = /\.(avif|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$|^(IMG|DSCN?|PXL)_?\d+\w*$/i;

/** What a picture shows, in words; the single word “decorative” leaves it out for screen readers. */
const alternative = words(WANTED_ALT)
  .refine((said) => !FILE_NAME.test(said), WANTED_ALT)
  .transform((said) => (/^decorative\.?$/i.test(said) ? '' : said))
  .describe(WANTED_ALT);

/** The address of a picture that another host keeps giving out. */
const pictureAddress = httpsUrl
  .refine((address) => findPageOrPass(address) === undefined, {
    error: ({ input }) => findPageOrPass(String(input)),
  })
  .describe('in place of a file: the address of a picture on another host');

const WANTED_PICTURE =
  'two indented lines: “file: …” with the name of the file, and “alt: …” with words that say what it shows';

const WANTED_FILE = `the name of a file in ${inContent('media')}`;

/** The schema of a picture: a file in the media folder, or one on another host. */
export function pictureIn(media: Media) {
  const file = fileName(WANTED_FILE)
    .meta({ file: 'picture', description: WANTED_FILE })
    .transform((named, { addIssue }) => {
      const found = media.find(named);
      if ('file' in found) return found;
      addIssue({ code: 'custom', message: found.wanted, params: { kind: found.found } });
      return z.NEVER;
    });
  const fields = { file: file.optional(), url: pictureAddress.optional(), alt: alternative };
  return group(fields, WANTED_PICTURE).transform(
    ({ file: found, url, alt }, { addIssue }): Picture | RemotePicture => {
      if (found !== undefined && url === undefined) return { ...found, alt };
      if (url !== undefined && found === undefined) return { url, alt };
      addIssue({
        code: 'custom',
        message: `either a file, for a picture in ${inContent('media')}, or a url, for one elsewhere`,
      });
      return z.NEVER;
    },
  );
}

export type PictureSchema = ReturnType<typeof pictureIn>;

/** A picture that the site itself holds: it stands in the first view, where no other host may be asked. */
export const ownPicture = (picture: PictureSchema) =>
  picture.transform((found, { addIssue }): Picture => {
    if ('file' in found) return found;
    const message = `a picture in ${inContent('media')}, named by file, since a page opens with it`;
    addIssue({ code: 'custom', path: ['url'], message });
    return z.NEVER;
  });

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
  [/\.sharepoint\.com$/, 'SharePoint'],
  [/^github\.com$/, 'GitHub'],
];

/** What stands in an address that is a pass for some hours or days. */
const PASS = /[?&](oe|oh|x-(amz|goog)-(expires|signature)|signature)=/i;

/** Hosts of networks that give out no picture without such a pass, whatever they call it. */
const PASSED = /^(media\.licdn\.com|(cdn|media)\.discordapp\.(com|net))$/;

const INSTEAD = `download the picture and put it into ${inContent('media')}`;

/** Finds addresses that lead to no picture, or only for a while, and says what to do instead. */
function findPageOrPass(address: string): string | undefined {
  const { hostname, search, searchParams } = new URL(address);
  const name = PAGES.find(([host]) => host.test(hostname))?.[1];
  if (name !== undefined)
    return `a picture’s own address, and this is a page of ${name}: ${INSTEAD}`;
  if (/^(www\.)?dropbox\.com$/.test(hostname) && searchParams.get('raw') !== '1') {
    return 'raw=1 at the end of this address of Dropbox in place of dl=0, since it leads to a page otherwise';
  }
  return PASS.test(search) || PASSED.test(hostname)
    ? `an address that lasts, and this one runs out after some days: ${INSTEAD}`
    : undefined;
}
