import type { MotifName } from '@/lib/look/motifs/motifs';
import type { Site } from '@/lib/schema/site';
import { addressOf, donateAddress } from '@/lib/site/nav';
import { ButtonLink } from './button-link';
import { CallToAction } from './call-to-action';

interface GiveAndJoinProps {
  site: Site;
  /** What tells it from that of other pages. */
  motif?: MotifName;
  heading: string;
  text: string;
  /** Words on the button that leads to giving. */
  donate: string;
  /** Words on the button that leads to taking part. */
  involve: string;
}

/** The closing call of a page: give, or get in touch. */
export function GiveAndJoin({ site, motif, heading, text, donate, involve }: GiveAndJoinProps) {
  return (
    <CallToAction motif={motif} heading={heading} text={text}>
      <ButtonLink href={donateAddress(site)}>{donate}</ButtonLink>
      <ButtonLink href={addressOf(site, 'contact')} variant="light">
        {involve}
      </ButtonLink>
    </CallToAction>
  );
}
