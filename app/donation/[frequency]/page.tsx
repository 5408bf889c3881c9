import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { staticParams } from '@/app/params';
import { Give } from '@/components/donation/give';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { acceptedFields } from '@/lib/donation/giving';
import { monthlyPath } from '@/lib/site/routes';

export const dynamicParams = false;

/** A plain route would be exported as an empty page where gifts can't be monthly. */
export function generateStaticParams() {
  const { site, pages } = getContent();
  const isMonthly = pages.donation && acceptedFields(site.giving).frequency;
  return staticParams('frequency', isMonthly ? ['monthly'] : []);
}

export const generateMetadata = () => metadataAt(monthlyPath);

/** The donation form with monthly gifts chosen, also where no script runs. */
export default function MonthlyPage() {
  const { site, pages, page } = contentAt(monthlyPath);
  const { form, impact, ways } = pages.donation ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} ground="sage" />
      <Give site={site} form={form} impact={impact} ways={ways} frequency="monthly" />
    </SiteLayout>
  );
}
