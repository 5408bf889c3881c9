import { href, routes } from '@/lib/site/routes';
import { ButtonLink } from './button-link';
import { CallToAction } from './call-to-action';

interface LoneMessageProps {
  heading: string;
  text: string;
  /** What the links home and to the contact page say. */
  links: { home: string; contact: string };
}

/** All that a page says that is no place to stay, with the ways on. */
export function LoneMessage({ heading, text, links: { home, contact } }: LoneMessageProps) {
  return (
    <CallToAction level="h1" heading={heading} text={text}>
      <ButtonLink href={href(routes.home)}>{home}</ButtonLink>
      <ButtonLink href={href(routes.contact)} variant="light">
        {contact}
      </ButtonLink>
    </CallToAction>
  );
}
