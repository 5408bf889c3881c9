import { href, routes, type RouteId } from '@/lib/routes';
import type { Site } from '@/lib/schema/site';
import { ButtonLink } from '../ui/button-link';
import { Logo } from './logo';
import { Menu } from './menu';
import { NavLinks } from './nav-links';

interface HeaderProps {
  site: Site;
  current: RouteId | undefined;
  below?: boolean;
}

/** The bar at the top of every page. */
export function Header({ site: { name, frame }, current, below }: HeaderProps) {
  return (
    <header className="site-header">
      <div className="container-page">
        <Logo name={name} current={current === 'home'} />
        <nav aria-label={frame.mainNavigation} className="ml-auto hidden lg:block">
          <NavLinks
            labels={frame.links}
            current={current}
            below={below}
            className="flex flex-wrap gap-1"
          />
        </nav>
        <ButtonLink
          href={href(routes.donation)}
          current={current === 'donation'}
          className="ml-auto max-xs:px-3 sm:mr-2 lg:ml-2 lg:mr-0"
        >
          {frame.donate}
        </ButtonLink>
        <Menu frame={frame} current={current} below={below} />
      </div>
    </header>
  );
}
