import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content';
import { drawIcon, icons } from '@/lib/look/icon-files';
import { markOf, groundUnder } from '@/lib/look/mark';
import { paletteOf } from '@/lib/look/palette';

interface IconRoute {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return Object.keys(icons).map((id) => ({ file: `${id}.png` }));
}

/** An icon for a home screen or a list of apps. */
export async function GET(_request: Request, { params }: IconRoute) {
  const { file } = await params;
  const icon = Object.entries(icons).find(([id]) => `${id}.png` === file)?.[1] ?? notFound();
  const { site } = getContent();
  const { paper } = paletteOf(site).light.colours;
  const ground = (await groundUnder(site, paper)) ?? paper;
  return new Response(new Uint8Array(await drawIcon(icon, markOf(site), ground)));
}
