import { notFound } from 'next/navigation';
import { staticParams, type Params } from '@/app/params';
import { getContent } from '@/lib/content';
import type { Content } from '@/lib/schema/content';
import { drawShareImage } from '@/lib/share/share-image';
import { shareImageOf, sharePath } from '@/lib/share/share-images';
import { pagesByPath } from '@/lib/site/site-pages';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const content = getContent();
  const paths = ownPictures(content).map((page) => sharePath(content.site, page));
  return staticParams(
    'file',
    paths.map((path) => path.replace('/share/', '')),
  );
}

/** The picture that a page is announced with where its address is shared. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  const { file } = await params;
  const content = getContent();
  const { site } = content;
  const page = ownPictures(content).find(
    (candidate) => sharePath(site, candidate) === `/share/${file}`,
  );
  const png = await drawShareImage(shareImageOf(site, page ?? notFound()));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

/** The pages with a picture of their own. */
function ownPictures(content: Content) {
  return [...pagesByPath(content).values()].filter(({ sharedAs }) => !sharedAs);
}
