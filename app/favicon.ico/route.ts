import { drawIcon, icoFile } from '@/lib/look/icon-files';

export const dynamic = 'force-static';

/** The icon where programs look for it that read no page. */
export async function GET() {
  return new Response(new Uint8Array(icoFile(await drawIcon({ width: 32 }, 'transparent'))));
}
