import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileAt } from '@/app/file-at';
import { staticParams, type Params } from '@/app/params';
import { getContent } from '@/lib/content';
import { artFiles } from '@/lib/look/motifs/art-files';
import { RENDITIONS } from '@/lib/look/pictures';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams('file', [...readdirSync(RENDITIONS), ...artFiles(getContent()).keys()]);
}

/** A rendition of a picture, or what is drawn in the place of one. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  const { file } = await params;
  const svg = artFiles(getContent()).get(file);
  if (svg !== undefined) return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  return fileAt(join(RENDITIONS, file), `image/${extname(file).slice(1)}`);
}
