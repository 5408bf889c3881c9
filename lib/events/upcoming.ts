/** More than any instant in milliseconds that a list of events will meet. */
const FAR = 1e14;

/**
 * The place of an event in a list, at a moment `now`: the smaller the number, the earlier it stands. First
 * what lies ahead, the first to end before the others; then what is `off`, since it was cancelled, say;
 * then what is over, the latest first. `ends` and `now` are instants in milliseconds.
 */
export function placeOf(ends: number, off: boolean, now: number): number {
  return ends > now ? ends + (off ? FAR : 0) : 3e14 - ends;
}
