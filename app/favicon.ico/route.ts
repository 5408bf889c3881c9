import { getContent } from '@/lib/content';
import { drawIcon, icoFile } from '@/lib/look/app-icons';
import { markOf } from '@/lib/look/mark';

export const dynamic = 'force-static';

/** The icon where programs look for it that read no page. */
export async function GET() {
  const png = await drawIcon({ width: 32 }, markOf(getContent().site));
  return new Response(new Uint8Array(icoFile(png)));
}
