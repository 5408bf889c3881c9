/** More than any instant in milliseconds that a list of events will meet. */
const FAR = 1e14;

/**
 * The place of an event in a list, at a moment `now` in milliseconds: the smaller the number, the earlier it
 * stands. First what lies ahead, the first to end before the others; then what is `off`, since it was
 * cancelled, say; then what is over, the latest first. `ends` are the instants in milliseconds at which its times are over.
 */
export const sortKeyOf = (ends: readonly number[], off: boolean, now: number): number =>
  Math.min(...ends.map((end) => (end > now ? end + +off * FAR : 3e14 - end)));
