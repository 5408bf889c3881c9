import { SiteLayout } from '@/components/frame/site-layout';
import { LoneMessage } from '@/components/ui/lone-message';
import { getContent } from '@/lib/content';
import { pageTitle } from '@/lib/site/metadata';

export function generateMetadata() {
  const { site, pages } = getContent();
  const { title, description } = pages['not-found'];
  return { title: pageTitle(site, title), description };
}

export default function NotFoundPage() {
  const { site, pages } = getContent();
  const { heading, lead, home, contact } = pages['not-found'];
  return (
    <SiteLayout site={site}>
      <LoneMessage
        site={site}
        heading={heading}
        text={lead}
        motif="fork"
        links={{ home, contact }}
      />
    </SiteLayout>
  );
}
