import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Give } from '@/components/donation/give';
import { readHtml, writeHtml } from '@/export/html';
import { addPolicy } from '@/export/policy';
import type { Gift } from '@/lib/donation/giving';
import type { Giving } from '@/lib/schema/giving';
import { wholeContent } from '../whole-content';

const { site, pages } = wholeContent();
const { form, impact, ways } = pages.donation;

/** A donation page as the site's own, of a charity whose gifts are paid like this. */
export function givingPage(giving: Giving, frequency: Gift['frequency']): string {
  const give = renderToStaticMarkup(
    <Give site={{ ...site, giving }} {...{ form, impact, ways, frequency }} />,
  );
  const exported = readFileSync('out/donation/index.html', 'utf8')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/(<main[^>]*>).*(<\/main>)/s, (_main, before, after) => before + give + after);
  const document = readHtml(exported);
  addPolicy(document);
  return writeHtml(document);
}
