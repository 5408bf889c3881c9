import { join } from 'node:path';
import { fileAt } from '@/app/file-at';
import { staticParams, type Params } from '@/app/params';
import { getContent } from '@/lib/content';
import { contentFolder } from '@/lib/content/folder';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const names = getContent().files.map(({ name }) => name);
  return staticParams('file', names);
}

/** A file to download. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  return fileAt(join(contentFolder(), 'files', (await params).file), 'application/pdf');
}
