import { href, routes } from '@/lib/routes';

/** The charity's name with its mark, a juniper twig; leads home. */
export function Logo({ name, current }: { name: string; current: boolean }) {
  return (
    <a
      href={href(routes.home)}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-center gap-2.5 font-display text-sm leading-none xs:text-xl"
    >
      <svg
        aria-hidden
        viewBox="0 0 32 32"
        className="hidden h-8 w-8 shrink-0 min-[23em]:block sm:h-9 sm:w-9"
      >
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
      <span className="w-min min-w-[5.25rem] xs:w-auto">{name}</span>
    </a>
  );
}
