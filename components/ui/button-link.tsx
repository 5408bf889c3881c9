import type { ReactNode } from 'react';
import type { shownBetween } from '@/lib/events/moments';

/** How a button stands on its ground. */
export const buttonVariants = {
  primary: 'border-accent bg-accent text-on-accent hover:border-on-accent',
  outline: 'border-current hover:border-ink hover:bg-ink hover:text-paper',
  /** On a dark ground, whatever the theme. */
  light: 'border-current hover:border-on-brand hover:bg-on-brand hover:text-night',
};

interface ButtonLinkProps {
  /** Where it leads; a button that leads nowhere isn't there. */
  href: string | undefined;
  /** Whether it leads to the page that it stands on. */
  current?: boolean;
  variant?: keyof typeof buttonVariants;
  /** When it is shown, if not always. */
  shown?: ReturnType<typeof shownBetween>;
  className?: string;
  /** What it is about, for those who hear it without what stands beside it. */
  about?: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({
  href,
  current = false,
  variant = 'primary',
  shown,
  className = '',
  about,
  children,
}: ButtonLinkProps) {
  if (href === undefined) return null;
  return (
    <>
      <a
        href={href}
        {...shown}
        aria-current={current ? 'page' : undefined}
        className={`button ${buttonVariants[variant]} ${className}`}
      >
        {children}
        {about !== undefined && <span className="sr-only"> {about}</span>}
      </a>
      {/* Parts it from the next one where there are no styles. */ ' '}
    </>
  );
}
