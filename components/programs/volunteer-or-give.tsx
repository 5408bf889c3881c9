import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { contactHref, donateHref } from '@/lib/site/nav';
import { ButtonLink } from '../ui/button-link';
import { CallToAction } from '../ui/call-to-action';

type VolunteerOrGiveProps = NonNullable<Pages['programs']['call']> & {
  site: Site;
  /** What a volunteer writes about. */
  subject: string;
};

/** The closing call of a page about programs: an hour, or a gift. */
export function VolunteerOrGive({ site, subject, ...call }: VolunteerOrGiveProps) {
  return (
    <CallToAction timeOfDay="dusk" motif="crates" heading={call.heading} text={call.text}>
      <ButtonLink href={contactHref(site, subject)}>{call.volunteer}</ButtonLink>
      <ButtonLink href={donateHref(site)} variant="light">
        {call.donate}
      </ButtonLink>
    </CallToAction>
  );
}
