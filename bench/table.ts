/** A table in Markdown, with its columns set under one another for a reader of the terminal. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  // Words stand left; figures right, so that their digits line up.
  const figures = headings.map((_, column) =>
    rows.every((row) => /^[\d.,–]+$/.test(row[column] ?? '')),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (figures[i] ? cells[i]?.padStart(width) : cells[i]?.padEnd(width))).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    figures[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(headings), line(rule), ...rows.map(line)].join('\n');
}

/** A number as it is read, such as 1,234.5; a dash where nothing was measured. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
