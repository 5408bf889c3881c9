import type { SectionOf } from '@/lib/schema/free-page';

/** What people say of the charity, each with their name. */
export function Testimonials({ testimonials }: Pick<SectionOf<'testimonials'>, 'testimonials'>) {
  return (
    <ul className="sm:max-lg:two-across lg:three-across grid gap-5">
      {testimonials.map(({ quote, name, role }) => (
        <li key={quote} className="card p-6 sm:p-8">
          <figure className="flex h-full flex-col">
            <blockquote className="font-display text-xl">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="mt-auto pt-4">
              <span translate="no" className="font-bold">
                {name}
              </span>
              {role && <div className="text-muted">{role}</div>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
