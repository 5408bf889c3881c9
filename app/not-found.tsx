import { Frame } from '@/components/frame/frame';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { getContent } from '@/lib/content';
import { pageTitle } from '@/lib/metadata';
import { href, routes } from '@/lib/routes';

const { site, pages } = getContent();
const page = pages['not-found'];

export const metadata = { title: pageTitle(site, page.title), description: page.description };

export default function NotFoundPage() {
  return (
    <Frame site={site}>
      <CallToAction level="h1" heading={page.heading} text={page.lead}>
        <ButtonLink href={href(routes.home)}>{page.home}</ButtonLink>
        <ButtonLink href={href(routes.contact)} look="light">
          {page.contact}
        </ButtonLink>
      </CallToAction>
    </Frame>
  );
}
