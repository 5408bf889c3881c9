import { contentOf, metadataAt } from '@/app/content-at';
import { FindUs } from '@/components/contact/find-us';
import { Questions } from '@/components/contact/questions';
import { WriteToUs } from '@/components/contact/write-to-us';
import { JsonLd } from '@/components/frame/json-ld';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { routes } from '@/lib/site/routes';
import { charityData } from '@/lib/structured-data/charity';

export const generateMetadata = () => metadataAt(routes.contact);

export default function ContactPage() {
  const { site, pages, words, page } = contentOf('contact');
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <WriteToUs site={site} form={words.form} details={words.details} />
      {words.map && site.contact.address.street && (
        <FindUs map={words.map} address={site.contact.address} language={site.language} />
      )}
      {words.faq && <Questions {...words.faq} />}
      <JsonLd data={charityData(site, pages.home.description)} />
    </SiteLayout>
  );
}
