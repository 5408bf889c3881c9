import { SiteLayout } from '@/components/frame/site-layout';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { getContent } from '@/lib/content';
import { pageTitle } from '@/lib/site/metadata';
import { href, routes } from '@/lib/site/routes';

export function generateMetadata() {
  const { site, pages } = getContent();
  const { title, description } = pages['not-found'];
  return { title: pageTitle(site, title), description };
}

export default function NotFoundPage() {
  const { site, pages } = getContent();
  const page = pages['not-found'];
  return (
    <SiteLayout site={site}>
      <CallToAction level="h1" heading={page.heading} text={page.lead}>
        <ButtonLink href={href(routes.home)}>{page.home}</ButtonLink>
        <ButtonLink href={href(routes.contact)} variant="light">
          {page.contact}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
