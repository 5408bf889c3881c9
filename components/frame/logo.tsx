import { isInline, markOf, type Mark, type Marked } from '@/lib/look/mark';
import { href, routes } from '@/lib/site/routes';

/** From how many letters on a name is long: it is set smaller, so that four lines hold it. */
const LONG = 18;
const VERY_LONG = 32;

/** How many letters of a very long name stand in a line of the smallest screen, beside a button in one line. */
const LINE = 16.3;
const WIDE = /[\p{Lu}mw]/gu;

/** The charity's name with its mark; leads home. */
export function Logo({ site, current }: { site: Marked; current: boolean }) {
  const { name } = site;
  return (
    <a
      href={href(routes.home)}
      aria-current={current ? 'page' : undefined}
      translate="no"
      className={`logo logo-${sizeOf(name)}`}
    >
      <Drawing mark={markOf(site)} />
      <span className="line-clamp-4">{name}</span>
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
  const words = name.split(/\s+|(?<=-)/);
  const longest = Math.max(...words.map((word) => word.length));
  const letters = Math.max(name.length, 2 * longest);
  if (letters > VERY_LONG) return linesOf(words) > 4 ? 'crowded' : 'very-long';
  return letters > LONG ? 'long' : 'short';
}

/** How many lines words take; one that is longer than a line would have to be broken, and takes more than there are. */
function linesOf(words: readonly string[]): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const width = word.length + 0.4 * (word.match(WIDE)?.length ?? 0);
    if (width > LINE) return Infinity;
    if (filled + width > LINE) {
      lines += 1;
      filled = 0;
    }
    filled += width + 1;
  }
  return lines;
}
