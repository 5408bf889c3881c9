import { contentAt, metadataAt } from '@/app/content-at';
import { Give } from '@/components/donation/give';
import { GivingOptions } from '@/components/donation/giving-options';
import { Frame } from '@/components/frame/frame';
import { PageHero } from '@/components/ui/page-hero';
import { takes } from '@/lib/giving';
import { routes } from '@/lib/routes';

export const generateMetadata = () => metadataAt(routes.donation);

export default function DonationPage() {
  const { site, pages, page } = contentAt(routes.donation);
  const words = pages.donation;
  return (
    <Frame site={site} page={page}>
      <PageHero {...page} />
      <GivingOptions options={words.options} asksHowOften={takes(site.giving).frequency} />
      <Give
        site={site}
        form={words.form}
        impact={words.impact}
        ways={words.ways}
        frequency="once"
      />
    </Frame>
  );
}
