import { Give } from '@/components/donation/give';
import { GivingOptions } from '@/components/donation/giving-options';
import { Frame } from '@/components/frame/frame';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { takes } from '@/lib/giving';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { skies } from '@/lib/skies';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.donation, content.pages.donation);
}

export default function DonationPage() {
  const { site, pages } = getContent();
  const page = pages.donation;
  return (
    <Frame site={site} current="donation">
      <PageHero heading={page.heading} lead={page.lead} {...skies.donation} />
      <GivingOptions options={page.options} asksHowOften={takes(site.giving).frequency} />
      <Give site={site} form={page.form} impact={page.impact} ways={page.ways} frequency="once" />
    </Frame>
  );
}
