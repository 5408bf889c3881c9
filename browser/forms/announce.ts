/** How long nothing must change, in milliseconds, before something is spoken. */
const PAUSE = 1_000;

/**
 * Returns what puts a text into a live region once it has stood still: screen readers would speak each
 * state of what is being typed.
 */
export function announcerOf(region: Element | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (region) region.textContent = text;
    }, PAUSE);
  };
}
