import { isInline, markOf, type Mark, type Marked } from '@/lib/look/mark';
import { href, routes } from '@/lib/site/routes';

/** From how many letters on a name is long: it is set smaller, so that four lines hold it. */
const LONG = 18;
const VERY_LONG = 32;

/** How many letters of a very long name stand in a line of the smallest screen, beside a button in one line. */
const LINE = 16.3;
const WIDE = /[\p{Lu}mw]/gu;

/** Signs that are about as wide as two letters. */
const DOUBLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Words as browsers part them, also where no spaces do. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The charity's name with its mark; leads home. */
export function Logo({ site, current }: { site: Marked; current: boolean }) {
  const { name } = site;
  // Where the browser knows how words of the language are parted, it need not break one anywhere.
  const parted = isTooLong(name) ? 'hyphens-auto' : '';
  return (
    <a
      href={href(routes.home)}
      aria-current={current ? 'page' : undefined}
      translate="no"
      className={`logo logo-${sizeOf(name)}`}
    >
      <Drawing mark={markOf(site)} />
      <span className={`line-clamp-4 ${parted}`}>{name}</span>
    </a>
  );
}

/** A mark that is small and plain stands in the page; any other is the file that the tab shows, too. */
function Drawing({ mark }: { mark: Mark }) {
  const { svg, width, height } = mark;
  if (isInline(mark)) {
    return <div aria-hidden className="mark" dangerouslySetInnerHTML={{ __html: svg }} />;
  }
  return <img src={href('/icon.svg')} alt="" width={width} height={height} className="mark" />;
}

/**
 * How large a name is set, and whether it takes its room before the button beside it: a crowded one does. A word that
 * can't be broken counts twice.
 */
export function sizeOf(name: string): 'short' | 'long' | 'very-long' | 'crowded' {
  const longest = Math.max(...piecesOf(name).map(lettersOf));
  const letters = Math.max(lettersOf(name), 2 * longest);
  if (letters > VERY_LONG) return isTooLong(name) || linesOf(name) > 4 ? 'crowded' : 'very-long';
  return letters > LONG ? 'long' : 'short';
}

/** Whether a word of a name is longer than a line. */
function isTooLong(name: string): boolean {
  return piecesOf(name).some((piece) => widthOf(piece) > LINE);
}

/** How many lines words take that are no longer than one. */
function linesOf(name: string): number {
  let lines = 1;
  let filled = 0;
  for (const piece of piecesOf(name)) {
    if (filled + widthOf(piece) > LINE && piece.trim() !== '') {
      lines += 1;
      filled = 0;
    }
    filled += widthOf(piece);
  }
  return lines;
}

function piecesOf(name: string): string[] {
  return [...segmenter.segment(name)].map(({ segment }) => segment);
}

/** How many letters a text is wide; marks stand above or below them. */
function lettersOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length + (text.match(DOUBLE)?.length ?? 0);
}

function widthOf(text: string): number {
  return lettersOf(text) + 0.4 * (text.match(WIDE)?.length ?? 0);
}
