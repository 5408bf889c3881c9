import { getContent } from '@/lib/content';
import { servedFont } from '@/lib/look/fonts';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [{ file: servedFont(getContent().site.font).name }];
}

/** The display face. */
export function GET() {
  return new Response(new Uint8Array(servedFont(getContent().site.font).data));
}
