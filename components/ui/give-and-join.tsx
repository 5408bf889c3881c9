import { href, routes } from '@/lib/site/routes';
import { ButtonLink } from './button-link';
import { CallToAction } from './call-to-action';

interface GiveAndJoinProps {
  heading: string;
  text: string;
  /** Words on the button that leads to giving. */
  donate: string;
  /** Words on the button that leads to taking part. */
  involve: string;
}

/** The closing call of a page: give, or get in touch. */
export function GiveAndJoin({ heading, text, donate, involve }: GiveAndJoinProps) {
  return (
    <CallToAction heading={heading} text={text}>
      <ButtonLink href={href(routes.donation)}>{donate}</ButtonLink>
      <ButtonLink href={href(routes.contact)} variant="light">
        {involve}
      </ButtonLink>
    </CallToAction>
  );
}
