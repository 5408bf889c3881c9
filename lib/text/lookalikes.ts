/** Spaces that aren't the one on the keyboard: no-break, en, thin, ideographic and the like. */
const SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';

/** What nobody sees: soft hyphen, zero-width spaces and joiners, marks of direction, byte order mark. */
const UNSEEN = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

/** What looks like a plain space or like nothing and is neither, as a class of a regular expression. */
export const LOOKALIKE = `[${SPACES}${UNSEEN}]`;

const ANY = new RegExp(LOOKALIKE);
const EACH_SPACE = new RegExp(`[${SPACES}]`, 'g');
const EACH_UNSEEN = new RegExp(`[${UNSEEN}]`, 'g');
const AROUND = around(`\\s${UNSEEN}`);
/** Joiners and marks of direction change how the letters beside them look in Persian or Hebrew. */
const AROUND_WORDS = around('\\s\\u00ad\\u200b\\u2060\\ufeff');

/** Says whether a text holds a character that looks like a plain space or like nothing, and is neither. */
export function holdsLookalike(text: string): boolean {
  return ANY.test(text);
}

/** Puts plain spaces in place of special ones, and takes out what nobody sees. */
export function withoutLookalikes(text: string): string {
  return text.replace(EACH_SPACE, ' ').replace(EACH_UNSEEN, '');
}

/** Cuts off all that stands around a text and isn't seen, but for what letters of other scripts need. */
export function trimmed(text: string): string {
  const bare = text.replace(AROUND, '');
  return /^[\x20-\x7e]*$/.test(bare) ? bare : text.replace(AROUND_WORDS, '');
}

function around(signs: string): RegExp {
  return new RegExp(`^[${signs}]+|[${signs}]+$`, 'g');
}
