import { hasLongWord } from '@/lib/look/name-size';

/** How many letters of such a heading stand in a line of the smallest screen. */
const LINE = 13;

interface OpeningHeadingProps {
  text: string;
  /** Whether a picture stands beside it, which leaves it less room. */
  isBeside: boolean;
  className: string;
}

/** The heading of a page's first view, smaller where a word of it would have to be parted. */
export function OpeningHeading({ text, isBeside, className }: OpeningHeadingProps) {
  const small = `text-2xl max-sm:max-w-none ${isBeside ? '' : 'sm:text-3xl'}`;
  return <h1 className={`${className} ${hasLongWord(text, LINE) ? small : 'text-3xl'}`}>{text}</h1>;
}
