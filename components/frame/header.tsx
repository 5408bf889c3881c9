import type { Site } from '@/lib/schema/site';
import { donateHref } from '@/lib/site/nav';
import { routes } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Logo } from './logo';
import { Menu } from './menu';
import { NavLinks } from './nav-links';

interface HeaderProps {
  site: Site;
  /** The path of the page that is shown, or of the main one that it lies below. */
  current: string | undefined;
  below?: boolean;
}

/** The bar at the top of every page: one row, whatever its words. */
export function Header({ site, current, below }: HeaderProps) {
  const { frame, nav } = site;
  return (
    <header className="site-header">
      <div className="container-page">
        <Logo site={site} current={current === routes.home} />
        <div className="bar-links">
          <Ruler words={[...nav.header.map(({ label }) => label), frame.donate]} />
          <div className="bar-choice">
            <nav aria-label={frame.mainNavigation} className="bar-nav">
              <NavLinks
                links={nav.header}
                current={current}
                below={below}
                className="flex flex-wrap"
              />
            </nav>
            <ButtonLink href={donateHref(site)} current={current === routes.donation}>
              {frame.donate}
            </ButtonLink>
            <Menu site={site} current={current} below={below} />
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * The bar's words once more, unseen: where they break into a second row the links don't fit, and the
 * style of the bar shows the menu instead. So it holds for any font, language and size of text.
 */
function Ruler({ words }: { words: string[] }) {
  return (
    <div aria-hidden className="bar-ruler">
      {words.map((word) => (
        <span key={word} className="nav-link">
          {word}
        </span>
      ))}
    </div>
  );
}
