import { parseFragment } from 'parse5';

const SHOWN_AS_TYPED = 'since words are shown as they are typed';

/** The tags that people type by hand; words in angle brackets that are none stay words. */
const TAGS =
  'a|abbr|b|big|blockquote|br|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';

/** What is typed for a page to make something of it, and what to do instead. */
const MARKUP: [sign: RegExp, instead: string][] = [
  [
    new RegExp(`<!--|</?(${TAGS})(\\s[^<>]*)?/?>`, 'i'),
    `plain words without it, ${SHOWN_AS_TYPED}`,
  ],
  [
    /\[[^[\]]*\]\(\s*(\w+:|www\.|[/#])[^)]*\)/,
    'the words alone, since no link can stand among them; an event’s page to sign up goes into registrationUrl',
  ],
  [
    /\bhttps?:\/\/[^\s)]*/i,
    'words without a web address, which would not be a link here; an event’s page to sign up goes into registrationUrl',
  ],
  [/(?<!\*)\*\*(?=[^\s*])[^*]*(?<=[^\s*])\*\*(?!\*)/, `the words without stars, ${SHOWN_AS_TYPED}`],
  [
    /(?<![\w*])\*(?=[^\s*])[^*]*(?<=[^\s*])\*(?![\w*])/,
    `the words without stars, ${SHOWN_AS_TYPED}`,
  ],
  [/(?<!\w)__(?=[^\s_])[^_]*(?<=[^\s_])__(?!\w)/, `the words without lines, ${SHOWN_AS_TYPED}`],
];

/** Finds signs that would make bold letters or a link elsewhere, and says what to write in their place. */
export function findMarkup(words: string): string | undefined {
  for (const [sign, instead] of MARKUP) {
    const [found] = sign.exec(words) ?? [];
    if (found !== undefined) return `“${found}” replaced by ${instead}`;
  }
  const named = (words.match(/&#?\w+;/g) ?? []).find((name) => meaning(name) !== name);
  return named === undefined
    ? undefined
    : `the character itself in place of “${named}”${/\S/.test(meaning(named)) ? `: ${meaning(named)}` : ', a space'}`;
}

/** What a browser reads for a character written by its name, such as `&amp;`, in HTML. */
function meaning(name: string): string {
  const [node] = parseFragment(name).childNodes;
  return node !== undefined && 'value' in node ? node.value : name;
}
