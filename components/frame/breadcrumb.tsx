import type { Site } from '@/lib/schema/site';
import { href } from '@/lib/site/routes';
import type { Crumb } from '@/lib/site/site-page';
import { breadcrumbData } from '@/lib/structured-data/breadcrumb';
import { JsonLd } from './json-ld';

interface BreadcrumbProps {
  site: Site;
  /** From home to the page that is shown. */
  crumbs: readonly Crumb[];
}

/** The way to the page that is shown, for the eye and for search engines alike. */
export function Breadcrumb({ site, crumbs }: BreadcrumbProps) {
  const above = crumbs.slice(0, -1);
  return (
    <nav aria-label={site.frame.breadcrumb} className="print:hidden">
      <ol className="container-page flex flex-wrap items-center gap-x-2 py-1 text-sm">
        {above.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-x-2">
            <a
              href={href(path)}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:decoration-2"
            >
              {name}
            </a>{' '}
            <span aria-hidden>›</span>
          </li>
        ))}
        {crumbs.slice(-1).map(({ name, path }) => (
          <li key={path} aria-current="page" className="py-2">
            {name}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(site, crumbs)} />
    </nav>
  );
}
