import type { Pages } from '@/lib/schema/pages';

/** The mission in the charity's own words, large. */
export function Statement({ heading, text, more }: Pages['mission']['statement']) {
  return (
    <section aria-labelledby="statement" className="bg-brand text-on-brand">
      <div className="container-page pb-20 pt-8 lg:pb-28">
        <h2 id="statement" className="text-xl text-on-brand-soft">
          {heading}
        </h2>
        <p className="mt-6 max-w-[14.8em] font-display text-3xl text-figure max-[22em]:text-[2.25rem]">
          {text}
        </p>
        {more && <p className="mt-8 max-w-text text-lg">{more}</p>}
      </div>
    </section>
  );
}
