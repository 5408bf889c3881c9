import { isInline, markOf, type Mark, type Marked } from '@/lib/look/mark';
import { href, routes } from '@/lib/site/routes';

/** From how many letters on a name is long: it is set smaller, so that four lines hold it. */
const LONG = 18;
const VERY_LONG = 32;

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

/** How large a name is set. A word that can't be broken counts twice. */
export function sizeOf(name: string): 'short' | 'long' | 'very-long' {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const letters = Math.max(name.length, 2 * longest);
  if (letters > VERY_LONG) return 'very-long';
  return letters > LONG ? 'long' : 'short';
}
