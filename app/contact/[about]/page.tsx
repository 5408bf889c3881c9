import { notFound } from 'next/navigation';
import { WriteToUs } from '@/components/contact/write-to-us';
import { Frame } from '@/components/frame/frame';
import { PageHero } from '@/components/ui/page-hero';
import { crumbsTo } from '@/lib/breadcrumb';
import { getContent } from '@/lib/content';
import { talkTopics } from '@/lib/giving';
import { pageMetadata } from '@/lib/metadata';
import { routes, talkPath } from '@/lib/routes';
import { skies } from '@/lib/skies';

interface TalkPageProps {
  params: Promise<{ about: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return talkTopics(getContent().site.giving).map((about) => ({ about }));
}

export async function generateMetadata({ params }: TalkPageProps) {
  const { about, way } = await read(params);
  return pageMetadata(getContent(), talkPath(about), { title: way.title, description: way.text });
}

/** The message form with a way of giving as its subject, also where no script runs. */
export default async function TalkPage({ params }: TalkPageProps) {
  const { site, about, page, way } = await read(params);
  const list = { name: site.frame.links.contact, path: routes.contact };
  const crumbs = crumbsTo(site, list, { name: way.title, path: talkPath(about) });
  return (
    <Frame site={site} current="contact" crumbs={crumbs}>
      <PageHero heading={way.title} lead={way.text} {...skies.contact} />
      <WriteToUs site={site} form={page.form} details={page.details} subject={way.title} />
    </Frame>
  );
}

async function read(params: TalkPageProps['params']) {
  const { about: asked } = await params;
  const { site, pages } = getContent();
  const about = talkTopics(site.giving).find((topic) => topic === asked) ?? notFound();
  return { site, about, page: pages.contact, way: pages.donation.options[about] };
}
