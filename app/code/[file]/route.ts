import { notFound } from 'next/navigation';
import { browserCode, codeFiles, codePath } from '@/lib/forms/browser-code';

interface CodeRoute {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  return codeFiles.map((name) => ({ file: codePath(name).replace('/code/', '') }));
}

/** What a form does once somebody has touched it. */
export async function GET(_request: Request, { params }: CodeRoute) {
  const { file } = await params;
  const name = codeFiles.find((candidate) => codePath(candidate) === `/code/${file}`) ?? notFound();
  return new Response(browserCode(name), { headers: { 'Content-Type': 'text/javascript' } });
}
