import { getContent } from '@/lib/content';
import { markOf, shownMark } from '@/lib/look/mark';

export const dynamic = 'force-static';

/** The charity's mark, for the tab of the browser, and for the header where it is large. */
export async function GET() {
  const svg = await shownMark(markOf(getContent().site));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
