interface FiguresProps {
  heading: string;
  headingId: string;
  numbers: { figure: string; label: string }[];
  /** Whether it grows out of the hills above it, which bring room enough. */
  belowHills?: boolean;
}

/** A band of large numbers that show what the work adds up to. */
export function Figures({ heading, headingId, numbers, belowHills = false }: FiguresProps) {
  return (
    <section aria-labelledby={headingId} className="bg-brand text-on-brand">
      <div className={`container-page pb-12 lg:pb-16 ${belowHills ? 'pt-6' : 'pt-14 lg:pt-20'}`}>
        <h2 id={headingId} className="text-xl text-on-brand-soft">
          {heading}
        </h2>
        <dl className="lg:three-across mt-6 grid gap-x-8 md:max-lg:grid-cols-[repeat(3,auto)]">
          {numbers.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse border-t border-on-brand-soft py-5 xs:flex-row-reverse xs:items-baseline xs:justify-end xs:gap-x-4 md:flex-col-reverse md:items-stretch md:justify-start md:border-t-2"
            >
              <dt className="mt-1 text-lg">{label}</dt>
              <dd className="font-display text-4xl text-figure md:whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
