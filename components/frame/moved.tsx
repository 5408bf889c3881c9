import type { Site } from '@/lib/schema/site';
import { href } from '@/lib/site/routes';
import type { SitePage } from '@/lib/site/site-page';
import { ButtonLink } from '../ui/button-link';
import { CallToAction } from '../ui/call-to-action';
import { SiteLayout } from './site-layout';

interface MovedProps {
  site: Site;
  /** Where it is now. */
  page: SitePage;
}

/** What stands at the old address of a page: it leads on at once, on any host, and by a link where browsers are told not to. */
export function Moved({ site, page: { path, title, heading, lead } }: MovedProps) {
  return (
    <SiteLayout site={site}>
      <meta httpEquiv="refresh" content={`0; url=${href(path)}`} />
      <CallToAction level="h1" heading={heading} text={lead}>
        <ButtonLink href={href(path)}>{title}</ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
