import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import { Section } from './section';

interface InvitationProps {
  id: string;
  heading: string;
  text: string;
  button: string;
  href: string;
  /** Another way to the same, under the text. */
  children?: ReactNode;
}

/** A short aside that asks visitors to take one step. */
export function Invitation({ id, heading, text, button, href, children }: InvitationProps) {
  return (
    <Section labelledBy={id} className="[.bg-paper+&]:pt-3">
      <div className="grid justify-items-start gap-x-16 gap-y-6 md:grid-cols-[1fr_auto] md:items-center">
        <div className="w-full">
          <h2 id={id} className="text-2xl">
            {heading}
          </h2>
          <p className="mt-3 max-w-text text-lg text-muted">{text}</p>
          {children}
        </div>
        <ButtonLink href={href} variant="outline">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
