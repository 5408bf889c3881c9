import { notFound } from 'next/navigation';
import { staticParams, type Params } from '@/app/params';
import { browserCode, codeFiles, codePath } from '@/lib/forms/browser-code';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const names = codeFiles.map((name) => codePath(name).replace('/code/', ''));
  return staticParams('file', names);
}

/** What a form does once somebody has touched it. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  const { file } = await params;
  const name = codeFiles.find((candidate) => codePath(candidate) === `/code/${file}`) ?? notFound();
  return new Response(browserCode(name), { headers: { 'Content-Type': 'text/javascript' } });
}
