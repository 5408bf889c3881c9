import { contentAt, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { href, routes, thanksPath } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(thanksPath);

/** Where a payment service can bring people back to. */
export default function ThanksPage() {
  const { site, pages, page } = contentAt(thanksPath);
  const { heading, text, home, contact } = pages.donation.thanks;
  return (
    <SiteLayout site={site} page={page}>
      <CallToAction level="h1" heading={heading} text={text}>
        <ButtonLink href={href(routes.home)}>{home}</ButtonLink>
        <ButtonLink href={href(routes.contact)} variant="light">
          {contact}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
