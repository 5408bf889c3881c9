import type { Site } from '@/lib/schema/site';
import { NavLinks } from './nav-links';

interface MenuProps {
  site: Pick<Site, 'frame' | 'nav'>;
  current: string | undefined;
  below?: boolean;
}

/**
 * The small screen's links behind a toggle. It is a popover of the browser's own, which brings
 * Escape, taps outside, focus and the toggle's expanded state without a script. A browser that
 * doesn't know popovers shows the links at once.
 */
export function Menu({ site: { frame, nav }, current, below }: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget="menu" className="menu-toggle">
        <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor">
          <path d="M4 7h16M4 12h16M4 17h16" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="sr-only sm:not-sr-only">{frame.menu}</span>
      </button>
      <nav id="menu" popover="auto" aria-label={frame.menu} className="menu">
        <NavLinks
          links={nav.header}
          current={current}
          below={below}
          className="container-page menu-list"
        />
      </nav>
    </>
  );
}
