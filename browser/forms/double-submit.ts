/** How long a second press of a button is taken for a slip, in milliseconds. */
const PAUSE = 1_000;

/** Tells the second submit of a double click, which doesn't count, from one that does. */
export function doubleSubmitGuard() {
  let last = -PAUSE;
  return {
    /** Whether nothing has been done in the last moment; `now` is in milliseconds, as events have it. */
    counts: (now: number) => now - last >= PAUSE,
    /** Notes that something has been done now. */
    done: (now: number) => {
      last = now;
    },
  };
}
