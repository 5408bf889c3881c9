import { contentAt, metadataAt } from '@/app/content-at';
import { Give } from '@/components/donation/give';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { acceptedFields } from '@/lib/donation/giving';
import { monthlyPath } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

export const dynamicParams = false;

/** A plain route would be exported as an empty page where gifts can't be monthly. */
export function generateStaticParams() {
  return staticParams(
    'frequency',
    acceptedFields(getContent().site.giving).frequency ? ['monthly'] : [],
  );
}

export const generateMetadata = () => metadataAt(monthlyPath);

/** The donation form with monthly gifts chosen, also where no script runs. */
export default function MonthlyPage() {
  const { site, pages, page } = contentAt(monthlyPath);
  const { form, impact, ways } = pages.donation;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} ground="sage" />
      <Give site={site} form={form} impact={impact} ways={ways} frequency="monthly" />
    </SiteLayout>
  );
}
