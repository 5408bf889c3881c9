import type { Thing, WithContext } from 'schema-dts';
import { scriptText } from '@/lib/structured-data/script-text';

/** What search engines read of a page: data, which no browser runs. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  );
}
