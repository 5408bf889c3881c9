import { href, routes } from '@/lib/site/routes';

/** From how many letters on a name is long: it is set smaller, so that three lines hold it. */
const LONG = 18;
const VERY_LONG = 32;

/** The charity's name with its mark, a juniper twig; leads home. */
export function Logo({ name, current }: { name: string; current: boolean }) {
  return (
    <a
      href={href(routes.home)}
      aria-current={current ? 'page' : undefined}
      translate="no"
      className={`logo logo-${sizeOf(name)}`}
    >
      <svg aria-hidden viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="16" className="fill-juniper" />
        <path
          d="M16 26V9m0 12c-5 0-7-2.5-7-6m7 2c5 0 7-2.5 7-6"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          className="stroke-on-juniper"
        />
        <circle cx="16" cy="7" r="2.5" className="fill-sunrise" />
        <circle cx="9" cy="13" r="2.5" className="fill-sunrise" />
        <circle cx="23" cy="9.5" r="2.5" className="fill-sunrise" />
      </svg>
      <span className="line-clamp-3">{name}</span>
    </a>
  );
}

/** How large a name is set. A word that can't be broken counts twice. */
export function sizeOf(name: string): 'short' | 'long' | 'very-long' {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const letters = Math.max(name.length, 2 * longest);
  if (letters > VERY_LONG) return 'very-long';
  return letters > LONG ? 'long' : 'short';
}
