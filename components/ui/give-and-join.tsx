import type { ComponentProps } from 'react';
import type { Site } from '@/lib/schema/site';
import { donateHref, pageHref } from '@/lib/site/nav';
import { ButtonLink } from './button-link';
import { CallToAction } from './call-to-action';

interface GiveAndJoinProps extends Omit<ComponentProps<typeof CallToAction>, 'children'> {
  site: Site;
  /** Words on the button that leads to giving. */
  donate: string;
  /** Words on the button that leads to taking part. */
  involve: string;
}

/** The closing call of a page: give, or get in touch. */
export function GiveAndJoin({ site, donate, involve, ...call }: GiveAndJoinProps) {
  return (
    <CallToAction {...call}>
      <ButtonLink href={donateHref(site)}>{donate}</ButtonLink>
      <ButtonLink href={pageHref(site, 'contact')} variant="light">
        {involve}
      </ButtonLink>
    </CallToAction>
  );
}
