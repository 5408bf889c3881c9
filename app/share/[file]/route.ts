import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content';
import { drawShareImage } from '@/lib/share/share-image';
import { shareImages } from '@/lib/share/share-images';

interface ShareRoute {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [...shareImages(getContent()).values()].map(({ file }) => ({ file }));
}

/** The picture that a page is announced with where its address is shared. */
export async function GET(_request: Request, { params }: ShareRoute) {
  const { file } = await params;
  const images = [...shareImages(getContent()).values()];
  const image = images.find((candidate) => candidate.file === file) ?? notFound();
  const png = await drawShareImage(image);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
