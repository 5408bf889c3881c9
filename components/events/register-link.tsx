import type { ComponentProps } from 'react';
import { registrationOf } from '@/lib/events/events';
import { shownBetween } from '@/lib/events/moments';
import type { CharityEvent } from '@/lib/schema/event';
import type { Site } from '@/lib/schema/site';
import { ButtonLink } from '../ui/button-link';

interface RegisterLinkProps extends Pick<
  ComponentProps<typeof ButtonLink>,
  'className' | 'about' | 'children'
> {
  event: CharityEvent;
  site: Site;
  /** Where it leads once the event is over; nowhere, without it. */
  afterwards?: string;
  /** The build's clock. */
  now: Date;
}

/** Leads to where people sign up for an event, as long as there is something to sign up for. */
export function RegisterLink({ event, site, afterwards, now, ...button }: RegisterLinkProps) {
  const registration = registrationOf(event, site);
  if (registration === undefined) return null;
  const { ends } = event;
  return (
    <>
      <ButtonLink href={registration} shown={shownBetween(now, { to: ends })} {...button} />
      {afterwards !== undefined && (
        <ButtonLink
          href={afterwards}
          shown={shownBetween(now, { from: ends })}
          variant="outline"
          {...button}
        />
      )}
    </>
  );
}
