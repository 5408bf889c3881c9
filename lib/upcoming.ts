/** What gives an event its place among others. */
export interface Upcoming {
  /** The instant at which it is over, in milliseconds. */
  ends: number;
  /** Whether it stands behind those that will be: it was called off, say. */
  off: boolean;
}

/** What comes first at a moment (in milliseconds): 0 for what lies ahead, 1 for what is off, 2 for what is over. */
export function rankOf({ ends, off }: Upcoming, now: number): number {
  if (ends <= now) return 2;
  return off ? 1 : 0;
}

/**
 * Compares two events for a list, at a moment in milliseconds: by rank, then the first to end before the
 * others; of those that are over the latest first. Always a number: WebKit takes false for “less”.
 */
export function compareUpcoming(a: Upcoming, b: Upcoming, now: number): number {
  const isOver = a.ends <= now;
  return rankOf(a, now) - rankOf(b, now) || (isOver ? b.ends - a.ends : a.ends - b.ends);
}
