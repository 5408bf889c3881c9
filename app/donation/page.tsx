import { contentOf, metadataAt } from '@/app/content-at';
import { Give } from '@/components/donation/give';
import { GivingOptions } from '@/components/donation/giving-options';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { acceptedFields } from '@/lib/donation/giving';
import { routes } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(routes.donation);

export default function DonationPage() {
  const { site, pages, words, page } = contentOf('donation');
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} ground="sage" />
      <Give
        site={site}
        form={words.form}
        impact={words.impact}
        ways={words.ways}
        frequency="once"
      />
      <GivingOptions
        options={words.options}
        hasTalks={pages.contact !== undefined}
        asksHowOften={acceptedFields(site.giving).frequency}
      />
    </SiteLayout>
  );
}
