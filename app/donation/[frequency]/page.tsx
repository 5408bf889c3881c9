import { notFound } from 'next/navigation';
import { Give } from '@/components/donation/give';
import { Frame } from '@/components/frame/frame';
import { PageHero } from '@/components/ui/page-hero';
import { crumbsTo } from '@/lib/breadcrumb';
import { getContent } from '@/lib/content';
import { takes } from '@/lib/giving';
import { pageMetadata } from '@/lib/metadata';
import { monthlyPath, routes } from '@/lib/routes';
import { skies } from '@/lib/skies';

export const dynamicParams = false;

export function generateStaticParams() {
  // Where gifts can't be monthly the not-found page stands in; the export takes it away.
  return [{ frequency: takes(getContent().site.giving).frequency ? 'monthly' : '_not-found' }];
}

export function generateMetadata() {
  const content = read();
  const { title, text } = content.pages.donation.options.monthly;
  return pageMetadata(content, monthlyPath, { title, description: text });
}

/** The donation form with monthly gifts chosen, also where no script runs. */
export default function MonthlyPage() {
  const { site, pages } = read();
  const { options, form, impact, ways } = pages.donation;
  const list = { name: pages.donation.title, path: routes.donation };
  const crumbs = crumbsTo(site, list, { name: options.monthly.title, path: monthlyPath });
  return (
    <Frame site={site} current="donation" crumbs={crumbs}>
      <PageHero
        heading={options.monthly.title}
        lead={options.monthly.text}
        {...skies.donation}
        ground="sage"
      />
      <Give site={site} form={form} impact={impact} ways={ways} frequency="monthly" />
    </Frame>
  );
}

function read() {
  const content = getContent();
  return takes(content.site.giving).frequency ? content : notFound();
}
