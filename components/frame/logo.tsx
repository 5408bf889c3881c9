import { isInline, markOf, type Brand } from '@/lib/look/mark';
import { hasLongWord, nameSize } from '@/lib/look/name-size';
import type { Mark } from '@/lib/look/png-mark';
import { href, routes } from '@/lib/site/routes';

/** The charity's name with its mark; leads home. */
export function Logo({ site, current }: { site: Brand; current: boolean }) {
  const { name } = site;
  // Where the browser knows how words of the language are parted, it need not break one anywhere.
  const parted = hasLongWord(name) ? 'hyphens-auto' : '';
  return (
    <a
      href={href(routes.home)}
      aria-current={current ? 'page' : undefined}
      translate="no"
      className={`logo logo-${nameSize(name)}`}
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
