import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { LoneMessage } from '@/components/ui/lone-message';
import { thanksPath } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(thanksPath);

/** Where a payment service can bring people back to. */
export default function ThanksPage() {
  const { site, pages, page } = contentAt(thanksPath);
  const { heading, text, ...links } = (pages.donation ?? notFound()).thanks;
  return (
    <SiteLayout site={site} page={page}>
      <LoneMessage site={site} heading={heading} text={text} motif="lanterns" links={links} />
    </SiteLayout>
  );
}
