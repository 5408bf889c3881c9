import { notFound } from 'next/navigation';
import { staticParams, type Params } from '@/app/params';
import { getContent } from '@/lib/content';
import { appIcons, drawIcon } from '@/lib/look/app-icons';
import { groundUnder, markOf } from '@/lib/look/mark';
import { paletteOf } from '@/lib/look/palette';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const names = Object.keys(appIcons).map((id) => `${id}.png`);
  return staticParams('file', names);
}

/** An icon for a home screen or a list of apps. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  const { file } = await params;
  const icon = Object.entries(appIcons).find(([id]) => `${id}.png` === file)?.[1] ?? notFound();
  const { site } = getContent();
  const { paper } = paletteOf(site).light.colors;
  const ground = (await groundUnder(site, paper)) ?? paper;
  return new Response(new Uint8Array(await drawIcon(icon, markOf(site), ground)));
}
