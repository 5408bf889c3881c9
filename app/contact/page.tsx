import { FindUs } from '@/components/contact/find-us';
import { Questions } from '@/components/contact/questions';
import { WriteToUs } from '@/components/contact/write-to-us';
import { Frame } from '@/components/frame/frame';
import { JsonLd } from '@/components/frame/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { skies } from '@/lib/skies';
import { charityData } from '@/lib/structured-data/charity';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.contact, content.pages.contact);
}

export default function ContactPage() {
  const { site, pages } = getContent();
  const page = pages.contact;
  return (
    <Frame site={site} current="contact">
      <PageHero heading={page.heading} lead={page.lead} {...skies.contact} />
      <WriteToUs site={site} form={page.form} details={page.details} />
      <FindUs map={page.map} address={site.contact.address} />
      <Questions {...page.faq} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </Frame>
  );
}
