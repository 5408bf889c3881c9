import { SiteLayout } from '@/components/frame/site-layout';
// eslint-disable-next-line import/no-restricted-paths -- Only development shows this page.
import * as all from '@/examples/all';
import { getContent } from '@/lib/content';

export const metadata = { title: 'Examples' };

/** Bands bring margins of their own; photos are no files here, so their places are tinted. */
const LOOK = `
  .example:has(.container-page) { max-width: none; padding: 0 }
  .example img { background: var(--sage) }
`;

/** The named examples of all components; only `npm run dev` has this page, see `pageExtensions`. */
export default function ExamplesPage() {
  return (
    <SiteLayout site={getContent().site}>
      <style>{LOOK}</style>
      {Object.entries(all).map(([component, examples]) => (
        <section key={component} aria-labelledby={component}>
          <h2 id={component} className="container-page pt-12 text-2xl">
            {component}
          </h2>
          {Object.entries(examples).map(([name, example]) => (
            <figure key={name} className="mt-8">
              <figcaption className="container-page mb-3 text-muted">{name}</figcaption>
              <div className="example container-page">{example}</div>
            </figure>
          ))}
        </section>
      ))}
    </SiteLayout>
  );
}
