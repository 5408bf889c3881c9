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
import { staticParams } from '@/lib/static-params';

export const dynamicParams = false;

/** A plain route would be exported as an empty page where gifts can't be monthly. */
export function generateStaticParams() {
  return staticParams('frequency', takes(getContent().site.giving).frequency ? ['monthly'] : []);
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
