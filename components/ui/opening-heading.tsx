import { hasLongWord } from '@/lib/look/name-size';

/** How many letters of such a heading stand in a line of the smallest screen. */
const LINE = 13;

/** The heading of a page's first view, smaller on a phone where a word of it would have to be parted. */
export function OpeningHeading({ text, className }: { text: string; className: string }) {
  const size = hasLongWord(text, LINE) ? 'text-2xl max-sm:max-w-none sm:text-3xl' : 'text-3xl';
  return <h1 className={`${size} ${className}`}>{text}</h1>;
}
