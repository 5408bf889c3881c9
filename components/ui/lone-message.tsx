import type { MotifName } from '@/lib/look/motifs/motifs';
import type { Site } from '@/lib/schema/site';
import { pageHref } from '@/lib/site/nav';
import { href, routes } from '@/lib/site/routes';
import { ButtonLink } from './button-link';
import { CallToAction } from './call-to-action';

interface LoneMessageProps {
  site: Pick<Site, 'nav'>;
  heading: string;
  text: string;
  motif?: MotifName;
  /** What the links home and to the contact page say. */
  links: { home: string; contact: string };
}

/** A page of one message, with links home and to the contact page: not found, thanks. */
export function LoneMessage({ site, links, ...words }: LoneMessageProps) {
  return (
    <CallToAction level="h1" {...words}>
      <ButtonLink href={href(routes.home)}>{links.home}</ButtonLink>
      <ButtonLink href={pageHref(site, 'contact')} variant="light">
        {links.contact}
      </ButtonLink>
    </CallToAction>
  );
}
