import { z } from 'zod';
import { EMAIL } from '../forms/field-rules';
import { isHttpsUrl } from '../text/https-url';
import { trimmed } from '../text/lookalikes';
import { findOtherMarkup, linksIn, readMarkdown, wordsIn } from '../text/markdown';
import { exact, group, label, list, WORDS } from './fields';
import { findUnfit } from './plain-words';

const WANTED_LINK =
  'where it leads: an address that starts with https://, mailto: or tel:, or a page of this site, written like /contact/';

/** Where a button or a link leads: a web address, a way to write or call, or a path of the site. */
export const link = exact(WANTED_LINK, (address) => isLink(address));

/** A button: its words, and where it leads. */
export const button = group({ label: label.describe('what the button says'), link });

/**
 * Words that may hold bold, italic, links and lists, as Markdown writes them, and of which an empty line
 * makes paragraphs. Kept as they were typed, for `readMarkdown`.
 */
export const prose = z
  .string({ error: 'words' })
  .overwrite((typed) => trimmed(typed).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
  .superRefine((typed, { addIssue }) => {
    const wanted = issueIn(typed);
    if (wanted) addIssue({ code: 'custom', message: wanted, params: WORDS });
  })
  .meta({ isLong: true, description: 'words, with bold, italic, links and lists' });

/** Paragraphs: a list of texts with such marks. */
export const paragraphs = list(prose, 'paragraph');

function issueIn(typed: string): string | undefined {
  const other = findOtherMarkup(typed);
  if (other) return other;
  const markup = readMarkdown(typed);
  const astray = linksIn(markup).find((address) => !isLink(address));
  if (astray !== undefined) return `${WANTED_LINK}, in place of “${astray}”`;
  const words = wordsIn(markup).join('');
  return findUnfit(words, 'words', { canLink: true });
}

function isLink(address: string): boolean {
  return (
    isHttpsUrl(address) ||
    /^tel:\+?[\d-]{3,}$/.test(address) ||
    (address.startsWith('mailto:') && EMAIL.test(address.slice(7))) ||
    /^\/(?!\/)[^\s"<>\\]*$/.test(address)
  );
}
