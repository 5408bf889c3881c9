import { Give } from '@/components/donation/give';
import { GivingOptions } from '@/components/donation/giving-options';
import { Frame } from '@/components/frame/frame';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

const { site, pages } = getContent();
const page = pages.donation;

export const metadata = pageMetadata(site, 'donation', page);

export default function DonationPage() {
  return (
    <Frame site={site} current="donation">
      <PageHero heading={page.heading} lead={page.lead} hour="dawn" seed={18} />
      <GivingOptions {...page.options} />
      <Give form={page.form} impact={page.impact} email={site.contact.email} />
    </Frame>
  );
}
