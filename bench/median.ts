/** Named numbers, such as the times of one visit. */
export type Values = Record<string, number>;

/** The middle of some numbers, which one slow run doesn't move as it would the mean. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  if (high === undefined || low === undefined) {
    throw new Error('median: found no numbers; wanted at least one');
  }
  return (low + high) / 2;
}

/** The middle of each value over several visits. */
export function medians(visits: readonly Values[]): Values {
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      median(visits.map((values) => values[name] ?? NaN)),
    ]),
  );
}
