import type { NavLink } from '@/lib/schema/site';
import { href } from '@/lib/site/routes';

interface NavLinksProps {
  links: readonly NavLink[];
  /** The path of the link to mark. */
  current: string | undefined;
  /** Whether the page that is shown lies below the current one. */
  below?: boolean;
  className: string;
}

/** The header's links, with the page that is open marked. */
export function NavLinks({ links, current, below = false, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a
            href={href(path)}
            aria-current={path === current ? (below ? 'true' : 'page') : undefined}
            className="nav-link"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
