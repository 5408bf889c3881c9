import { href, headerRoutes, routes, type RouteId } from '@/lib/site/routes';
import type { Site } from '@/lib/schema/site';

interface NavLinksProps {
  labels: Site['frame']['links'];
  current: RouteId | undefined;
  /** Whether the page that is shown lies below the current one. */
  below?: boolean;
  className: string;
}

/** The header's links, with the page that is open marked. */
export function NavLinks({ labels, current, below = false, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {headerRoutes.map((id) => (
        <li key={id}>
          <a
            href={href(routes[id])}
            aria-current={id === current ? (below ? 'true' : 'page') : undefined}
            className="nav-link"
          >
            {labels[id]}
          </a>
        </li>
      ))}
    </ul>
  );
}
