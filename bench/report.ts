/** Named figures, such as the sizes and times of one visit; NaN where there is nothing to measure. */
export type Figures = Record<string, number>;

/** The middle of each figure over several visits, which one slow visit doesn't move as it would the mean. */
export function medians(visits: readonly Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = visits.map((figures) => figures[name] ?? NaN).toSorted((a, b) => a - b);
      const half = (sorted.length - 1) / 2;
      const [low = NaN, high = NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
      return [name, (low + high) / 2];
    }),
  );
}

/** A table in Markdown of rows with the same columns; a dash stands where nothing was measured. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const cell = (value: string | number) => {
    if (typeof value === 'string') return value;
    const digits = { maximumFractionDigits: value < 10 ? 2 : 0 };
    return Number.isNaN(value) ? '–' : value.toLocaleString('en', digits);
  };
  const [, ...figures] = headings;
  return [
    headings,
    ['---', ...figures.map(() => '--:')],
    ...rows.map((row) => Object.values(row).map(cell)),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
