import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileAt } from '@/app/file-at';
import { RENDITIONS } from '@/lib/look/pictures';
import { staticParams } from '@/lib/site/static-params';

interface MediaRoute {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams('file', readdirSync(RENDITIONS));
}

/** A rendition of a picture. */
export async function GET(_request: Request, { params }: MediaRoute) {
  const { file } = await params;
  return fileAt(join(RENDITIONS, file), `image/${extname(file).slice(1)}`);
}
