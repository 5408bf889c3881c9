interface FiguresProps {
  heading: string;
  numbers: { figure: string; label: string }[];
  /** Whether it grows out of the hills above it, which bring room enough. */
  belowHills?: boolean;
}

/** How long a figure may be to stand in a third of the width. */
const MOST_LETTERS = 8;

/** A band of large numbers that show what the work adds up to. */
export function Figures({ heading, numbers, belowHills = false }: FiguresProps) {
  // Three of them stand beside each other, unless there is one that a third of the width can't hold.
  const areShort = numbers.every(({ figure }) => figure.length <= MOST_LETTERS);
  const between =
    numbers.length === 3 ? 'md:max-lg:grid-cols-[repeat(3,auto)]' : 'md:max-lg:two-across';
  const columns = areShort ? `lg:three-across ${between}` : 'md:two-across';
  return (
    <section aria-labelledby="impact" className="bg-brand text-on-brand">
      <div className={`container-page pb-12 lg:pb-16 ${belowHills ? 'pt-6' : 'pt-14 lg:pt-20'}`}>
        <h2 id="impact" className="text-xl text-on-brand-soft">
          {heading}
        </h2>
        <dl className={`mt-6 grid gap-x-8 ${columns}`}>
          {numbers.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse border-t border-on-brand-soft py-5 xs:flex-row-reverse xs:items-baseline xs:justify-end xs:gap-x-4 md:flex-col-reverse md:items-stretch md:border-t-2"
            >
              <dt className="mt-1 text-lg">{label}</dt>
              <dd
                className={`font-display text-4xl text-figure ${areShort ? 'md:whitespace-nowrap' : ''}`}
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
