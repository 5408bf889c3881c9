interface FiguresProps {
  heading: string;
  headingId: string;
  numbers: { figure: string; label: string }[];
}

/** A band of large numbers that show what the work adds up to. */
export function Figures({ heading, headingId, numbers }: FiguresProps) {
  return (
    <section aria-labelledby={headingId} className="bg-juniper text-on-juniper">
      <div className="container-page pb-16 pt-6 lg:pb-20">
        <h2 id={headingId} className="text-xl text-on-juniper-soft">
          {heading}
        </h2>
        <dl className="mt-6 grid gap-x-8 md:grid-cols-3">
          {numbers.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-4 border-t border-on-juniper-soft py-5 md:flex-col-reverse md:border-t-2"
            >
              <dt className="mt-1 text-lg">{label}</dt>
              <dd className="font-display text-4xl text-figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
